import type { PaymentState } from 'contract/payments';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Collection } from '#data/collection.ts';
import {
  answers,
  contactMessages,
  emailChanges,
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
import { systemActor } from '#model/base/actors.ts';
import { erase, overdueInBin } from '#model/content/bin.ts';
import { forgetFormer, overdueFormer } from '#model/content/former-content.ts';
import { writeWithFiles } from '#model/files/file-changes.ts';
import { deleteMessage } from '#model/office/contact-messages.ts';
import { proofFileOf } from '#model/payments/proofs.ts';
import { chunksOf } from '#model/upkeep/chunks.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from '#model/upkeep/report.ts';
import { endSessions } from './stale-sessions.ts';

const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);

type ProofDays = keyof typeof limits.retention.proofDays;

/**
 * How many days after its decision a proof is kept, as the setting has it.
 *
 * @throws Error when that is no number of days: nothing is deleted by a slip
 */
function proofDays(setting: ProofDays): number {
  const days = Number(process.env[setting] ?? limits.retention.proofDays[setting]);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new Error(`${setting} must be a number of days, not '${process.env[setting]}'.`);
}

const decidedProofs = (states: readonly PaymentState[], setting: ProofDays, limit: number) =>
  payments.filledBefore('decidedAt', daysAgo(proofDays(setting)), limit, 'file', ['state', states]);

/**
 * Deletes what is kept no longer: the picture of a proof two years after its approval, 90 days after any other decision,
 * unless the settings say otherwise (its hashes stay, so that it is still known when it comes again), content
 * that has been in the bin for 30 days, what stood there before an edit for as long, what was typed and not saved for as long, sessions, counters of attempts, logins
 * that wait for a code, answers to calls with a key and changes of e-mail that have run out, mails 180 days after they
 * were sent or given up, and messages of visitors after two years.
 */
export async function applyRetention(options: JobOptions): Promise<JobReport> {
  const { limit } = options;
  const now = clock.now();
  const done: Record<string, number> = {};
  const failures: string[] = [];
  let isMore = false;
  const settle = async <T>(
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
      forEachDue(due, unlessDry(options, work), options.time);
  const all =
    <T extends object>(from: Collection<T>) =>
    (due: readonly Stored<T>[]) =>
      deleteAll(from, due, options);

  // Both are asked for before anything is deleted: a setting that is none stops all of it.
  const approved = await decidedProofs(['approved'], 'APPROVED_PROOF_DAYS', limit);
  const others = await decidedProofs(['rejected', 'replaced'], 'REJECTED_PROOF_DAYS', limit);
  await settle('proofs', approved, each(clearProof));
  await settle('proofs', others, each(clearProof));
  await settle(
    'binned',
    await overdueInBin(limit),
    each<BinnedRecord>((one) => erase(one, systemActor)),
  );
  await settle('former', await overdueFormer(limit), each(forgetFormer));
  const unsaved = await workingCopies.before('savedAt', daysAgo(limits.retention.workingCopyDays), limit);
  await settle('workingCopies', unsaved, all(workingCopies));
  await settle(
    'mails',
    await outbox.before('settledAt', daysAgo(limits.retention.mailDays), limit),
    all(outbox),
  );
  await settle('counters', await rateLimits.before('expireAt', now, limit), all(rateLimits));
  await settle('counters', await loginTickets.before('expireAt', now, limit), all(loginTickets));
  await settle('counters', await passkeyChallenges.before('expireAt', now, limit), all(passkeyChallenges));
  await settle('emailChanges', await emailChanges.before('expireAt', now, limit), all(emailChanges));
  await settle('answers', await answers.before('expireAt', now, limit), all(answers));
  await settle('sessions', [], () => endSessions(options));
  const old = await contactMessages.before('createdAt', daysAgo(limits.retention.messageDays), limit);
  await settle('messages', old, each(deleteMessage));
  return { done, failures, findings: [], isMore };
}

function clearProof({ id, data, version }: Stored<PaymentRecord>): Promise<void> {
  const file = proofFileOf(data);
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

/** Many in one batch; of one in which somebody just changed something nothing is deleted before the next run. */
async function deleteAll<T extends object>(
  from: Collection<T>,
  due: readonly Stored<T>[],
  options: JobOptions,
): Promise<Outcome> {
  let done = 0;
  const chunks = chunksOf(due, batchSize).map((rows) => ({ id: `${from.name} from ${rows[0]?.id}`, rows }));
  const deleteRows = async ({ rows }: (typeof chunks)[number]) => {
    const batch = new Batch();
    for (const { id, version } of rows) batch.delete(from, id, version);
    if (!options.dryRun) await batch.commit();
    done += rows.length;
  };
  const { failures, isCut } = await forEachDue(chunks, deleteRows, options.time);
  return { done, failures, isCut };
}
