import { ApiError } from 'contract/errors';
import { fill } from 'contract/text/language/fill';
import { t } from '#messages/replies.ts';

/**
 * Throws conflict, with the stored values that would change, if the record was saved after `basedOn`.
 * Undefined overwrites without a check. Fields missing in `submitted` are not replaced.
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
    conflicts.map(([field, value]) => [
      field,
      fill(t.storedNow, { value: value === '' ? t.emptyValue : value }),
    ]),
  );
  throw new ApiError('conflict', {
    message: t.changedSince,
    fields,
  });
}
