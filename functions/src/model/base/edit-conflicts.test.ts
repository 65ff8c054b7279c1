import { ApiError } from 'contract/errors';
import { expect, test } from 'vitest';
import { requireUnchanged } from './edit-conflicts.ts';

const updatedAt = new Date('2026-11-21T02:00:00.000Z');
const stored = { title: 'Judul', author: '', category: 'research' };

function refusal(
  basedOn: string | undefined,
  typed: Record<string, string | undefined>,
): ApiError | undefined {
  try {
    requireUnchanged(updatedAt, basedOn, stored, typed);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
}

test('what nobody else saved meanwhile may be replaced, and so may anything by a form that tells no time', () => {
  expect(refusal('2026-11-21T02:00:00.000Z', { title: 'Lain' })).toBeUndefined();
  expect(refusal(undefined, { title: 'Lain' })).toBeUndefined();
});

test('what somebody else saved is told beside each field that would change', () => {
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

test('fields that are left out are not replaced; the save is refused all the same', () => {
  expect(refusal('2026-11-21T01:00:00.000Z', { title: undefined })?.fields).toEqual({});
});
