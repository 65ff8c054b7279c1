import { association } from 'contract/words/association';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { type MailMessage, MailRefused, mailTransport } from '#data/mail-transport.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import { knownMailOf } from './known-mail.ts';
import { layOutMail, mailSettings } from './layout.ts';
import { addressOf, type Ending, endingOf } from './links.ts';
import { isStillTrue } from './still-true.ts';
import { textOf } from './texts.ts';

/** Minutes until the next attempt, after the first, second … refusal; after the last it is given up. */
const backOff = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60] as const;

/** Longer than one attempt can take: who is still sending by then has died. */
const leaseMinutes = 5;

export interface SendResult {
  readonly sent: number;
  /** Refused this time; some of them are tried again. */
  readonly refused: number;
  readonly unclear: number;
}

const minutesFromNow = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);

const settlementOf = (state: OutboxRecord['state'], lastError: string | null = null) => ({
  state,
  dueAt: null,
  settledAt: clock.now(),
  lastError,
});

/**
 * Sends what is due, oldest first. Two runs at once never send one mail twice: each is claimed before. A mail
 * whose sender died on the way is not sent again by itself, as it may have gone out.
 *
 * @param limit most mails of one run
 */
export async function sendDueMails(limit = 50): Promise<SendResult> {
  const due = await outbox.before('dueAt', clock.now(), limit);
  const count = { sent: 0, refused: 0, unclear: 0 };
  for (const mail of due) {
    try {
      const outcome = await handle(mail);
      if (outcome !== 'dropped') count[outcome] += 1;
    } catch (error) {
      // Another run was first.
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  return count;
}

async function handle(mail: Stored<OutboxRecord>): Promise<'sent' | 'refused' | 'unclear' | 'dropped'> {
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
    const wait = backOff[attempts - 1];
    await finish(
      wait === undefined
        ? settlementOf('failed', reason)
        : { state: 'waiting', dueAt: minutesFromNow(wait), lastError: reason },
    );
    return 'refused';
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
 * Of every mail: nobody's absence note answers it (RFC 3834), and mail programs offer the way to fewer of them
 * (RFC 2369); of reminders in one click (RFC 8058).
 */
const headersOf = (ending: Ending | undefined): MailMessage['headers'] => ({
  'Auto-Submitted': 'auto-generated',
  ...(ending === undefined
    ? { 'List-Unsubscribe': `<${mailSettings}>` }
    : { 'List-Unsubscribe': `<${ending.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** @returns undefined when there is nobody to tell (no account has the address), or it is no longer true */
async function messageOf({ id, data }: Stored<OutboxRecord>): Promise<MailMessage | undefined> {
  const mail = knownMailOf(data);
  if (mail === undefined) throw new Error(`There is no text for mails of kind ${data.kind}.`);
  if (!(await isStillTrue(mail))) return undefined;
  const text = textOf(mail);
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
    headers: headersOf(ending),
    messageId: `<${id}@${new URL(association.siteUrl).hostname}>`,
    replyTo: text.replyTo ?? association.serviceEmail,
  };
}
