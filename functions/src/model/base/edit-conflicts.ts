import { ApiError } from 'contract/errors';

/**
 * Refuses an edit when the record was saved after the form was loaded.
 *
 * @param basedOn `updatedAt` of the record in the form; undefined overwrites without a check
 * @param stored the stored values as displayed, by field
 * @param submitted the submitted values; missing fields are not replaced
 * @throws ApiError conflict, with the stored value of each field that would change
 */
export function requireUnchanged(
  updatedAt: Date,
  basedOn: string | undefined,
  stored: Readonly<Record<string, string>>,
  submitted: Readonly<Record<string, string | undefined>>,
): void {
  if (basedOn === undefined || updatedAt.toISOString() === basedOn) return;
  const conflicts = Object.entries(stored).filter(
    ([field, value]) => submitted[field] !== undefined && submitted[field] !== value,
  );
  const fields = Object.fromEntries(
    conflicts.map(([field, value]) => [field, `Tersimpan sekarang: ${value === '' ? '(kosong)' : value}`]),
  );
  throw new ApiError('conflict', {
    message: 'Data ini sudah diubah oleh orang lain sejak Anda membukanya.',
    fields,
  });
}
