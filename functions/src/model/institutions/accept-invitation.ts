import { ApiError, wrongStatus } from 'contract/errors';
import { hasOpenRequest, pauseOf } from 'contract/rules/membership';
import { wording } from 'contract/text/wording';
import { authAccounts, toUserExistsError } from '#data/auth-accounts.ts';
import { Batch, noop } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { claimEmail } from '#model/base/claim-email.ts';
import { countStatus } from '#model/base/counts.ts';
import { claim, createAccount, withIntent } from '#model/base/intents.ts';
import { queueMail, type Recipient } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { newConsent } from '#model/people/profile/consent.ts';
import { requireStrongPassword } from '#model/people/profile/strong-password.ts';
import { claimNumber, createUserRecord } from '#model/people/profile/user-record.ts';
import { computeSeatEnd, getOpenInvitations, toUserSeat } from './institution-status.ts';
import { readSeatOffer, type SeatOffer } from './invitation-codes.ts';

/**
 * Assigns a seat. The membership ends with that of the institution, and paid days of the member remain for
 * later. Throws invalid-code. Throws wrong-status for an admin, for a member with a seat or a waiting
 * request, and while the institution is not active.
 */
export const acceptInvitation = (code: string, self: Stored<UserRecord>, addToBatch = noop): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const user = attempt === 1 ? self : await users.get(self.id);
    if (user === undefined) throw new ApiError('unauthenticated');
    const offer = await readSeatOffer(code);
    requireCanAccept(user.data);
    const batch = new Batch();
    const memberNumber = claimNumber(batch, user);
    const { validUntil: previousValidUntil } = user.data;
    const membership = assignSeat(batch, offer, actorOf(user), previousValidUntil);
    batch.update(users, user.id, { ...membership, memberNumber }, user.version);
    countStatus(batch, user.data.isActive, 'active');
    queueAcceptedMail(batch, offer, user);
    addToBatch(batch, user.id);
    await batch.commit();
  });

function requireCanAccept(user: UserRecord): void {
  const { role, seat, isActive } = user;
  const refuse = (message: string) => wrongStatus(message);
  if (role === 'Admin') throw refuse(wording.adminTakesNoSeat);
  if (seat) throw refuse(wording.hasOtherSeat);
  if (hasOpenRequest(isActive)) throw refuse(wording.requestIsOpen);
  const pause = pauseOf(user);
  if (pause !== null && pause.until > clock.now()) throw refuse(wording.endPauseFirst);
}

/** Returns the fields to write to the user record. */
function assignSeat(
  batch: Batch,
  { institution, invitation, validUntil }: SeatOffer,
  holder: Actor,
  previousValidUntil: Date | null,
) {
  const { id, data, version } = institution;
  const now = clock.now();
  const seat = { userId: holder.id, isCoordinator: false, since: now, previousValidUntil };
  const seats = [...data.seats, seat];
  const invitations = getOpenInvitations(data).filter((one) => one.id !== invitation.id);
  batch.update(institutions, id, { seats, invitations }, version);
  recordAudit(batch, holder, 'seat.accept', { id, name: data.name });
  return {
    seat: toUserSeat(institution, false),
    isActive: 'active' as const,
    validUntil: computeSeatEnd({ ...data, seats }, holder.id, validUntil),
    rejectionReason: null,
    updatedAt: now,
  };
}

const queueAcceptedMail = (
  batch: Batch,
  { institution, validUntil }: SeatOffer,
  user: { id: string; data: Recipient },
): string =>
  queueMail(batch, 'seat-accepted', user, {
    institution: institution.data.name,
    validUntil: validUntil.toISOString(),
  });

/**
 * Accepts an invitation with a new account, and returns its id. Throws invalid-code; user-exists;
 * wrong-status while the institution is not active.
 */
export async function joinByInvitation(
  code: string,
  { name, password }: { name: string; password: string },
  addToBatch = noop,
): Promise<string> {
  try {
    return await retryOnConflict(async () => {
      const offer = await readSeatOffer(code);
      const uid = newId();
      const account = { name, password, email: offer.invitation.email };
      await requireStrongPassword(password, account);
      return withIntent(
        { kind: 'registration', uid, files: [] },
        async (intent) => {
          await createAccount(uid, account);
          await authAccounts.setClaims(uid, 'Member');
          const batch = claim(new Batch(), intent);
          await claimEmail(batch, account.email, uid);
          batch.create(users, uid, newStaff(batch, offer, uid, account));
          countStatus(batch, null, 'active');
          queueAcceptedMail(batch, offer, { id: uid, data: { ...account, ...toLanguageField() } });
          addToBatch(batch, uid);
          await batch.commit();
          return uid;
        },
        uid,
      );
    });
  } catch (error) {
    throw toUserExistsError(error);
  }
}

function newStaff(
  batch: Batch,
  offer: SeatOffer,
  uid: string,
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
): UserRecord {
  const { data } = offer.institution;
  return createUserRecord({
    name,
    email,
    institution: data.name,
    institutionAddress: data.address,
    role: 'Member',
    memberNumber: claimNumber(batch, { id: uid, data: { memberNumber: null } }),
    consent: newConsent(),
    ...toLanguageField(),
    // The code was mailed to this address.
    emailVerifiedAt: clock.now(),
    createdAt: clock.now(),
    ...assignSeat(batch, offer, { id: uid, name }, null),
  });
}
