import { association } from 'contract/text/association';
import { Batch, retryOnWriteConflict, WriteConflict } from '#data/batch.ts';
import { afterNow, clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { withLocale } from '#data/context/locale.ts';
import { type MailMessage, MailRefused, mailTransport, maxConcurrentMails } from '#data/mail-transport.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import { messageIdOf } from '#model/base/queue-mail.ts';
import { isRestoring } from '#model/base/restore-progress.ts';
import { inParallel, type TimeBudget, unlimited } from '#model/base/time-budget.ts';
import { addBounce, findSuppression, showDeadAddress, toBounce } from '#model/mails/delivery/suppressions.ts';
import { createTitleFinder, type FindTitle, localizeEvent } from './events/localize-event.ts';
import { isMailStillValid } from './is-mail-still-valid.ts';
import { findReaderName, prepareMailContext } from './mail-context.ts';
import { createLeaveLink, createLinks, createUnsubscribeLinks, type UnsubscribeLinks } from './mail-links.ts';
import type { MailText } from './mail-text.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { hasSettings, renderMail, toSettingsUrl } from './render-mail.ts';
import { composeText } from './texts.ts';
import { isOverUnverifiedLimit } from './unverified-limit.ts';

/** Minutes until the next attempt, after each refusal. After the last one the mail has failed. */
const backOffMinutes = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60] as const;

/** Longer than any attempt. After it, the sending process must have died. */
const leaseMinutes = 5;

interface SendResult {
  readonly sent: number;
  /** Refused by the server this time, and tried again later. */
  readonly refused: number;
  /** Refused for the last time, or permanently. */
  readonly failed: number;
  readonly unclear: number;
  /** Whether the time was over before all due mails were tried. */
  readonly isMore: boolean;
}

type Outcome = 'sent' | 'refused' | 'failed' | 'unclear' | 'dropped';

const minutesFromNow = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);

const toSettlement = (state: OutboxRecord['state'], lastError: string | null = null) => ({
  state,
  dueAt: null,
  settledAt: clock.now(),
  lastError,
});

const pageSize = 50;

/**
 * Sends due mails, several concurrently, those to one address in their order. Each mail is claimed first, so
 * that no run sends it twice. If its sender dies, it becomes `unclear`, because it may have been sent.
 * Nothing is sent while a backup is restored, and nothing is started after `time`.
 */
export const sendDueMails = (time: TimeBudget = unlimited): Promise<SendResult> =>
  mailTransport.withConnections(async () => {
    const count = { sent: 0, refused: 0, failed: 0, unclear: 0, dropped: 0 };
    const findTitle = createTitleFinder();
    const send = async (mail: Stored<OutboxRecord>) => {
      const outcome = await tryHandle(mail, findTitle);
      if (outcome !== undefined) count[outcome] += 1;
    };
    const handled = () => Object.values(count).reduce((sum, each) => sum + each);
    if (await isRestoring()) return { sent: 0, refused: 0, failed: 0, unclear: 0, isMore: false };
    for (;;) {
      const [before, due] = [handled(), await outbox.before('dueAt', afterNow(), pageSize)];
      const left = await inParallel(groupByAddress(due), maxConcurrentMails, time, send);
      const { dropped: _dropped, ...result } = count;
      if (left > 0) return { ...result, isMore: true };
      // If this run handled none of a full page, other runs are handling it.
      if (due.length < pageSize || handled() === before) return { ...result, isMore: false };
    }
  });

const groupByAddress = (mails: readonly Stored<OutboxRecord>[]): Stored<OutboxRecord>[][] => {
  const groups = new Map<string, Stored<OutboxRecord>[]>();
  for (const mail of mails) groups.set(mail.data.to, [...(groups.get(mail.data.to) ?? []), mail]);
  return [...groups.values()];
};

/** @returns undefined if another run claimed the mail first */
async function tryHandle(mail: Stored<OutboxRecord>, findTitle: FindTitle): Promise<Outcome | undefined> {
  try {
    return await handle(mail, findTitle);
  } catch (error) {
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
}

async function handle(mail: Stored<OutboxRecord>, findTitle: FindTitle): Promise<Outcome> {
  if (mail.data.state === 'sending') {
    await new Batch()
      .update(outbox, mail.id, toSettlement('unclear', 'Pengirim berhenti di tengah jalan.'), mail.version)
      .commit();
    return 'unclear';
  }
  const attempts = mail.data.attempts + 1;
  const claim = { state: 'sending' as const, attempts, dueAt: minutesFromNow(leaseMinutes) };
  const version = await new Batch().update(outbox, mail.id, claim, mail.version).commit();
  const finish = (change: Partial<OutboxRecord>, addToBatch = async (_batch: Batch) => {}) =>
    retryOnWriteConflict(async () => {
      const batch = new Batch().update(outbox, mail.id, change, version);
      await addToBatch(batch);
      await batch.commit();
    }, maxFinishAttempts);
  const { to } = mail.data;
  try {
    const deadCode = await beforeSending(findDeadCode(to));
    if (deadCode !== undefined) {
      await finish(toSettlement('dropped', deadReason(deadCode)), (batch) => showDeadAddress(batch, to));
      return 'dropped';
    }
    if (attempts === 1 && (await beforeSending(isOverUnverifiedLimit(mail.data)))) {
      await finish(toSettlement('dropped', unverifiedReason));
      return 'dropped';
    }
    const message = await beforeSending(composeMessage(mail, findTitle));
    if (message === undefined) {
      await finish(toSettlement('dropped'));
      return 'dropped';
    }
    await mailTransport.send(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof MailRefused)) {
      await finish(toSettlement('unclear', reason));
      return 'unclear';
    }
    const wait = error.isFinal ? undefined : backOffMinutes[attempts - 1];
    await finish(
      wait === undefined
        ? toSettlement('failed', reason)
        : { state: 'waiting', dueAt: minutesFromNow(wait), lastError: reason },
      async (batch) => {
        if (error.isFinal && error.reply !== undefined) await addBounce(batch, to, toBounce(error.reply));
      },
    );
    return wait === undefined ? 'failed' : 'refused';
  }
  await finish(toSettlement('sent'));
  return 'sent';
}

/** Others may count a bounce of the same address meanwhile. */
const maxFinishAttempts = 5;

/** Reason that /admin/mails shows for a mail to a dead address. */
const deadReason = (code: string): string =>
  `Alamat ini menolak email${code === '' ? '' : ` (${code})`}, jadi tidak dikirim.`;

/** Reason that /admin/mails shows for a mail beyond `isOverUnverifiedLimit`. */
const unverifiedReason = 'Terlalu banyak email kepada alamat yang belum diverifikasi.';

/** Errors before there is a message are safe to retry, because nothing was sent. */
async function beforeSending<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new MailRefused(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Returns the status by which an address became dead; undefined if it is not. */
async function findDeadCode(email: string): Promise<string | undefined> {
  const suppression = await findSuppression(email);
  return suppression?.data.deadSince ? suppression.data.code : undefined;
}

/**
 * Returns the headers: no automatic replies (RFC 3834), except for a mail that an admin wrote in a thread. Its
 * references are those of the thread (RFC 5322). Then a link to the mail settings for members (RFC 2369), and
 * one-click unsubscribing from reminders (RFC 8058).
 */
function composeHeaders(
  mail: MailText,
  unsubscribeLinks: UnsubscribeLinks | undefined,
): MailMessage['headers'] {
  if (mail.references !== undefined) return composeReferences(mail.references);
  const own = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribeLinks === undefined)
    return hasSettings(mail) ? { ...own, 'List-Unsubscribe': `<${toSettingsUrl()}>` } : own;
  return {
    ...own,
    'List-Unsubscribe': `<${unsubscribeLinks.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function composeReferences(references: readonly string[]): MailMessage['headers'] {
  const last = references.at(-1);
  return last === undefined ? {} : { 'In-Reply-To': last, References: references.join(' ') };
}

/** @returns undefined for an address without an account, or a mail that is no longer valid */
async function composeMessage(
  { id, data }: Stored<OutboxRecord>,
  findTitle: FindTitle,
): Promise<MailMessage | undefined> {
  const mail = parseMail(data);
  if (mail === undefined) throw new Error(`There is no text for mails of kind ${data.kind}.`);
  return withLocale(mail.language, () => composeInLanguage(id, mail, findTitle));
}

async function composeInLanguage(
  id: string,
  queued: ParsedMail,
  findTitle: FindTitle,
): Promise<MailMessage | undefined> {
  if (!(await isMailStillValid(queued))) return undefined;
  const { mail, context: eventContext } = await localizeEvent(queued, findTitle);
  const context = { ...(await prepareMailContext(mail)), ...eventContext };
  const text = composeText(mail, context);
  const links = await createLinks(mail, text);
  if (links === undefined) return undefined;
  const unsubscribeLinks = createUnsubscribeLinks(mail, id);
  const leaveLink = createLeaveLink(mail);
  const all = [...links, ...(leaveLink === undefined ? [] : [leaveLink])];
  return {
    id,
    to: mail.to,
    subject: text.subject[mail.language],
    ...renderMail(await findReaderName(mail), text, all, unsubscribeLinks?.page),
    attachments: [context.receipt, context.calendar].filter((file) => file !== undefined),
    headers: composeHeaders(text, unsubscribeLinks),
    messageId: messageIdOf(id),
    replyTo: text.replyTo ?? association.serviceEmail,
  };
}
