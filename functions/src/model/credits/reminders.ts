import { dueCreditReminder } from 'contract/rules/events/credits';
import { daysUntil } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { mayReceiveUnsolicitedMail } from '#model/people/profile/consent.ts';
import { currentCreditPeriod, readCreditProgress } from './add-credits.ts';
import { creditReminders } from './records.ts';

/** Accounts of one commit, far below Firestore's limit of 500 writes in a batch. */
export const accountsPerBatch = 200;

/** Accounts whose ledgers are read in parallel. */
const parallelReads = 20;

/** Returns the id of the due reminder: last day of the period, and days before it. */
export function dueCreditReminderId(): string | undefined {
  const { until } = currentCreditPeriod();
  const days = dueCreditReminder(daysUntil(`${until}T12:00:00+07:00`, clock.now()));
  return days === undefined ? undefined : `${until}-${days}`;
}

/**
 * Queues the due reminder for the next accounts in the order of their ids. Stores the position in the same batch, so
 * that an interruption neither repeats nor omits a member. Returns the number of mails, and whether accounts are left.
 * Throws WriteConflict if another run was faster.
 */
export async function continueCreditReminder(
  id: string,
  { after, isDryRun }: { readonly after?: string; readonly isDryRun: boolean },
): Promise<{ mails: number; last: string | undefined }> {
  const stored = await creditReminders.get(id);
  if (stored?.data.isComplete) return { mails: 0, last: undefined };
  const accounts = await users.byId(after ?? stored?.data.after ?? null, accountsPerBatch);
  const batch = new Batch();
  let mails = 0;
  const wanted = accounts.filter(({ data }) => mayReceiveUnsolicitedMail(data));
  for (let index = 0; index < wanted.length; index += parallelReads) {
    const some = wanted.slice(index, index + parallelReads);
    const progresses = await Promise.all(some.map(readCreditProgress));
    for (const [place, account] of some.entries()) {
      const progress = progresses[place];
      if (!progress || progress.missing === 0) continue;
      queueMail(batch, 'credits-missing', account, progress);
      mails += 1;
    }
  }
  const last = accounts.length < accountsPerBatch ? undefined : accounts.at(-1)?.id;
  if (isDryRun) return { mails, last };
  const record = { after: accounts.at(-1)?.id ?? stored?.data.after ?? null, isComplete: last === undefined };
  if (stored === undefined) batch.create(creditReminders, id, record);
  else batch.update(creditReminders, id, record, stored.version);
  await batch.commit();
  return { mails, last };
}
