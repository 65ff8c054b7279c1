import type { PaymentState } from 'contract/money/payments';
import { limits } from 'contract/rules/limits';
import { recentNetworks } from '#auth/networks.ts';
import { filterSessions } from '#auth/sessions.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Collection } from '#data/collection.ts';
import {
  contactMessages,
  emailChanges,
  idempotencyRecords,
  loginTickets,
  outbox,
  passkeyChallenges,
  payments,
  rateLimits,
  sessions,
  workingCopies,
} from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, SessionsRecord } from '#data/records.ts';
import { deleteMessage } from '#model/admin/threads.ts';
import { whatsappSends } from '#model/admin/whatsapp-queue.ts';
import { systemActor } from '#model/base/actors.ts';
import { erase, findExpiredInBin } from '#model/content/bin.ts';
import { deletePreviousContent, findExpiredPreviousContent } from '#model/content/previous-content.ts';
import { deleteExpiredGuest, findExpiredGuests } from '#model/events/guests/delete-guest.ts';
import { clearRefundAccount, findClearableRefunds } from '#model/events/refunds/accounts.ts';
import { deleteExpiredAnswers, findExpiredAnswers } from '#model/events/registration/answers.ts';
import { eventTransfers } from '#model/events/registration/records.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { letterRecipients } from '#model/mails/delivery/records.ts';
import { splitIntoChunks } from '#model/maintenance/chunks.ts';
import {
  emptyReport,
  forEachDue,
  type JobOptions,
  type JobReport,
  joinReports,
  settle,
} from '#model/maintenance/report.ts';
import { readPagesOf, scan } from '#model/maintenance/scan.ts';
import { toDeletableFile } from '#model/money/payments/proofs.ts';
import { deleteFileName, findOldFileNames } from '#model/money/statements/statement-files.ts';
import { expireImport, findExpiredImports } from '#model/people/imports/expire-import.ts';
import { deleteRemovedValues, findRemovedValues } from '#model/people/records/own-fields.ts';

const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);

type ProofDays = keyof typeof limits.retention.proofDays;

/** Reads the days after a decision. Throws for an invalid number: a typing error deletes nothing. */
function readProofDays(setting: ProofDays): number {
  const days = Number(process.env[setting] ?? limits.retention.proofDays[setting]);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new Error(`${setting} must be a number of days, not '${process.env[setting]}'.`);
}

const decidedProofs = (states: readonly PaymentState[], setting: ProofDays, limit: number) =>
  payments.filledBefore('decidedAt', daysAgo(readProofDays(setting)), limit, 'file', ['state', states]);

/**
 * Deletes data after its retention period (`limits.retention`, docs/privacy.md). Hashes of proofs stay, so
 * that copies are still found.
 */
export async function applyRetention(options: JobOptions): Promise<JobReport> {
  const { limit } = options;
  const now = clock.now();
  const { workingCopyDays, mailDays, letterDays, messageDays } = limits.retention;
  // Both are read before anything is deleted: an invalid setting stops the whole job.
  const approved = await decidedProofs(['approved'], 'APPROVED_PROOF_DAYS', limit);
  const others = await decidedProofs(['rejected', 'replaced'], 'REJECTED_PROOF_DAYS', limit);
  const each = <T>(kind: string, due: readonly Stored<T>[], work: (one: Stored<T>) => Promise<void>) =>
    settle(kind, due, work, options);
  const deleteBefore = async <T extends object>(
    kind: string,
    from: Collection<T>,
    field: keyof T & string,
    before: Date,
  ) => deleteAll(kind, from, await from.before(field, before, limit), options);
  return joinReports([
    await each('proofs', approved, clearProof),
    await each('proofs', others, clearProof),
    await each('binned', await findExpiredInBin(limit), (one) => erase(one, systemActor)),
    await each('former', await findExpiredPreviousContent(limit), deletePreviousContent),
    await deleteBefore('workingCopies', workingCopies, 'savedAt', daysAgo(workingCopyDays)),
    await deleteBefore('mails', outbox, 'settledAt', daysAgo(mailDays)),
    await deleteBefore('letterRecipients', letterRecipients, 'createdAt', daysAgo(letterDays)),
    await deleteBefore('counters', rateLimits, 'expireAt', now),
    await deleteBefore('counters', loginTickets, 'expireAt', now),
    await deleteBefore('counters', passkeyChallenges, 'expireAt', now),
    await deleteBefore('emailChanges', emailChanges, 'expireAt', now),
    await deleteBefore('answers', idempotencyRecords, 'expireAt', now),
    await deleteBefore('eventTransfers', eventTransfers, 'expireAt', now),
    await deleteBefore('whatsappSends', whatsappSends, 'expireAt', now),
    await deleteStaleSessions(options),
    await each('eventAnswers', await findExpiredAnswers(limit), deleteExpiredAnswers),
    await each('ownFields', await findRemovedValues(limit), deleteRemovedValues),
    await each('eventGuests', await findExpiredGuests(limit), deleteExpiredGuest),
    await each('refundAccounts', await findClearableRefunds(limit), clearRefundAccount),
    await each('fileNames', await findOldFileNames(limit), deleteFileName),
    await each('memberImports', await findExpiredImports(limit), expireImport),
    await each(
      'messages',
      await contactMessages.before('createdAt', daysAgo(messageDays), limit),
      deleteMessage,
    ),
  ]);
}

function clearProof({ id, data, version }: Stored<PaymentRecord>): Promise<void> {
  const file = toDeletableFile(data);
  return writeWithFiles({ removed: file === null ? [] : [file] }, (batch) =>
    batch.update(payments, id, { file: null }, version),
  );
}

const batchSize = 200;

/** Deletes many rows in one batch. A batch with a write conflict is left for the next run. */
async function deleteAll<T extends object>(
  kind: string,
  from: Collection<T>,
  due: readonly Stored<T>[],
  options: JobOptions,
): Promise<JobReport> {
  let done = 0;
  const chunks = splitIntoChunks(due, batchSize).map((rows) => ({
    id: `${from.name} from ${rows[0]?.id}`,
    rows,
  }));
  const deleteRows = async ({ rows }: (typeof chunks)[number]) => {
    const batch = new Batch();
    for (const { id, version } of rows) batch.delete(from, id, version);
    if (!options.dryRun) await batch.commit();
    done += rows.length;
  };
  const { failures, isCut } = await forEachDue(chunks, deleteRows, options.time);
  return { ...emptyReport, done: { [kind]: done }, failures, isMore: isCut || due.length === options.limit };
}

/** Longer than a login that read the record before all sessions were ended. */
const clearedRetentionMinutes = 60;

const pageSize = 500;

/** Includes old networks and empty records. No query finds a time within a list, so it scans all records. */
export async function deleteStaleSessions(options: JobOptions): Promise<JobReport> {
  let ended = 0;
  const failures: string[] = [];
  const isMore = await scan('sessions', options, readPagesOf(sessions, pageSize), async (rows) => {
    const trimOne = async (record: Stored<SessionsRecord>) => {
      if (!options.dryRun) await trim(record);
      ended += countExpired(record);
    };
    const result = await forEachDue(rows.filter(isStale), trimOne, options.time);
    failures.push(...result.failures);
    return !result.isCut;
  });
  return { ...emptyReport, done: { sessions: ended }, failures, isMore };
}

const unexpired = ({ data }: Stored<SessionsRecord>) =>
  filterSessions(data, ({ expiresAt }) => expiresAt > clock.now());

const countExpired = (record: Stored<SessionsRecord>): number => unexpired(record).ended;

const networksInUse = ({ data }: Stored<SessionsRecord>) => recentNetworks(data.networks, clock.now());

const isDeletable = (record: Stored<SessionsRecord>): boolean => {
  const { clearedAt } = record.data;
  const since = clock.now().getTime() - clearedRetentionMinutes * 60_000;
  const { live, displaced } = unexpired(record).lists;
  if (live.length + displaced.length + networksInUse(record).length > 0) return false;
  return clearedAt === undefined || clearedAt.getTime() < since;
};

const isStale = (record: Stored<SessionsRecord>): boolean =>
  isDeletable(record) ||
  countExpired(record) > 0 ||
  networksInUse(record).length < (record.data.networks?.length ?? 0);

async function trim(record: Stored<SessionsRecord>): Promise<void> {
  const { id, version } = record;
  const batch = new Batch();
  if (isDeletable(record)) batch.delete(sessions, id, version);
  else batch.update(sessions, id, { ...unexpired(record).lists, networks: networksInUse(record) }, version);
  await batch.commit();
}
