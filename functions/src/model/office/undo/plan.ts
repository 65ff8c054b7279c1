import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import type { AuditRecord, AuditValue } from '#data/records.ts';
import { auditValueOf } from '#model/base/audit-changes.ts';

/** What of an edit goes back to how it was. Nothing here reads or writes. */
export interface UndoPlan {
  /** Values of before, by field; empty where all of them stand there already. */
  readonly back: Readonly<Record<string, AuditValue>>;
  /** Fields that the edit changed too and whose values of before are not kept. */
  readonly lost: readonly string[];
}

/** Fields that an entry names among those that changed: pictures have no value, others none that is kept. */
const namedBy = ({ fields }: AuditRecord['details']): string[] =>
  typeof fields === 'string' && fields !== '' ? fields.split(', ') : [];

/**
 * @param entry of an edit
 * @param current what stands there now, by field
 * @throws ApiError wrong-status where no value of before is kept; conflict where somebody has changed one of them since,
 *   telling beside each field what stands there now
 */
export function undoPlan(
  { changes = [], details }: Pick<AuditRecord, 'changes' | 'details'>,
  current: Readonly<Record<string, unknown>>,
): UndoPlan {
  const kept = changes.filter(
    ({ old, new: next, isCut }) => isCut !== true && (old !== null || next !== null),
  );
  if (kept.length === 0) throw new ApiError('wrong-status', { message: wording.undoNotKept });
  const pending = kept
    .map((change) => ({ ...change, now: auditValueOf(current[change.field]) }))
    .filter(({ old, now }) => old !== now);
  const overtaken = pending.filter(({ new: next, now }) => next !== now);
  if (overtaken.length > 0) {
    const fields = overtaken.map(({ field, now }) => [field, `Tersimpan sekarang: ${now ?? '(kosong)'}`]);
    throw new ApiError('conflict', { message: wording.undoOvertaken, fields: Object.fromEntries(fields) });
  }
  const names = new Set([...namedBy(details), ...changes.map(({ field }) => field)]);
  for (const { field } of kept) names.delete(field);
  return { back: Object.fromEntries(pending.map(({ field, old }) => [field, old])), lost: [...names] };
}
