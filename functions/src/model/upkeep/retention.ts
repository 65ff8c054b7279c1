import type { PaymentState } from 'contract/payments';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Collection } from '#data/collection.ts';
import {
  answers,
  emailChanges,
  loginTickets,
  outbox,
  payments,
  rateLimits,
  workingCopies,
} from '#data/collections.ts';
import type { BinnedRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';
import { erase, overdueInBin } from '#model/content/bin.ts';
import { writeWithFiles } from '#model/files/file-changes.ts';
import { chunksOf } from './chunks.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from './report.ts';
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
 * that has been in the bin for 30 days, what was typed and not saved for as long, sessions, counters of attempts, logins
 * that wait for a code, answers to calls with a key and changes of e-mail that have run out, and mails 180 days after they
 * were sent or given up.
 */
export async function applyRetention(options: JobOptions): Promise<JobReport> {
  const { limit } = options;
  const [approved, others, binned, copies, mails, counters, changes, kept, tickets] = [
    await decidedProofs(['approved'], 'APPROVED_PROOF_DAYS', limit),
    await decidedProofs(['rejected', 'replaced'], 'REJECTED_PROOF_DAYS', limit),
    await overdueInBin(limit),
    await workingCopies.before('savedAt', daysAgo(limits.retention.workingCopyDays), limit),
    await outbox.before('settledAt', daysAgo(limits.retention.mailDays), limit),
    await rateLimits.before('expireAt', clock.now(), limit),
    await emailChanges.before('expireAt', clock.now(), limit),
    await answers.before('expireAt', clock.now(), limit),
    await loginTickets.before('expireAt', clock.now(), limit),
  ];
  const results = [
    await forEachDue([...approved, ...others], unlessDry(options, clearProof), options.time),
    await forEachDue(
      binned,
      unlessDry(options, (one: Stored<BinnedRecord>) => erase(one, systemActor)),
      options.time,
    ),
    await deleteAll(workingCopies, copies, options),
    await deleteAll(outbox, mails, options),
    await deleteAll(rateLimits, counters, options),
    await deleteAll(emailChanges, changes, options),
    await deleteAll(answers, kept, options),
    await endSessions(options),
    await deleteAll(loginTickets, tickets, options),
  ] as const;
  return {
    done: {
      proofs: results[0].done,
      binned: results[1].done,
      workingCopies: results[2].done,
      mails: results[3].done,
      counters: results[4].done + results[8].done,
      emailChanges: results[5].done,
      answers: results[6].done,
      sessions: results[7].done,
    },
    failures: results.flatMap(({ failures }) => failures),
    findings: [],
    isMore:
      results.some(({ isCut }) => isCut) ||
      [approved, others, binned, copies, mails, counters, changes, kept].some(
        ({ length }) => length === limit,
      ),
  };
}

const clearProof = ({ id, data, version }: Stored<PaymentRecord>): Promise<void> =>
  writeWithFiles({ removed: data.file === null ? [] : [data.file] }, (batch) =>
    batch.update(payments, id, { file: null }, version),
  );

const batchSize = 200;

/** Many in one batch; of one in which somebody just changed something nothing is deleted before the next run. */
async function deleteAll<T extends object>(
  from: Collection<T>,
  due: readonly Stored<T>[],
  options: JobOptions,
): Promise<{ done: number; failures: string[]; isCut: boolean }> {
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
