import { ApiError } from 'contract/errors';
import { expect, test } from 'vitest';
import { requireUnchanged } from './require-unchanged.ts';

const updatedAt = new Date('2026-11-21T02:00:00.000Z');
const stored = { title: 'Judul', author: '', category: 'research' };

function refusal(
  basedOn: string | undefined,
  submitted: Record<string, string | undefined>,
): ApiError | undefined {
  try {
    requireUnchanged(updatedAt, basedOn, stored, submitted);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
}

test('an edit is accepted when the record is unchanged or the form names no version', () => {
  expect(refusal('2026-11-21T02:00:00.000Z', { title: 'Lain' })).toBeUndefined();
  expect(refusal(undefined, { title: 'Lain' })).toBeUndefined();
});

test('an edit of a changed record is refused with the stored value of each conflicting field', () => {
  const error = refusal('2026-11-21T01:59:59.999Z', {
    title: 'Lain',
    author: 'Sari',
    category: 'research',
    price: '5',
  });
  expect(error?.toBody()).toEqual({
    code: 'conflict',
    message: 'Data ini sudah diubah oleh orang lain sejak Anda membukanya.',
    fields: { title: 'Tersimpan sekarang: Judul', author: 'Tersimpan sekarang: (kosong)' },
  });
});

test('an edit of a changed record is refused even when it omits all fields', () => {
  expect(refusal('2026-11-21T01:00:00.000Z', { title: undefined })?.fields).toEqual({});
});
