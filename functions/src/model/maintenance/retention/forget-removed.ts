import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contactMessages, emailOwnerId, emailOwners, outbox, removals } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { RemovalRecord } from '#data/records.ts';
import { deleteMessage, endAssignments, eraseReplies } from '#model/admin/threads.ts';
import { eraseFromAudit } from '#model/base/erase-from-audit.ts';
import { eraseSaverName } from '#model/content/site-content.ts';
import { eraseCredits } from '#model/credits/erase-credits.ts';
import { eraseCertificates } from '#model/events/certificates/revoke-certificate.ts';
import { eraseRefundAccounts } from '#model/events/refunds/accounts.ts';
import { eraseInvitations } from '#model/institutions/invitations.ts';
import { eraseFromLetters } from '#model/mails/delivery/export-letters.ts';
import { type JobOptions, type JobReport, settle } from '#model/maintenance/report.ts';
import { eraseFromImports } from '#model/people/imports/expire-import.ts';
import { eraseMembershipLetters } from '#model/people/membership-letters/letters.ts';
import { eraseMerges } from '#model/people/merges/expire-merge.ts';
import { forgetTags } from '#model/people/records/tags.ts';
import { eraseStoredNames } from './erase-names.ts';

const { forgetDays } = limits.erasure;
/** Number of mails and messages in one query, repeated until none is left. */
const batchSize = 200;

/**
 * Erases the remaining personal data of an account 30 days after its deletion; ids stay in the audit log.
 * Payments, receipts, invoices and the ledger stay, as the law requires. Safe to repeat: the removal record
 * is deleted last.
 */
export async function forgetRemoved(options: JobOptions): Promise<JobReport> {
  const until = new Date(clock.now().getTime() - forgetDays * 86_400_000);
  const due = await removals.before('removedAt', until, options.limit);
  return settle('forgotten', due, erasePerson, options);
}

async function eraseRecordsOf(id: string, name: string | undefined): Promise<void> {
  await eraseFromAudit(id);
  await eraseSaverName(id);
  await eraseStoredNames(id, name);
  await endAssignments(id);
  await eraseCertificates(id);
  await eraseCredits(id);
  await eraseMembershipLetters(id);
  await eraseRefundAccounts(id);
  await eraseFromImports(id);
  await eraseFromLetters(id);
  await deleteMails(() => outbox.find('userId', id, batchSize));
  await deleteMails(() => outbox.findIn('people.sender', [id], batchSize));
}

/** Erases mails, messages and audit values that only the address leads to. */
async function eraseRecordsOfAddress(email: string): Promise<void> {
  // A new account with the address reads its mails.
  if (email === '' || (await emailOwners.get(emailOwnerId(email))) !== undefined) return;
  await deleteMails(() => outbox.find('to', email, batchSize));
  for (const field of ['email', 'otherEmail', 'about'])
    await deleteMails(() => outbox.findIn(`data.${field}`, [email], batchSize));
  for (const field of ['email', 'about'] as const)
    await removeAll(
      () => contactMessages.find(field, email, batchSize),
      async (messages) => {
        for (const message of messages) await deleteMessage(message);
      },
    );
  await eraseReplies(email);
  await eraseInvitations(email);
  await eraseFromAudit(emailOwnerId(email));
}

async function erasePerson({ id, data }: Stored<RemovalRecord>): Promise<void> {
  const { email, name, tags = [], formerIds = [], formerEmails = [] } = data;
  for (const one of [id, ...formerIds]) await eraseRecordsOf(one, name);
  await eraseMerges(id);
  for (const one of [email, ...formerEmails]) await eraseRecordsOfAddress(one);
  if (tags.length > 0) await forgetTags(tags);
  await new Batch().delete(removals, id).commit();
}

const deleteMails = (find: () => ReturnType<typeof outbox.find>): Promise<void> =>
  removeAll(find, async (mails) => {
    const batch = new Batch();
    for (const { id, version } of mails) batch.delete(outbox, id, version);
    await batch.commit();
  });

async function removeAll<T>(
  find: () => Promise<readonly T[]>,
  remove: (rows: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) await remove(rows);
}
