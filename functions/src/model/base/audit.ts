import type { AuditAction } from 'contract/rules/audit-actions';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord } from '#data/records.ts';
import type { Actor } from './actors.ts';

/**
 * Appends who did what to whom. Entries are never changed.
 *
 * @param also somebody else whom it is about: it is found by them too
 */
export function recordAudit(
  batch: Batch,
  actor: Actor,
  action: AuditAction,
  target: Actor,
  details: AuditRecord['details'] = {},
  also: readonly string[] = [],
): void {
  const record = auditRecord(actor, action, target, details);
  batch.create(audit, newId(), { ...record, people: [...new Set([...record.people, ...also])] });
}

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
