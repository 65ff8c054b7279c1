import type { AuditAction } from 'contract/rules/audit/actions';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditChange, AuditRecord } from '#data/records.ts';
import type { Actor } from './actors.ts';
import { withProof } from './compute-leaf.ts';

interface EntryOptions {
  readonly details?: AuditRecord['details'];
  /** Edited fields, as `computeChanges` returns them. */
  readonly changes?: readonly AuditChange[];
  /** Other people that the entry is about, so that it is found by them. */
  readonly otherPeople?: readonly string[];
}

/** Returns the id of the entry. Entries are never changed, except by `withoutPerson`. */
export function recordEntry(
  batch: Batch,
  actor: Actor,
  action: AuditAction,
  target: Actor,
  { details = {}, changes = [], otherPeople = [] }: EntryOptions,
): string {
  const record = createAuditRecord(actor, action, target, details);
  const id = newId();
  const entry = {
    ...record,
    people: [...new Set([...record.people, ...otherPeople])],
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
  };
  batch.create(audit, id, withProof(id, entry));
  return id;
}

/** Appends an audit entry without edited fields. */
export const recordAudit = (
  batch: Batch,
  actor: Actor,
  action: AuditAction,
  target: Actor,
  details: AuditRecord['details'] = {},
  otherPeople: readonly string[] = [],
): string => recordEntry(batch, actor, action, target, { details, otherPeople });

/** Finds the newest entries about an id, or about any of several, by any actor. */
export const findNewestEntries = (
  about: string | readonly string[],
  limit: number,
): Promise<Stored<AuditRecord>[]> =>
  audit.query({ contains: ['people', about], orderBy: 'at', direction: 'desc', limit });

export const createAuditRecord = (
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
