import { setTimeout as pause } from 'node:timers/promises';
import { letters as table } from 'contract/mails/letters';
import { errorWindow } from 'contract/rules/mails/letters';
import { association } from 'contract/text/association';
import { currentLocale } from 'contract/text/language/localize';
import { Batch, Increment, retryOnWriteConflict, WriteConflict } from '#data/batch.ts';
import { afterNow, clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailOwnerId, users } from '#data/collections.ts';
import { withLocale } from '#data/context/locale.ts';
import { toPageUrl } from '#data/context/page-url.ts';
import { newId } from '#data/ids.ts';
import { type MailMessage, MailRefused, mailTransport } from '#data/mail-transport.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { isRestoring } from '#model/base/restore-progress.ts';
import type { TimeBudget } from '#model/base/time-budget.ts';
import { createListCode } from '#model/mails/delivery/list-code.ts';
import {
  type LetterRecipientRecord,
  type LetterRecord,
  letterRecipients,
  letters,
  mailSuppressions,
} from '#model/mails/delivery/records.ts';
import { addBounce, toBounce } from '#model/mails/delivery/suppressions.ts';
import { composeLetter, type LetterValues } from '#model/mails/texts/letters/compose-letter.ts';
import { renderMail } from '#model/mails/texts/render-mail.ts';
import { findSkipReasonNow } from './audience.ts';
import { createRecipients } from './recipients.ts';
import { toValues } from './values.ts';

/** Mails of one connection. */
export const mailsPerConnection = 20;
/** Longer than the mails of one connection usually take. After it, the run must have died. */
const leaseMinutes = 5;
/** Remaining lease below which a run starts no mail, longer than one mail takes. */
const minLeaseMs = 90_000;
/** Minutes until the next attempt for one recipient, whose server asks to wait. Then it has failed. */
const recipientBackOff = [5, 30, 2 * 60, 6 * 60] as const;
const maxBackOffMinutes = 60;

const minutesFromNow = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);

/** Returns the configured mails in a second. Throws for an invalid number. */
export function readPerSecond(): number {
  const rate = Number(process.env.LETTERS_PER_SECOND || 2);
  if (rate > 0) return rate;
  throw new Error('LETTERS_PER_SECOND must be a number above 0.');
}

export interface LettersResult {
  readonly created: number;
  readonly sent: number;
  readonly skipped: number;
  readonly failed: number;
  /** Subjects of letters that this run paused because of refusals. */
  readonly paused: readonly string[];
  readonly isMore: boolean;
}

/** One run of the job. Recipients and letters name it, so that no other run works on them. */
interface Run {
  readonly id: string;
  readonly time: TimeBudget;
  readonly count: { created: number; sent: number; skipped: number; failed: number };
  readonly paused: string[];
  /** Start of the last mail, in ms of the process. */
  lastAt: number;
}

/**
 * Works on the letters that are due, the longest waiting first, until `time` is over. `beforeGroup` is called
 * before each connection, so that other mails are sent first. Nothing is sent while a backup is restored.
 */
export async function sendLetters(
  time: TimeBudget,
  beforeGroup: () => Promise<void>,
): Promise<LettersResult> {
  const run: Run = {
    id: newId(),
    time,
    count: { created: 0, sent: 0, skipped: 0, failed: 0 },
    paused: [],
    lastAt: Number.NEGATIVE_INFINITY,
  };
  const isOff = await isRestoring();
  for (;;) {
    const [letter] = isOff ? [] : await letters.before('dueAt', afterNow(), 1);
    if (letter === undefined) return { ...run.count, paused: run.paused, isMore: false };
    if (time.isOver()) return { ...run.count, paused: run.paused, isMore: true };
    await beforeGroup();
    try {
      await work(letter, run);
    } catch (error) {
      // An admin, or another run, was faster.
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
}

async function work(letter: Stored<LetterRecord>, run: Run): Promise<void> {
  const lease = { run: run.id, dueAt: minutesFromNow(leaseMinutes) };
  const version = await new Batch().update(letters, letter.id, lease, letter.version).commit();
  const claimed = { ...letter, data: { ...letter.data, ...lease }, version };
  if (!letter.data.isPrepared) run.count.created += await createRecipients(claimed, run.time);
  else if (!(await sendGroup(claimed, run))) return;
  await release(letter.id, run, { dueAt: clock.now() });
}

/** Ends the lease, unless an admin or another run changed the letter meanwhile. */
const release = (id: string, run: Run, change: Partial<LetterRecord>): Promise<void> =>
  retryOnWriteConflict(async () => {
    const letter = await letters.get(id);
    if (letter?.data.run !== run.id) return;
    await new Batch().update(letters, id, { run: null, ...change }, letter.version).commit();
  }, 5);

/** Sends the next mails on one connection. Returns false if the letter is finished or must wait. */
async function sendGroup(letter: Stored<LetterRecord>, run: Run): Promise<boolean> {
  const due = await leaseRecipients(letter);
  if (due.length === 0) {
    await finishOrWait(letter.id, run);
    return false;
  }
  const ids = due.flatMap(({ data }) => data.userId ?? []);
  const people = new Map((await users.getMany(ids)).map((user) => [user.id, user]));
  return mailTransport.withConnections(async () => {
    const rest = [...due];
    try {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        if (run.time.isOver()) {
          rest.unshift(next);
          return true;
        }
        if (!(await handle(next, people.get(next.data.userId ?? ''), letter.id, run))) return false;
      }
      return true;
    } finally {
      await returnToQueue(rest);
    }
  });
}

/** Ends the leases of recipients that this run did not try. */
async function returnToQueue(rest: readonly Recipient[]): Promise<void> {
  if (rest.length === 0) return;
  const batch = new Batch();
  for (const { id, version } of rest)
    batch.update(letterRecipients, id, { state: 'queued', dueAt: clock.now() }, version);
  await batch.commit();
}

/** Leases recipients, also those whose run died. */
export async function leaseRecipients({
  id,
  data: { dueAt },
}: {
  readonly id: string;
  readonly data: Pick<LetterRecord, 'dueAt'>;
}) {
  const due = await letterRecipients.query({
    where: [['letter', id]],
    orderBy: 'dueAt',
    before: afterNow(),
    limit: mailsPerConnection,
  });
  if (due.length === 0) return [];
  const batch = new Batch();
  for (const one of due) batch.update(letterRecipients, one.id, { state: 'leased', dueAt }, one.version);
  const version = await batch.commit();
  return due.map((one) => ({ ...one, version }));
}

/** Ends a letter without open recipients, or waits for the next one. */
async function finishOrWait(id: string, run: Run): Promise<void> {
  const [next] = await letterRecipients.query({
    where: [['letter', id]],
    orderBy: 'dueAt',
    from: new Date(0),
    limit: 1,
  });
  const change: Partial<LetterRecord> = next?.data.dueAt
    ? { dueAt: next.data.dueAt }
    : { state: 'sent', endedAt: clock.now(), dueAt: null };
  await release(id, run, change);
}

type Recipient = Stored<LetterRecipientRecord>;

/** Sends or skips one recipient, at the present address. Returns false if the run must stop working on the letter. */
async function handle(
  recipient: Recipient,
  user: Stored<UserRecord> | undefined,
  letterId: string,
  run: Run,
): Promise<boolean> {
  const email = user?.data.email ?? '';
  const [letter, suppression] = await getBoth(letters, letterId, mailSuppressions, emailOwnerId(email));
  if (letter?.data.state !== 'sending' || letter.data.run !== run.id) return false;
  const leftMs = (letter.data.dueAt?.getTime() ?? 0) - clock.now().getTime();
  // The run claims the letter again before the next mail.
  if (leftMs < minLeaseMs) return true;
  const skipReason =
    user === undefined ? 'deleted' : findSkipReasonNow(user.data, suppression?.data, letter.data.list);
  if (user === undefined || skipReason !== null) {
    await settle(recipient, letter, { state: 'skipped', skipReason });
    run.count.skipped += 1;
    return true;
  }
  await keepRate(run);
  return send({ ...recipient, data: { ...recipient.data, email } }, user, letter, run);
}

/** Waits until the next mail may start. */
async function keepRate(run: Run): Promise<void> {
  const waitMs = run.lastAt + 1000 / readPerSecond() - performance.now();
  if (waitMs > 0) await pause(waitMs);
  run.lastAt = performance.now();
}

async function send(
  recipient: Recipient,
  user: Stored<UserRecord>,
  letter: Stored<LetterRecord>,
  run: Run,
): Promise<boolean> {
  try {
    await mailTransport.send(composeMessage(recipient, user, letter));
  } catch (error) {
    return settleError(recipient, letter, run, error);
  }
  await settle(recipient, letter, { state: 'sent', email: recipient.data.email });
  run.count.sent += 1;
  return true;
}

/** Returns the links that end the list: a page that asks, and a URL that mail programs call (RFC 8058). */
function createListLinks(letter: Stored<LetterRecord>, email: string) {
  const query = `?code=${encodeURIComponent(createListCode(letter.id, email, letter.data.list))}`;
  const { endLetterList } = table;
  return {
    page: toPageUrl(`${endLetterList.oneClick}${query}`),
    oneClick: `${association.siteUrl}/api${endLetterList.path}${query}`,
  };
}

/** Composes a letter with its frame in the language of the reader. The text is as the admin wrote it. */
function composeMessage(
  recipient: Recipient,
  user: Stored<UserRecord>,
  letter: Stored<LetterRecord>,
): MailMessage {
  // In the language of the text, which is Indonesian.
  const values = toValues(user);
  return withLocale(user.data.language ?? 'id', () => composeInLanguage(recipient, user, letter, values));
}

function composeInLanguage(
  { id, data: { email } }: Recipient,
  user: Stored<UserRecord>,
  letter: Stored<LetterRecord>,
  values: LetterValues,
): MailMessage {
  const { subject, content, list } = letter.data;
  const text = composeLetter(subject, content, values);
  const links = createListLinks(letter, email);
  const { hostname } = new URL(association.siteUrl);
  return {
    id,
    to: email,
    subject: text.subject[currentLocale()],
    ...renderMail(user.data.name, text, [], links.page),
    attachments: [],
    headers: {
      'List-Id': `<${list}.${hostname}>`,
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    messageId: `<${id}@${hostname}>`,
    replyTo: association.serviceEmail,
  };
}

/** A mail that was transmitted without an answer is not repeated, because it may have arrived. */
async function settleError(
  recipient: Recipient,
  letter: Stored<LetterRecord>,
  run: Run,
  error: unknown,
): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  const reply = error instanceof MailRefused ? error.reply : undefined;
  const mustWait = error instanceof MailRefused && (reply === undefined || reply.about === 'connection');
  if (mustWait) {
    await requeue(recipient, { dueAt: clock.now(), error: reason });
    const minutes = Math.min(maxBackOffMinutes, 2 ** letter.data.backOff);
    await release(letter.id, run, { dueAt: minutesFromNow(minutes), backOff: letter.data.backOff + 1 });
    return false;
  }
  const wait =
    reply !== undefined && reply.code < 500 ? recipientBackOff[recipient.data.attempts] : undefined;
  if (wait !== undefined) {
    await requeue(recipient, {
      dueAt: minutesFromNow(wait),
      error: reason,
      attempts: recipient.data.attempts + 1,
    });
    return true;
  }
  const hasTooMany = await settle(recipient, letter, { state: 'failed', error: reason }, async (batch) => {
    if (reply?.isAddressRefused) await addBounce(batch, recipient.data.email, toBounce(reply));
  });
  run.count.failed += 1;
  if (!hasTooMany) return true;
  await release(letter.id, run, { state: 'paused', pausedBy: 'errors', dueAt: null });
  run.paused.push(letter.data.subject);
  return false;
}

const requeue = (recipient: Recipient, change: Partial<LetterRecipientRecord>) =>
  new Batch()
    .update(letterRecipients, recipient.id, { state: 'queued', ...change }, recipient.version)
    .commit();

type Settlement = Partial<LetterRecipientRecord> & { readonly state: 'sent' | 'skipped' | 'failed' };

/** Returns whether too many of the last mails were refused, or returned after they were sent. */
function hasTooManyErrors({ sent, bounced, countedFrom }: LetterRecord, recent: string): boolean {
  const { mails, maxErrors } = errorWindow;
  const returned = bounced - countedFrom.bounced;
  const delivered = sent - countedFrom.sent + returned;
  const isMuchReturned = returned >= maxErrors && returned > (delivered * maxErrors) / mails;
  return isMuchReturned || [...recent].filter((one) => one === '1').length >= maxErrors;
}

/**
 * Stores the outcome for a recipient together with the counts of the letter. Returns whether a failure is one
 * too many. Throws WriteConflict if the lease ended and another run handled the recipient.
 */
const settle = (
  recipient: Recipient,
  letter: Stored<LetterRecord>,
  settlement: Settlement,
  addToBatch = async (_batch: Batch) => {},
): Promise<boolean> =>
  retryOnWriteConflict(async () => {
    const { state } = settlement;
    const outcome = state === 'skipped' ? '' : state === 'failed' ? '1' : '0';
    const recent = `${letter.data.recent}${outcome}`.slice(-errorWindow.mails);
    const change = { error: null, ...settlement, dueAt: null, changedAt: clock.now() };
    const batch = new Batch().update(letterRecipients, recipient.id, change, recipient.version);
    await addToBatch(batch);
    const counts = { queued: new Increment(-1), [state]: new Increment(1) };
    batch.update(letters, letter.id, { ...counts, recent, backOff: 0 });
    await batch.commit();
    return hasTooManyErrors(letter.data, recent);
  }, 5);
