import { createHash } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { quarantine } from '#data/collections.ts';
import type { QuarantineRecord } from '#data/maintenance-records.ts';
import type { Stored } from '#data/queries.ts';
import { forEachDue, type JobOptions, type JobReport } from './report.ts';

/** Quarantine of unreferenced objects: they stay in place, marked, until its end (decision 0012). */
export type QuarantineKind = QuarantineRecord['kind'];

const { maxPerRun, quarantineDays } = limits.orphans;

/** Returns the id of a mark. Paths cannot be ids. */
const quarantineId = (kind: QuarantineKind, name: string): string =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex');

/** Far more than all runs of the quarantine days can mark. */
const maxMarks = 10_000;

export type QuarantineMarks = ReadonlyMap<string, Stored<QuarantineRecord>>;

/** Reads all marks by kind and name. */
export async function readQuarantine(): Promise<Readonly<Record<QuarantineKind, QuarantineMarks>>> {
  const marks = { files: new Map(), accounts: new Map() } satisfies Record<QuarantineKind, QuarantineMarks>;
  for await (const rows of quarantine.inBatches({ orderBy: 'since', limit: maxMarks }, 500)) {
    for (const mark of rows) marks[mark.data.kind].set(mark.data.name, mark);
  }
  return marks;
}

/** Releases an object that is referenced again. A later quarantine starts from the beginning. */
export const releaseFromQuarantine = (mark: Pick<Stored<QuarantineRecord>, 'id'>): Promise<unknown> =>
  new Batch().delete(quarantine, mark.id).commit();

type QuarantineResult = Required<Pick<JobReport, 'failures' | 'alarms'>> & {
  readonly done: number;
  readonly isCut: boolean;
};

/** Returns true if there are so many that records were probably lost. Then objects must be retained. */
const isAboveLimit = (orphans: number, total: number): boolean =>
  orphans > maxPerRun || (orphans > 20 && orphans > total / 10);

/** Marks unreferenced objects. Above the limit it marks none and returns an alarm. */
export async function quarantineAll(
  kind: QuarantineKind,
  names: readonly string[],
  total: number,
  options: JobOptions,
): Promise<QuarantineResult> {
  if (isAboveLimit(names.length, total) && !options.force) {
    const alarm = `${names.length} of ${total} ${kind} belong to nothing: too many, none was put into quarantine`;
    return { done: 0, failures: [], alarms: [alarm], isCut: false };
  }
  const due = names.map((name) => ({ id: name }));
  const mark = async ({ id: name }: { id: string }) => {
    const record = { kind, name, since: clock.now() };
    if (!options.dryRun) await new Batch().create(quarantine, quarantineId(kind, name), record).commit();
  };
  return { ...(await forEachDue(due, mark, options.time)), alarms: [] };
}

/**
 * Deletes objects that are still unreferenced and releases the others, up to `limits.orphans.maxPerRun`.
 * `remove` must not fail for an object that does not exist.
 */
export async function endQuarantine(
  kind: QuarantineKind,
  marks: QuarantineMarks,
  options: JobOptions,
  findReferred: (names: readonly string[]) => Promise<ReadonlySet<string>>,
  remove: (name: string) => Promise<void>,
): Promise<QuarantineResult> {
  const before = clock.now().getTime() - quarantineDays * 86_400_000;
  const due = [...marks.values()].filter(({ data }) => data.since.getTime() <= before);
  const referred = await findReferred(due.map(({ data }) => data.name));
  const lost = due.filter(({ data }) => !referred.has(data.name));
  const now = options.force ? lost : lost.slice(0, maxPerRun);
  const alarms =
    now.length < lost.length
      ? [`${lost.length} ${kind} have ended their quarantine: only ${maxPerRun} were removed`]
      : [];
  const end = async ({ mark }: { mark: Stored<QuarantineRecord> }) => {
    if (options.dryRun) return;
    await remove(mark.data.name);
    await releaseFromQuarantine(mark);
  };
  const byName = now.map((mark) => ({ id: mark.data.name, mark }));
  const result = await forEachDue(byName, end, options.time);
  return { ...result, alarms };
}
