import { createHash } from 'node:crypto';
import { eventPath } from 'contract/entry-paths';
import { ApiError, wrongStatus } from 'contract/errors';
import type { WhatsappRow } from 'contract/mails/whatsapp-messages';
import { limits } from 'contract/rules/limits';
import { isPausedAt } from 'contract/rules/membership';
import { type WhatsappPurpose, whatsappLink } from 'contract/rules/people/whatsapp';
import { adminWording } from 'contract/text/admin-wording';
import { association } from 'contract/text/association';
import { dayStart, formatDate, formatDateTime, isoDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { bills, events, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { eventRegistrations } from '#model/events/registration/records.ts';
import { hasWhatsappConsent } from '#model/people/profile/whatsapp-consents.ts';

interface WhatsappSendRecord {
  purpose: WhatsappPurpose;
  user: string;
  outcome: 'sent' | 'skipped';
  adminId: string;
  at: Date;
  expireAt: Date;
}

/** Messages that admins sent or skipped, without number and text. All admins share them. */
export const whatsappSends = collection<WhatsappSendRecord>('whatsappSends');

interface Candidate {
  readonly user: Pick<Stored<UserRecord>, 'id' | 'data'>;
  readonly occasion: string;
  readonly text: string;
}

const sendId = (purpose: WhatsappPurpose, user: string, occasion: string): string =>
  `${purpose}-${occasion}-${user}`;

const ending = 'Balas BERHENTI bila tidak ingin menerima pesan seperti ini.';

const compose = (name: string, text: string, path: string): string =>
  `Yth. ${name}, ${text}\n${association.siteUrl}${path}\n${ending}`;

/** Members whose membership ends within `limits.endingSoonDays`, the nearest end first. */
async function findEnding(): Promise<Candidate[]> {
  const members = await users.query({
    contains: ['whatsappFor', 'expiry'],
    orderBy: 'validUntil',
    from: clock.now(),
    before: dayStart(clock.now(), limits.endingSoonDays + 1),
    limit: limits.whatsappQueue,
  });
  return members.flatMap((user) => {
    const { name, validUntil } = user.data;
    if (validUntil === null || isPausedAt(user.data, clock.now())) return [];
    const text = `keanggotaan ${association.shortName} Anda berlaku sampai ${formatDate(validUntil)}. Perpanjang di:`;
    const occasion = isoDate(validUntil).replaceAll('-', '');
    return [{ user, occasion, text: compose(name, text, '/membership/renew') }];
  });
}

/** Payers of the open bills that are due first. Bills of institutions and visitors have no account. */
async function findUnpaid(): Promise<Candidate[]> {
  const open = await bills.query({ orderBy: 'expireAt', from: clock.now(), limit: limits.whatsappQueue });
  const payers = await users.getMany([...new Set(open.flatMap(({ data }) => data.userId ?? []))]);
  const byId = new Map(payers.map((user) => [user.id, user]));
  return open.flatMap(({ id, data: { userId, amount, dueAt, event } }) => {
    const user = byId.get(userId ?? '');
    if (user === undefined) return [];
    const subject = event === undefined ? '' : ` untuk ${event.title}`;
    const text = `tagihan${subject} sebesar ${formatRupiah(amount)} jatuh tempo ${formatDate(dueAt)}. Cara membayar:`;
    const path = event === undefined ? '/membership/renew' : '/membership/events';
    return [{ user, occasion: id, text: compose(user.data.name, text, path) }];
  });
}

/** People with a confirmed place. Another time or location of the event is another occasion. */
async function findParticipants(eventId: string): Promise<Candidate[]> {
  const { data: event } = await events.getOrThrow(eventId);
  const { title, startDate, location } = event;
  const registrations = await eventRegistrations.query({
    where: [
      ['event', eventId],
      ['state', 'confirmed'],
    ],
    orderBy: 'registeredAt',
    limit: limits.whatsappQueue,
  });
  const people = await users.getMany([...new Set(registrations.map(({ data }) => data.user))]);
  const facts = `${eventId} ${startDate?.toISOString()} ${location} ${event.cancelledAt?.toISOString()}`;
  const occasion = createHash('sha256').update(facts).digest('hex').slice(0, 24);
  const time = startDate === null ? '' : ` ${formatDateTime(startDate)},`;
  const news = event.cancelledAt ? 'dibatalkan' : `diadakan${time} ${location}`;
  return people.map((user) => ({
    user,
    occasion,
    text: compose(user.data.name, `acara ${title} ${news}. Keterangan:`, eventPath(eventId)),
  }));
}

async function findCandidates(purpose: WhatsappPurpose, event: string | undefined): Promise<Candidate[]> {
  if (purpose === 'expiry') return findEnding();
  if (purpose === 'bill') return findUnpaid();
  if (event === undefined) throw new ApiError('invalid-input', { fields: { event: wording.required } });
  return findParticipants(event);
}

/**
 * Returns the messages of a purpose that are neither sent nor skipped. Throws `invalid-input` without the event of its
 * purpose, and `not-found`.
 */
export async function findWhatsappQueue(
  purpose: WhatsappPurpose,
  event: string | undefined,
): Promise<{ data: WhatsappRow[]; done: number }> {
  const candidates = (await findCandidates(purpose, event)).flatMap(({ user, occasion, text }) => {
    const link = whatsappLink(user.data.phoneNumber, text);
    if (link === undefined || !hasWhatsappConsent(user.data, purpose)) return [];
    return [{ _id: user.id, name: user.data.name, text, link, occasion }];
  });
  const sends = await whatsappSends.getMany(
    candidates.map(({ _id, occasion }) => sendId(purpose, _id, occasion)),
  );
  const done = new Set(sends.map(({ id }) => id));
  const data = candidates.filter(({ _id, occasion }) => !done.has(sendId(purpose, _id, occasion)));
  return { data, done: done.size };
}

/**
 * Stores that a message was sent or skipped. The first of several admins counts: false for the others. Throws
 * `not-found`, and `wrong-status` if the person withdrew the consent.
 */
export const markWhatsappMessage = (
  {
    purpose,
    id,
    occasion,
    outcome,
  }: Pick<WhatsappSendRecord, 'purpose' | 'outcome'> & {
    readonly id: string;
    readonly occasion: string;
  },
  admin: Actor,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const user = await users.getOrThrow(id);
    if (!hasWhatsappConsent(user.data, purpose)) throw wrongStatus(adminWording.whatsappNotAllowed);
    const stored = sendId(purpose, id, occasion);
    if ((await whatsappSends.get(stored)) !== undefined) return false;
    const at = clock.now();
    const expireAt = new Date(at.getTime() + limits.retention.whatsappSendDays * 86_400_000);
    const batch = new Batch();
    batch.create(whatsappSends, stored, { purpose, user: id, outcome, adminId: admin.id, at, expireAt });
    if (outcome === 'sent') recordAudit(batch, admin, 'whatsapp.send', actorOf(user), { purpose });
    await batch.commit();
    return true;
  });
