import { limits } from 'contract/rules/limits';
import { Batch, Increment } from '#data/batch.ts';
import { outbox } from '#data/collections.ts';
import { log } from '#data/log.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { letterRecipients, letters } from './records.ts';
import { addBounce, toBounce } from './suppressions.ts';

/**
 * `other`: no delivery report. `unmatched`: names no mail that this function sent. `ignored`: no failure, or
 * known before. `recorded`: the mail is marked, and its address counted.
 */
export type BounceOutcome = 'other' | 'unmatched' | 'ignored' | 'recorded';

/**
 * Records a returned mail, given the report about it; undefined for another mail. It counts only if it names a mail
 * that was sent, by an id that only its reader knows: otherwise anyone could stop the mails to an address. The address
 * is that of our mail, never that of the report. Safe to repeat: the first failure of a mail counts.
 */
export async function recordBounce(report: DeliveryReport | undefined): Promise<BounceOutcome> {
  if (report === undefined) return 'other';
  const outcome = await record(report);
  if (outcome === 'unmatched') log('WARNING', 'bounce unmatched', { status: report.status });
  return outcome;
}

async function record(report: DeliveryReport): Promise<BounceOutcome> {
  for (const id of report.ids) {
    const outcome = await recordForMail(id, report);
    if (outcome !== 'unmatched') return outcome;
  }
  return 'unmatched';
}

const outboxId = /^[A-Za-z0-9]{24}$/;

const recipientId = /^[A-Za-z0-9]{24}[0-9a-f]{24}$/;

const recordForMail = (id: string, report: DeliveryReport): Promise<BounceOutcome> =>
  recipientId.test(id) ? recordForRecipient(id, report) : recordForOutbox(id, report);

/** Moves a recipient of a letter from the sent to the returned ones. */
const recordForRecipient = (
  id: string,
  { hasFailed, status, text }: DeliveryReport,
): Promise<BounceOutcome> =>
  retryOnConflict(async () => {
    const recipient = await letterRecipients.get(id);
    if (recipient === undefined) return 'unmatched';
    if (!hasFailed || recipient.data.state !== 'sent') return 'ignored';
    const bounce = toBounce({ status, text });
    const error = text === '' ? status : text.slice(0, limits.textCharacters);
    const change = { state: 'bounced' as const, error, changedAt: bounce.at };
    const batch = new Batch().update(letterRecipients, id, change, recipient.version);
    batch.update(letters, recipient.data.letter, { sent: new Increment(-1), bounced: new Increment(1) });
    if (recipient.data.email !== '') await addBounce(batch, recipient.data.email, bounce);
    await batch.commit();
    if (bounce.kind === 'unknown') log('WARNING', 'bounce unknown', { mail: id, status });
    return 'recorded';
  });

const recordForOutbox = (id: string, { hasFailed, status, text }: DeliveryReport): Promise<BounceOutcome> =>
  retryOnConflict(async () => {
    const mail = outboxId.test(id) ? await outbox.get(id) : undefined;
    if (mail === undefined) return 'unmatched';
    const { state, bounce: earlier, to } = mail.data;
    if (!hasFailed || earlier !== undefined || (state !== 'sent' && state !== 'unclear')) return 'ignored';
    const bounce = toBounce({ status, text });
    const batch = new Batch().update(outbox, id, { bounce }, mail.version);
    await addBounce(batch, to, bounce);
    await batch.commit();
    if (bounce.kind === 'unknown') log('WARNING', 'bounce unknown', { mail: id, status });
    return 'recorded';
  });
