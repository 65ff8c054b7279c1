import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contactMessages, emailOwnerId, emailOwners, outbox, removals } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { RemovalRecord } from '#data/records.ts';
import { eraseFromAudit } from '#model/base/audit-erasure.ts';
import { forgetSaver } from '#model/content/site-content.ts';
import { deleteMessage } from '#model/office/contact-messages.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from '#model/upkeep/report.ts';

const { forgetDays } = limits.erasure;
/** Of mails and messages: so many are asked for at once, until there are none. */
const rowsAtOnce = 200;

/**
 * Takes out what still says who somebody was, 30 days after the account went: in the audit, where the id stays, the
 * saves of pages, the mails to them and about them, and what they wrote to the office. Payments, receipts, invoices and the books keep what
 * the law wants kept. Safe to repeat: the removal is forgotten last.
 */
export async function forgetRemoved(options: JobOptions): Promise<JobReport> {
  const until = new Date(clock.now().getTime() - forgetDays * 86_400_000);
  const due = await removals.before('removedAt', until, options.limit);
  const { done, failures, isCut } = await forEachDue(due, unlessDry(options, forget), options.time);
  return { done: { forgotten: done }, failures, findings: [], isMore: isCut || due.length === options.limit };
}

async function forget({ id, data: { email } }: Stored<RemovalRecord>): Promise<void> {
  await eraseFromAudit(id);
  await forgetSaver(id);
  await deleteMails(() => outbox.find('userId', id, rowsAtOnce));
  // Whoever has registered with the address again reads what is sent to it.
  if ((await emailOwners.get(emailOwnerId(email))) === undefined) {
    await deleteMails(() => outbox.find('to', email, rowsAtOnce));
    await deleteMails(() => outbox.findIn('data.email', [email], rowsAtOnce));
    await untilNone(
      () => contactMessages.find('email', email, rowsAtOnce),
      async (messages) => {
        for (const message of messages) await deleteMessage(message);
      },
    );
  }
  await new Batch().delete(removals, id).commit();
}

const deleteMails = (find: () => ReturnType<typeof outbox.find>): Promise<void> =>
  untilNone(find, async (mails) => {
    const batch = new Batch();
    for (const { id, version } of mails) batch.delete(outbox, id, version);
    await batch.commit();
  });

async function untilNone<T>(
  find: () => Promise<readonly T[]>,
  remove: (rows: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) await remove(rows);
}
