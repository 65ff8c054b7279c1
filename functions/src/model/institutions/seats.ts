import { ApiError, wrongStatus } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { Batch, noop } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import type { InstitutionRecord, InstitutionSeat } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { endCard } from '#model/card/card.ts';
import { claimNumber } from '#model/people/profile/user-record.ts';
import {
  authorDetails,
  getCoordinatedInstitution,
  getEditableInstitution,
  getFreeableSeat,
  requireSeat,
} from './coordinated-institution.ts';
import { computeSeatEnd, statusWithoutSeat, toUserSeat } from './institution-status.ts';
import { addInvitation } from './invitations.ts';

/**
 * Frees a seat; its holder continues with the individual membership, or is expired. Throws as
 * `getFreeableSeat`; last-coordinator; wrong-status for a coordinator whose payment for the institution
 * waits.
 */
export const removeSeat = (id: string, userId: string, caller: Stored<UserRecord>): Promise<void> =>
  retryOnConflict(async () => {
    const { institution, seat } = await getFreeableSeat(id, userId, caller);
    const batch = new Batch();
    const seats = await freeSeat(batch, institution, seat, caller);
    batch.update(institutions, id, { seats }, institution.version);
    await batch.commit();
  });

/** Frees a seat and invites, or does neither. Throws as `removeSeat` and `inviteStaff`. */
export const replaceSeat = (
  id: string,
  userId: string,
  email: string,
  caller: Stored<UserRecord>,
  addToBatch = noop,
): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const institution = await getEditableInstitution(id, caller);
    const batch = new Batch();
    const seats = await freeSeat(batch, institution, requireSeat(institution, userId), caller);
    const invitations = await addInvitation(batch, institution, seats, email, caller, attempt);
    batch.update(institutions, id, { seats, invitations }, institution.version);
    addToBatch(batch, id);
    await batch.commit();
  });

/** Returns the remaining seats. */
async function freeSeat(
  batch: Batch,
  institution: Stored<InstitutionRecord>,
  seat: InstitutionSeat,
  caller: Stored<UserRecord>,
): Promise<InstitutionSeat[]> {
  const { id, data } = institution;
  const seats = data.seats.filter((one) => one !== seat);
  if (!seats.some(({ isCoordinator }) => isCoordinator)) throw new ApiError('last-coordinator');
  const user = await users.getOrThrow(seat.userId);
  requireNoOpenPayment(data, user);
  writeStatusWithoutSeat(batch, user, seat);
  const target = { id, name: data.name };
  if (user.id === caller.id) recordAudit(batch, actorOf(caller), 'seat.leave', target);
  else {
    const details = { person: user.data.name, ...authorDetails(caller) };
    recordAudit(batch, actorOf(caller), 'seat.remove', target, details, [user.id]);
  }
  return seats;
}

const requireNoOpenPayment = ({ openPaymentId }: InstitutionRecord, user: Stored<UserRecord>): void => {
  if (openPaymentId === null || openPaymentId !== user.data.paymentId) return;
  throw wrongStatus(wording.coordinatorPays);
};

function writeStatusWithoutSeat(batch: Batch, user: Stored<UserRecord>, seat: InstitutionSeat): void {
  const status = statusWithoutSeat(seat);
  const isEarlier = user.data.validUntil !== null && status.validUntil < user.data.validUntil;
  const card = isEarlier ? endCard(batch, user) : {};
  const changes = { seat: null, ...status, ...card, rejectionReason: null, updatedAt: clock.now() };
  batch.update(users, user.id, changes, user.version);
  countStatus(batch, user.data.isActive, status.isActive);
  const until = status.isActive === 'active' ? { validUntil: status.validUntil.toISOString() } : {};
  queueMail(batch, 'seat-removed', user, { institution: user.data.seat?.institution ?? '', ...until });
}

/**
 * Sets or ends the coordination. Safe to repeat. Throws as `getCoordinatedInstitution`; not-found;
 * last-coordinator; wrong-status for a coordinator whose payment for the institution waits.
 */
export const setCoordinator = (
  id: string,
  userId: string,
  isCoordinator: boolean,
  caller: Stored<UserRecord>,
): Promise<void> =>
  retryOnConflict(async () => {
    const institution = await getCoordinatedInstitution(id, caller);
    const { data, version } = institution;
    const seat = data.seats.find((one) => one.userId === userId);
    const user = seat && (await users.get(userId));
    if (seat === undefined || user === undefined) throw new ApiError('not-found');
    if (seat.isCoordinator === isCoordinator) return;
    const seats = data.seats.map((one) => (one === seat ? { ...one, isCoordinator } : one));
    if (!seats.some((one) => one.isCoordinator)) throw new ApiError('last-coordinator');
    if (!isCoordinator) requireNoOpenPayment(data, user);
    const batch = new Batch();
    batch.update(institutions, id, { seats }, version);
    batch.update(users, userId, { seat: toUserSeat(institution, isCoordinator) }, user.version);
    const action = isCoordinator ? 'seat.coordinator' : 'seat.not-coordinator';
    const person = { person: user.data.name };
    recordAudit(batch, actorOf(caller), action, { id, name: data.name }, person, [userId]);
    await batch.commit();
  });

/** Extends the other seats; the decision writes the payer's. */
export async function extendOtherSeats(
  batch: Batch,
  { data }: Stored<InstitutionRecord>,
  payerId: string,
  validUntil: Date,
  actor: Actor,
): Promise<void> {
  const others = data.seats.map(({ userId }) => userId).filter((id) => id !== payerId);
  for (const holder of await users.getMany(others)) {
    const end = computeSeatEnd(data, holder.id, validUntil);
    const membership = { isActive: 'active', validUntil: end, rejectionReason: null } as const;
    const memberNumber = claimNumber(batch, holder);
    const changes = { ...membership, memberNumber, updatedAt: clock.now() };
    batch.update(users, holder.id, changes, holder.version);
    countStatus(batch, holder.data.isActive, 'active');
    const details = { institution: data.name, validUntil: end.toISOString() };
    recordAudit(batch, actor, 'seat.extend', actorOf(holder), details);
  }
}
