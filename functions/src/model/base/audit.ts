import type { AuditAction } from 'contract/rules/audit-actions';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditChange, AuditRecord } from '#data/records.ts';
import type { Actor } from './actors.ts';
import { withProof } from './audit-leaf.ts';

/** What an entry may tell beside who, what and whom. */
interface More {
  readonly details?: AuditRecord['details'];
  /** What was edited, as `changesOf` tells it. */
  readonly changes?: readonly AuditChange[];
  /** Somebody else whom it is about: it is found by them too. */
  readonly also?: readonly string[];
}

/**
 * Appends who did what to whom, with the leaf by which a change of the entry shows. Entries are never changed, but for
 * what `withoutPerson` takes out of them.
 *
 * @returns the id of the entry
 */
export function recordEntry(
  batch: Batch,
  actor: Actor,
  action: AuditAction,
  target: Actor,
  { details = {}, changes = [], also = [] }: More = {},
): string {
  const record = auditRecord(actor, action, target, details);
  const id = newId();
  const entry = {
    ...record,
    people: [...new Set([...record.people, ...also])],
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
  };
  batch.create(audit, id, withProof(id, entry));
  return id;
}

/**
 * As `recordEntry`, where nothing was edited.
 *
 * @param also somebody else whom it is about: it is found by them too
 */
export const recordAudit = (
  batch: Batch,
  actor: Actor,
  action: AuditAction,
  target: Actor,
  details: AuditRecord['details'] = {},
  also: readonly string[] = [],
): string => recordEntry(batch, actor, action, target, { details, also });

/** The newest entries about somebody or something, whoever made them. Costs a read for each. */
export const newestEntriesOf = (id: string, limit: number): Promise<Stored<AuditRecord>[]> =>
  audit.query({ contains: ['people', id], orderBy: 'at', direction: 'desc', limit });

export const auditRecord = (
  actor: Actor,
  action: AuditAction,
  target: Actor,
  details: AuditRecord['details'] = {},
): AuditRecord => ({
  at: clock.now(),
  actorId: actor.id,
  actorName: actor.name,
  action,
  targetId: target.id,
  targetName: target.name,
  people: [actor.id, target.id],
  details,
});
