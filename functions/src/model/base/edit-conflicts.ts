import { ApiError } from 'contract/errors';

/**
 * Refuses to overwrite what somebody else saved since the form was filled in.
 *
 * @param basedOn the `updatedAt` that the form shows; undefined overwrites whatever stands
 * @param stored what is there now, as people read it, by field
 * @param submitted what would replace it; fields left out are not replaced
 * @throws ApiError conflict, telling beside each field that would change what stands there now
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
