import type { PaymentState } from 'contract/money/payments';
import { limits } from 'contract/rules/limits';
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
  workingCopies,
} from '#data/collections.ts';
import type { BinnedRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
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
import { forEachDue, type JobOptions, type JobReport, skipInDryRun } from '#model/maintenance/report.ts';
import { toDeletableFile } from '#model/money/payments/proofs.ts';
import { deleteFileName, findOldFileNames } from '#model/money/statements/statement-files.ts';
import { expireImport, findExpiredImports } from '#model/people/imports/expire-import.ts';
import { deleteRemovedValues, findRemovedValues } from '#model/people/records/own-fields.ts';
import { deleteStaleSessions } from './stale-sessions.ts';

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
  const done: Record<string, number> = {};
  const failures: string[] = [];
  let isMore = false;
  const processDue = async <T>(
    kind: string,
    due: readonly Stored<T>[],
    work: (due: readonly Stored<T>[]) => Promise<Outcome>,
  ) => {
    const outcome = await work(due);
    done[kind] = (done[kind] ?? 0) + outcome.done;
    failures.push(...outcome.failures);
    isMore ||= outcome.isCut || due.length === limit;
  };
  const each =
    <T>(work: (one: Stored<T>) => Promise<void>) =>
    (due: readonly Stored<T>[]) =>
      forEachDue(due, skipInDryRun(options, work), options.time);
  const all =
    <T extends object>(from: Collection<T>) =>
    (due: readonly Stored<T>[]) =>
      deleteAll(from, due, options);
  const deleteExpired = async <T extends { expireAt: Date }>(kind: string, from: Collection<T>) =>
    processDue(kind, await from.before('expireAt', now, limit), all(from));

  // Both are read before anything is deleted: an invalid setting stops the whole job.
  const approved = await decidedProofs(['approved'], 'APPROVED_PROOF_DAYS', limit);
  const others = await decidedProofs(['rejected', 'replaced'], 'REJECTED_PROOF_DAYS', limit);
  await processDue('proofs', approved, each(clearProof));
  await processDue('proofs', others, each(clearProof));
  await processDue(
    'binned',
    await findExpiredInBin(limit),
    each<BinnedRecord>((one) => erase(one, systemActor)),
  );
  await processDue('former', await findExpiredPreviousContent(limit), each(deletePreviousContent));
  const unsaved = await workingCopies.before('savedAt', daysAgo(limits.retention.workingCopyDays), limit);
  await processDue('workingCopies', unsaved, all(workingCopies));
  await processDue(
    'mails',
    await outbox.before('settledAt', daysAgo(limits.retention.mailDays), limit),
    all(outbox),
  );
  await processDue(
    'letterRecipients',
    await letterRecipients.before('createdAt', daysAgo(limits.retention.letterDays), limit),
    all(letterRecipients),
  );
  await deleteExpired('counters', rateLimits);
  await deleteExpired('counters', loginTickets);
  await deleteExpired('counters', passkeyChallenges);
  await deleteExpired('emailChanges', emailChanges);
  await deleteExpired('answers', idempotencyRecords);
  await deleteExpired('eventTransfers', eventTransfers);
  await deleteExpired('whatsappSends', whatsappSends);
  await processDue('sessions', [], () => deleteStaleSessions(options));
  await processDue('eventAnswers', await findExpiredAnswers(limit), each(deleteExpiredAnswers));
  await processDue('ownFields', await findRemovedValues(limit), each(deleteRemovedValues));
  await processDue('eventGuests', await findExpiredGuests(limit), each(deleteExpiredGuest));
  await processDue('refundAccounts', await findClearableRefunds(limit), each(clearRefundAccount));
  await processDue('fileNames', await findOldFileNames(limit), each(deleteFileName));
  await processDue('memberImports', await findExpiredImports(limit), each(expireImport));
  const old = await contactMessages.before('createdAt', daysAgo(limits.retention.messageDays), limit);
  await processDue('messages', old, each(deleteMessage));
  return { done, failures, findings: [], isMore };
}

function clearProof({ id, data, version }: Stored<PaymentRecord>): Promise<void> {
  const file = toDeletableFile(data);
  return writeWithFiles({ removed: file === null ? [] : [file] }, (batch) =>
    batch.update(payments, id, { file: null }, version),
  );
}

interface Outcome {
  readonly done: number;
  readonly failures: readonly string[];
  readonly isCut: boolean;
}

const batchSize = 200;

/** Deletes many rows in one batch. A batch with a write conflict is left for the next run. */
async function deleteAll<T extends object>(
  from: Collection<T>,
  due: readonly Stored<T>[],
  options: JobOptions,
): Promise<Outcome> {
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
  return { done, failures, isCut };
}
