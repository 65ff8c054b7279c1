import type { AuditAction } from 'contract/rules/audit/actions';
import type { AuditRecord } from '#data/records.ts';
import { erasablePaths, missingPaths } from '#model/base/compute-leaf.ts';

const erasureAction: AuditAction = 'account.erase';

/** Ids of the people whose erasure a checkpoint covers, or whose erasure waits for one. */
interface Erasures {
  readonly checkpointed: ReadonlySet<string>;
  readonly waiting: ReadonlySet<string>;
}

/** Returns the recorded erasures. Only a checkpoint makes one a proof that values may be missing. */
export function readErasures(
  entries: Iterable<{ readonly id: string; readonly record: AuditRecord }>,
  checkpointedIds: ReadonlySet<string>,
): Erasures {
  const checkpointed = new Set<string>();
  const waiting = new Set<string>();
  for (const { id, record } of entries) {
    if (record.action !== erasureAction) continue;
    (checkpointedIds.has(id) ? checkpointed : waiting).add(record.targetId);
  }
  return { checkpointed, waiting };
}

/**
 * Returns the paths of missing values: `broken` if no erasure explains them, `waiting` if only an erasure
 * without a checkpoint does.
 */
export function findUnexplained(
  record: AuditRecord,
  { checkpointed, waiting }: Erasures,
): { readonly broken: readonly string[]; readonly waiting: readonly string[] } {
  const missing = missingPaths(record);
  if (missing.length === 0) return { broken: [], waiting: [] };
  const pathsOf = (erased: ReadonlySet<string>): ReadonlySet<string> =>
    new Set(record.people.filter((id) => erased.has(id)).flatMap((id) => erasablePaths(record, id)));
  const [proved, announced] = [pathsOf(checkpointed), pathsOf(waiting)];
  const unproved = missing.filter((path) => !proved.has(path));
  return {
    broken: unproved.filter((path) => !announced.has(path)),
    waiting: unproved.filter((path) => announced.has(path)),
  };
}
