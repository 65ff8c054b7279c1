import { ApiError } from 'contract/errors';
import type { Batch } from '#data/batch.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { userSeatOf } from './standing.ts';

/**
 * Frees the seat of somebody who is deleted. The last one of an institution takes it along; a last coordinator cannot
 * leave others behind by themselves, while the deletion by an admin passes coordination on to who has had a seat
 * longest. Costs a read for the institution, and one for that person.
 *
 * @returns files that nothing refers to any more
 * @throws ApiError last-coordinator
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
  // By themselves they are named as who did it, and forgotten as such.
  const person = isOwn ? {} : { person: user.data.name };
  const remaining = data.seats.filter(({ userId }) => userId !== user.id);
  const [longestHeld] = remaining;
  if (longestHeld === undefined) {
    batch.delete(institutions, id, version);
    recordAudit(batch, actor, 'institution.delete', target, person, [user.id]);
    return data.logo === null ? [] : [data.logo.file];
  }
  const seats = remaining.some(({ isCoordinator }) => isCoordinator)
    ? remaining
    : await passOn(batch, institution, remaining, longestHeld, user, actor);
  const payment = data.openPaymentId === user.data.paymentId ? { openPaymentId: null } : {};
  batch.update(institutions, id, { seats, ...payment }, version);
  recordAudit(batch, actor, isOwn ? 'seat.leave' : 'seat.delete', target, person, [user.id]);
  return [];
}

/** @returns the seats, whose holder of longest is the coordinator now */
async function passOn(
  batch: Batch,
  institution: Stored<InstitutionRecord>,
  remaining: readonly InstitutionSeat[],
  next: InstitutionSeat,
  leaving: Stored<UserRecord>,
  actor: Actor,
): Promise<InstitutionSeat[]> {
  if (actor.id === leaving.id) throw new ApiError('last-coordinator');
  const heir = await users.get(next.userId);
  if (heir === undefined) throw new ApiError('conflict');
  batch.update(users, heir.id, { seat: userSeatOf(institution, true) }, heir.version);
  const target = { id: institution.id, name: institution.data.name };
  recordAudit(batch, actor, 'seat.pass-on', target, { person: heir.data.name }, [heir.id]);
  return remaining.map((one) => (one === next ? { ...one, isCoordinator: true } : one));
}
