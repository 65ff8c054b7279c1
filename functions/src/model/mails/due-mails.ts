import { association } from 'contract/words/association';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { type MailMessage, MailRefused, mailsAtOnce, mailTransport } from '#data/mail-transport.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import { isRestoring } from '#model/base/restoring.ts';
import { inParallel, type TimeBudget, unlimited } from '#model/base/time-budget.ts';
import { knownMailOf } from './known-mail.ts';
import { layOutMail, mailSettings } from './layout.ts';
import { addressOf, type Ending, endingOf } from './links.ts';
import { billOfMail } from './mail-bills.ts';
import type { MailText } from './mail-text.ts';
import { isStillTrue } from './still-true.ts';
import { textOf } from './texts.ts';

/** Minutes until the next attempt, after the first, second … refusal; after the last it is given up. */
const backOff = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60] as const;

/** Longer than one attempt can take: who is still sending by then has died. */
const leaseMinutes = 5;

export interface SendResult {
  readonly sent: number;
  /** Refused this time, and tried again. */
  readonly refused: number;
  /** Refused for the last time, or for good. */
  readonly failed: number;
  readonly unclear: number;
  /** The time was over before everything that is due was tried. */
  readonly isMore: boolean;
}

type Outcome = 'sent' | 'refused' | 'failed' | 'unclear' | 'dropped';

const minutesFromNow = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);

const settlementOf = (state: OutboxRecord['state'], lastError: string | null = null) => ({
  state,
  dueAt: null,
  settledAt: clock.now(),
  lastError,
});

/** Due mails that are read at once. */
const pageSize = 50;

/**
 * Sends what is due, the oldest first, several at once; to one address one after another, as they may tell one story.
 * Two runs at once never send one mail twice: each is claimed before. A mail whose sender died on the way is not sent
 * again by itself, as it may have gone out. While a backup is brought back nothing is sent.
 *
 * @param time after which no further mail is begun; those under way are waited for
 */
export const sendDueMails = (time: TimeBudget = unlimited): Promise<SendResult> =>
  mailTransport.connected(async () => {
    const count = { sent: 0, refused: 0, failed: 0, unclear: 0, dropped: 0 };
    const send = async (mail: Stored<OutboxRecord>) => {
      const outcome = await handleOnce(mail);
      if (outcome !== undefined) count[outcome] += 1;
    };
    const handled = () => Object.values(count).reduce((sum, each) => sum + each);
    if (await isRestoring()) return { sent: 0, refused: 0, failed: 0, unclear: 0, isMore: false };
    for (;;) {
      const [before, due] = [handled(), await outbox.before('dueAt', clock.now(), pageSize)];
      const left = await inParallel(byAddress(due), mailsAtOnce, time, send);
      const { dropped: _dropped, ...result } = count;
      if (left > 0) return { ...result, isMore: true };
      // Where nothing of a full page was ours, other runs are at it.
      if (due.length < pageSize || handled() === before) return { ...result, isMore: false };
    }
  });

const byAddress = (mails: readonly Stored<OutboxRecord>[]): Stored<OutboxRecord>[][] => {
  const groups = new Map<string, Stored<OutboxRecord>[]>();
  for (const mail of mails) groups.set(mail.data.to, [...(groups.get(mail.data.to) ?? []), mail]);
  return [...groups.values()];
};

/** @returns undefined where another run was first */
async function handleOnce(mail: Stored<OutboxRecord>): Promise<Outcome | undefined> {
  try {
    return await handle(mail);
  } catch (error) {
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
}

async function handle(mail: Stored<OutboxRecord>): Promise<Outcome> {
  if (mail.data.state === 'sending') {
    await new Batch()
      .update(outbox, mail.id, settlementOf('unclear', 'Pengirim berhenti di tengah jalan.'), mail.version)
      .commit();
    return 'unclear';
  }
  const attempts = mail.data.attempts + 1;
  const claim = { state: 'sending' as const, attempts, dueAt: minutesFromNow(leaseMinutes) };
  const version = await new Batch().update(outbox, mail.id, claim, mail.version).commit();
  const finish = (change: Partial<OutboxRecord>) =>
    new Batch().update(outbox, mail.id, change, version).commit();
  try {
    const message = await prepareMessage(mail);
    if (message === undefined) {
      await finish(settlementOf('dropped'));
      return 'dropped';
    }
    await mailTransport.send(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof MailRefused)) {
      await finish(settlementOf('unclear', reason));
      return 'unclear';
    }
    const wait = error.isFinal ? undefined : backOff[attempts - 1];
    await finish(
      wait === undefined
        ? settlementOf('failed', reason)
        : { state: 'waiting', dueAt: minutesFromNow(wait), lastError: reason },
    );
    return wait === undefined ? 'failed' : 'refused';
  }
  await finish(settlementOf('sent'));
  return 'sent';
}

/** Nothing has gone out before there is a message: whatever fails until then may be tried again. */
async function prepareMessage(mail: Stored<OutboxRecord>): Promise<MailMessage | undefined> {
  try {
    return await messageOf(mail);
  } catch (error) {
    throw new MailRefused(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Of every mail: nobody's absence note answers it (RFC 3834), and mail programs offer whoever has an account the way to
 * fewer of them (RFC 2369); of reminders in one click (RFC 8058).
 */
function headersOf({ hasNoReminders }: MailText, ending: Ending | undefined): MailMessage['headers'] {
  const own = { 'Auto-Submitted': 'auto-generated' };
  if (ending === undefined) return hasNoReminders ? own : { ...own, 'List-Unsubscribe': `<${mailSettings}>` };
  return {
    ...own,
    'List-Unsubscribe': `<${ending.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** @returns undefined when there is nobody to tell (no account has the address), or it is no longer true */
async function messageOf({ id, data }: Stored<OutboxRecord>): Promise<MailMessage | undefined> {
  const mail = knownMailOf(data);
  if (mail === undefined) throw new Error(`There is no text for mails of kind ${data.kind}.`);
  if (!(await isStillTrue(mail))) return undefined;
  const text = textOf(mail, await billOfMail(mail));
  const address = text.link && (await addressOf(mail, text.link.path));
  if (text.link !== undefined && address === undefined) return undefined;
  const others = (text.others ?? []).map(({ label, path }) => ({
    label,
    address: `${association.siteUrl}${path}`,
  }));
  const ending = endingOf(mail);
  const first = text.link && address ? [{ label: text.link.label, address }] : [];
  return {
    to: mail.to,
    subject: text.subject,
    ...layOutMail(mail.name, text, [...first, ...others], ending?.page),
    headers: headersOf(text, ending),
    messageId: `<${id}@${new URL(association.siteUrl).hostname}>`,
    replyTo: text.replyTo ?? association.serviceEmail,
  };
}
