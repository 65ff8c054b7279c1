import { expect, test } from 'vitest';
import { transferNote } from './transfer-notes.ts';

test.for([
  [{ name: 'Budi Santoso', membership: 'individual' }, 'Budi Santoso 4K7M-X2QD'],
  [{ name: 'Universitas Contoh', membership: 'institution' }, 'Universitas Contoh 4K7M-X2QD'],
  [{ membership: 'individual' }, 'nama Anda, lalu 4K7M-X2QD'],
  [{ membership: 'institution' }, 'nama institusi, lalu 4K7M-X2QD'],
] as const)('the note of a transfer names the payer, then the bill: %j', ([payer, note]) => {
  expect(transferNote({ ...payer, code: '4K7MX2QD' })).toBe(note);
});
