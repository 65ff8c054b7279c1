import { ApiError } from 'contract/errors';
import type { Batch } from '#data/batch.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { toUserSeat } from './institution-status.ts';

/**
 * Frees the seat of a deleted account, and deletes the institution with its last seat. A deletion by an admin passes
 * the coordination on to the longest-serving holder; the own deletion throws last-coordinator. Returns files without
 * references.
 */
export async function leaveInstitution(
  batch: Batch,
  user: Stored<UserRecord>,
  actor: Actor,
): Promise<string[]> {
  const institutionId = user.data.seat?.institutionId;
  const institution = institutionId === undefined ? undefined : await institutions.get(institutionId);
  if (institution === undefined) return [];
  const { id, data, version } = institution;
  const target = { id, name: data.name };
  const isOwn = actor.id === user.id;
  // For the own deletion the actor is the person, whose name the audit erases later.
  const person = isOwn ? {} : { person: user.data.name };
  const remaining = data.seats.filter(({ userId }) => userId !== user.id);
  const [longestServing] = remaining;
  if (longestServing === undefined) {
    batch.delete(institutions, id, version);
    recordAudit(batch, actor, 'institution.delete', target, person, [user.id]);
    return data.logo === null ? [] : [data.logo.file];
  }
  const seats = remaining.some(({ isCoordinator }) => isCoordinator)
    ? remaining
    : await passOnCoordination(batch, institution, remaining, longestServing, user, actor);
  const payment = data.openPaymentId === user.data.paymentId ? { openPaymentId: null } : {};
  batch.update(institutions, id, { seats, ...payment }, version);
  recordAudit(batch, actor, isOwn ? 'seat.leave' : 'seat.delete', target, person, [user.id]);
  return [];
}

/** Returns the seats after the change. */
async function passOnCoordination(
  batch: Batch,
  institution: Stored<InstitutionRecord>,
  remaining: readonly InstitutionSeat[],
  next: InstitutionSeat,
  leaving: Stored<UserRecord>,
  actor: Actor,
): Promise<InstitutionSeat[]> {
  if (actor.id === leaving.id) throw new ApiError('last-coordinator');
  const successor = await users.get(next.userId);
  if (successor === undefined) throw new ApiError('conflict');
  batch.update(users, successor.id, { seat: toUserSeat(institution, true) }, successor.version);
  const target = { id: institution.id, name: institution.data.name };
  recordAudit(batch, actor, 'seat.pass-on', target, { person: successor.data.name }, [successor.id]);
  return remaining.map((one) => (one === next ? { ...one, isCoordinator: true } : one));
}
