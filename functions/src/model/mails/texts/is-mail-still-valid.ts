import { isPausedAt, reminderStatuses } from 'contract/rules/membership';
import { daysUntil } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { bills, events, users } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import type { MailDataOf, MailKind, ReminderKind } from '#model/base/mail-kinds.ts';
import { readCreditProgress } from '#model/credits/add-credits.ts';
import { eventRegistrations, eventWaiting, registrationId } from '#model/events/registration/records.ts';
import { acceptsMessages } from '#model/people/directory/messages.ts';
import { mayReceiveUnsolicitedMail } from '#model/people/profile/consent.ts';
import type { ParsedMail } from './parse-mail.ts';

type UserCheck<Kind extends MailKind> = (data: MailDataOf<Kind>, user: UserRecord) => boolean;
type Check<Kind extends MailKind> = (
  data: MailDataOf<Kind>,
  user: UserRecord,
  userId: string,
) => boolean | Promise<boolean>;

const isStillAsked: Check<'question-asked' | 'question-notice'> = ({ askedAt }, { question }) =>
  question?.askedAt.toISOString() === askedAt;

/** A member who renewed or withdrew the consent gets no reminder. */
const hasSameEnd: UserCheck<'membership-expiring' | 'membership-expired' | 'seat-expired'> = (data, user) =>
  mayReceiveUnsolicitedMail(user) && user.validUntil?.toISOString() === data.validUntil;

const hasExpired: Check<'membership-expired' | 'seat-expired'> = (data, user) =>
  hasSameEnd(data, user) && user.isActive === 'expired';

const isExpiring: Check<'membership-expiring'> = (data, user) =>
  hasSameEnd(data, user) &&
  !isPausedAt(user, clock.now()) &&
  reminderStatuses.includes(user.isActive) &&
  daysUntil(data.validUntil, clock.now()) >= 0;

/** A cancelled registration, or an event that was cancelled or moved, needs no reminder. */
async function isStillRegistered(
  { eventId, startsAt }: MailDataOf<'event-reminder'>,
  id: string,
): Promise<boolean> {
  if (eventId === '') return false;
  const [event, registration] = await getBoth(events, eventId, eventRegistrations, id);
  return (
    registration?.data.state === 'confirmed' &&
    event !== undefined &&
    !event.data.cancelledAt &&
    event.data.startDate?.toISOString() === startsAt
  );
}

/** An offer that was answered, withdrawn or over, and one of an event that was deleted or cancelled, is not mailed. */
const isStillOffered = async ({
  entry: id,
  eventId,
  joinedAt,
  dueAt,
}: MailDataOf<'event-place-offered'>): Promise<boolean> => {
  if (id === '' || eventId === '') return false;
  const [entry, event] = await getBoth(eventWaiting, id, events, eventId);
  if (entry?.data.state !== 'offered' || event === undefined || event.data.cancelledAt) return false;
  const { offerUntil } = entry.data;
  const isSame = entry.data.joinedAt.toISOString() === joinedAt && offerUntil?.toISOString() === dueAt;
  return isSame && offerUntil > clock.now();
};

/**
 * A paid, released or longer hold, and a cancelled event, needs no reminder. Guests have no account, so the bill
 * decides.
 */
const isStillUnpaid = async ({ bill, eventId, dueAt }: MailDataOf<'event-unpaid'>): Promise<boolean> => {
  if (bill === '' || eventId === '') return false;
  const [found, event] = await getBoth(bills, bill, events, eventId);
  if (found?.data.state !== 'open' || found.data.waitingSince || event?.data.cancelledAt) return false;
  return found.data.dueAt > clock.now() && found.data.dueAt.toISOString() === dueAt;
};

/** A member who has enough points, or whose membership has ended, needs no reminder. */
async function isMissingCredits(
  { until }: MailDataOf<'credits-missing'>,
  user: UserRecord,
  id: string,
): Promise<boolean> {
  if (!mayReceiveUnsolicitedMail(user)) return false;
  const progress = await readCreditProgress({ id, data: user });
  return progress !== null && progress.until === until && progress.missing > 0;
}

const wasMergedWith = ({ formerAccounts = [] }: UserRecord, account: string): boolean =>
  formerAccounts.some(({ id }) => id === account);

/** A merge that was undone, or continued with a third account, and a new address make the mail wrong. */
const isStillMerged: UserCheck<'accounts-merged'> = ({ email, account }, user) =>
  user.email === email && wasMergedWith(user, account);

const isStillSeparate: UserCheck<'merge-undone'> = ({ email, account }, user) =>
  user.email === email && !wasMergedWith(user, account);

type Checks = { readonly [Kind in MailKind]?: Check<Kind> };

/** Mail kinds that can become stale while queued, with the check that they still apply. */
const validityChecks: Checks = {
  'membership-expiring': isExpiring,
  'membership-expired': hasExpired,
  'seat-expired': hasExpired,
  'account-lapsing': ({ validUntil }, user) => user.validUntil?.toISOString() === validUntil,
  'pause-ending': ({ until }, user) => user.pausedUntil?.toISOString() === until,
  'member-invited': (_data, user) => !user.emailVerifiedAt && mayReceiveUnsolicitedMail(user),
  'verify-email': (_data, { emailVerifiedAt }) => !emailVerifiedAt,
  'accounts-merged': isStillMerged,
  'merge-undone': isStillSeparate,
  'question-asked': isStillAsked,
  'question-notice': isStillAsked,
  'event-reminder': (data, _user, userId) => isStillRegistered(data, registrationId(data.eventId, userId)),
  'credits-missing': isMissingCredits,
  'directory-hidden': (_data, { directory }) => Boolean(directory?.hidden),
  'directory-shown': (_data, { directory }) => Boolean(directory) && !directory?.hidden,
  'directory-message': ({ viewer }, user) => acceptsMessages(user, viewer),
} satisfies Checks & Record<ReminderKind, unknown>;

/**
 * Returns whether the content of a mail is still true and still wanted when it is sent. While it was queued, its
 * reader may have renewed or withdrawn the consent.
 */
export async function isMailStillValid<Kind extends MailKind>({
  kind,
  userId,
  guest,
  data,
}: ParsedMail<Kind>): Promise<boolean> {
  if (kind === 'event-place-offered') return isStillOffered(data as MailDataOf<'event-place-offered'>);
  if (kind === 'event-unpaid') return isStillUnpaid(data as MailDataOf<'event-unpaid'>);
  // A mail to a deleted guest has no link, and is dropped with it.
  if (guest !== undefined)
    return kind !== 'event-reminder' || isStillRegistered(data as MailDataOf<'event-reminder'>, guest);
  const check = validityChecks[kind];
  if (check === undefined) return true;
  const user = userId === null ? undefined : await users.get(userId);
  return user !== undefined && (await check(data, user.data, user.id));
}
