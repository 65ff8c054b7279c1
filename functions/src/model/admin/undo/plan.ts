import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { AuditRecord, AuditValue } from '#data/records.ts';
import { toAuditValue } from '#model/base/audit-changes.ts';

interface UndoPlan {
  /** Values to restore by field; empty if the record already has all of them. */
  readonly restored: Readonly<Record<string, AuditValue>>;
  /** Changed fields whose old values are not stored. */
  readonly lost: readonly string[];
}

/** Returns the fields that an entry lists as changed. Pictures and some other fields have no stored value. */
const changedFieldsOf = ({ fields }: AuditRecord['details']): string[] =>
  typeof fields === 'string' && fields !== '' ? fields.split(', ') : [];

/**
 * Plans the undo of an edit. Throws `wrong-status` if no old value is stored. Throws `conflict` if a field
 * was changed since, with its current value.
 */
export function createUndoPlan(
  { changes = [], details }: Pick<AuditRecord, 'changes' | 'details'>,
  current: Readonly<Record<string, unknown>>,
): UndoPlan {
  const reversible = changes.filter(
    ({ old, new: next, isCut }) => isCut !== true && (old !== null || next !== null),
  );
  if (reversible.length === 0) throw new ApiError('wrong-status', { message: wording.undoValueNotStored });
  const pending = reversible
    .map((change) => ({ ...change, now: toAuditValue(current[change.field]) }))
    .filter(({ old, now }) => old !== now);
  const overtaken = pending.filter(({ new: next, now }) => next !== now);
  if (overtaken.length > 0) {
    const fields = overtaken.map(({ field, now }) => [field, `Tersimpan sekarang: ${now ?? '(kosong)'}`]);
    throw new ApiError('conflict', { message: wording.undoChangedSince, fields: Object.fromEntries(fields) });
  }
  const names = new Set([...changedFieldsOf(details), ...changes.map(({ field }) => field)]);
  for (const { field } of reversible) names.delete(field);
  return { restored: Object.fromEntries(pending.map(({ field, old }) => [field, old])), lost: [...names] };
}
