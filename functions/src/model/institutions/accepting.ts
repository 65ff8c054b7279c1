import { ApiError } from 'contract/errors';
import { hasRequest } from 'contract/rules/membership';
import { wording } from 'contract/words/wording';
import { asUserExists, authAccounts } from '#data/auth-accounts.ts';
import { Batch, nothingMore } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { institutions, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { countStatus } from '#model/base/counts.ts';
import { claimEmail } from '#model/base/email-owners.ts';
import { claim, createAccount, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { newConsent } from '#model/people/consent.ts';
import { claimNumber } from '#model/people/member-numbers.ts';
import { requireUnguessed } from '#model/people/new-passwords.ts';
import { searchable, searchFields } from '#model/people/user-search.ts';
import { type SeatOffer, seatOfferOf } from './invitation-codes.ts';
import { endInSeatOf, openInvitationsOf, userSeatOf } from './standing.ts';

/**
 * Takes the seat that a code invites to. The membership runs as long as that of the institution; days that were paid
 * for alone are kept for when the seat is given up.
 *
 * @param self as read with this request
 * @throws ApiError invalid-code; wrong-status for an admin, who has a seat already, or whose own request still waits,
 *   and while the institution is not active
 */
export const acceptInvitation = (code: string, self: Stored<UserRecord>, also = nothingMore): Promise<void> =>
  whileContended(async (attempt) => {
    const user = attempt === 1 ? self : await users.get(self.id);
    if (user === undefined) throw new ApiError('unauthenticated');
    const offer = await seatOfferOf(code);
    requireSeatable(user.data);
    const batch = new Batch();
    const memberNumber = claimNumber(batch, user);
    const { validUntil: previousValidUntil } = user.data;
    batch.update(
      users,
      user.id,
      {
        ...takeSeat(batch, offer, actorOf(user), previousValidUntil),
        memberNumber,
        ...searchFields({ ...user.data, memberNumber }),
      },
      user.version,
    );
    countStatus(batch, user.data.isActive, 'active');
    queueAcceptedMail(batch, offer, user);
    also(batch, user.id);
    await batch.commit();
  });

function requireSeatable({ role, seat, isActive }: UserRecord): void {
  const refuse = (message: string) => new ApiError('wrong-status', { message });
  if (role === 'Admin') throw refuse(wording.adminTakesNoSeat);
  if (seat) throw refuse(wording.hasOtherSeat);
  if (hasRequest(isActive)) throw refuse(wording.requestIsOpen);
}

/**
 * Puts somebody into the place of an invitation.
 *
 * @returns what to write on their record
 */
function takeSeat(
  batch: Batch,
  { institution, invitation, validUntil }: SeatOffer,
  holder: Actor,
  previousValidUntil: Date | null,
) {
  const { id, data, version } = institution;
  const now = clock.now();
  const seat = { userId: holder.id, isCoordinator: false, since: now, previousValidUntil };
  const seats = [...data.seats, seat];
  const invitations = openInvitationsOf(data).filter((one) => one.id !== invitation.id);
  batch.update(institutions, id, { seats, invitations }, version);
  recordAudit(batch, holder, 'seat.accept', { id, name: data.name });
  return {
    seat: userSeatOf(institution, false),
    isActive: 'active' as const,
    validUntil: endInSeatOf({ ...data, seats }, holder.id, validUntil),
    rejectionReason: null,
    updatedAt: now,
  };
}

const queueAcceptedMail = (
  batch: Batch,
  { institution, validUntil }: SeatOffer,
  user: { id: string; data: Pick<UserRecord, 'email' | 'name'> },
): string =>
  queueMail(batch, 'seat-accepted', user, {
    institution: institution.data.name,
    validUntil: validUntil.toISOString(),
  });

/**
 * Takes the seat that a code invites to with an account that is made for it: account and record, or neither.
 *
 * @returns the new account's id
 * @throws ApiError invalid-code; wrong-status while the institution is not active; user-exists when the address of the
 *   invitation has an account
 */
export async function joinByInvitation(
  code: string,
  { name, password }: { name: string; password: string },
  also = nothingMore,
): Promise<string> {
  try {
    return await whileContended(async () => {
      const offer = await seatOfferOf(code);
      const uid = newId();
      const account = { name, password, email: offer.invitation.email };
      await requireUnguessed(password, account);
      return withIntent(
        { kind: 'registration', uid, files: [] },
        async (intent) => {
          await createAccount(uid, account);
          await authAccounts.setClaims(uid, 'Member');
          const batch = claim(new Batch(), intent);
          await claimEmail(batch, account.email, uid);
          batch.create(users, uid, newStaff(batch, offer, uid, account));
          countStatus(batch, null, 'active');
          queueAcceptedMail(batch, offer, { id: uid, data: account });
          also(batch, uid);
          await batch.commit();
          return uid;
        },
        uid,
      );
    });
  } catch (error) {
    throw asUserExists(error);
  }
}

function newStaff(
  batch: Batch,
  offer: SeatOffer,
  uid: string,
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
): UserRecord {
  const { data } = offer.institution;
  return searchable({
    name,
    email,
    gender: '',
    role: 'Member',
    institution: data.name,
    institutionAddress: data.address,
    department: '',
    expertise: '',
    phoneNumber: '',
    memberNumber: claimNumber(batch, { id: uid, data: { memberNumber: null } }),
    photoFile: null,
    paymentId: null,
    consent: newConsent(),
    // The code came by mail to this address.
    emailVerifiedAt: clock.now(),
    createdAt: clock.now(),
    ...takeSeat(batch, offer, { id: uid, name }, null),
  });
}
