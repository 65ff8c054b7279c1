import { expect, test } from 'vitest';
import { jointTransferNote, transferNote } from './transfer-notes.ts';

test.for([
  [{ name: 'Budi Santoso', membership: 'individual' }, 'Budi Santoso 4K7M-X2QD'],
  [{ name: 'Universitas Contoh', membership: 'institution' }, 'Universitas Contoh 4K7M-X2QD'],
  [{ membership: 'individual' }, 'nama Anda, lalu 4K7M-X2QD'],
  [{ membership: 'institution' }, 'nama institusi, lalu 4K7M-X2QD'],
] as const)('the note of a transfer names the payer, then the bill: %j', ([payer, note]) => {
  expect(transferNote({ ...payer, code: '4K7MX2QD' })).toBe(note);
});

test('the note of one transfer for several bills names the payer, then all bills', () => {
  expect(jointTransferNote('Universitas Contoh', ['4K7MX2QD', '7K3M9PQX'])).toBe(
    'Universitas Contoh 4K7M-X2QD 7K3M-9PQX',
  );
});
