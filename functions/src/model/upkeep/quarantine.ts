import { createHash } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { quarantine } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { QuarantineRecord } from '#data/upkeep-records.ts';
import { forEachDue, type JobOptions, type JobReport } from './report.ts';

/** What nothing refers to stands in quarantine: where it was, marked, until the term is over (decision 0046). */
export type QuarantineKind = QuarantineRecord['kind'];

const { perRun, quarantineDays } = limits.orphans;

/** Under which something stands in quarantine: a path is no id. */
export const quarantineId = (kind: QuarantineKind, name: string): string =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex');

/** Far more than a run marks in all the days of the term. */
const most = 10_000;

export type Marked = ReadonlyMap<string, Stored<QuarantineRecord>>;

/** Everything that stands in quarantine, by kind and name; a read for each. */
export async function readQuarantine(): Promise<Readonly<Record<QuarantineKind, Marked>>> {
  const marks = { files: new Map(), accounts: new Map() } satisfies Record<QuarantineKind, Marked>;
  for await (const rows of quarantine.inBatches({ orderBy: 'since', limit: most }, 500)) {
    for (const mark of rows) marks[mark.data.kind].set(mark.data.name, mark);
  }
  return marks;
}

/** Lets something out that is referred to again: its term begins anew should it ever be lost once more. */
export const release = (mark: Pick<Stored<QuarantineRecord>, 'id'>): Promise<unknown> =>
  new Batch().delete(quarantine, mark.id).commit();

type Part = Required<Pick<JobReport, 'failures' | 'alarms'>> & {
  readonly done: number;
  readonly isCut: boolean;
};

/**
 * So many at once are no leftovers: rather records were lost or restored from an older day, and what belonged to them
 * must not follow.
 */
const isTooMuch = (orphans: number, total: number): boolean =>
  orphans > perRun || (orphans > 20 && orphans > total / 10);

/** Marks what was found to belong to nothing; too much at once is not marked at all, but told. */
export async function quarantineAll(
  kind: QuarantineKind,
  names: readonly string[],
  total: number,
  options: JobOptions,
): Promise<Part> {
  if (isTooMuch(names.length, total) && !options.force) {
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
 * Removes what has stood in quarantine for its term, if still nothing refers to it, and lets out the rest. Stops at
 * `limits.orphans.perRun`.
 *
 * @param findReferred those of some names that something refers to
 * @param remove must be no error when there is nothing to remove
 */
export async function endQuarantine(
  kind: QuarantineKind,
  marks: Marked,
  options: JobOptions,
  findReferred: (names: readonly string[]) => Promise<ReadonlySet<string>>,
  remove: (name: string) => Promise<void>,
): Promise<Part> {
  const before = clock.now().getTime() - quarantineDays * 86_400_000;
  const due = [...marks.values()].filter(({ data }) => data.since.getTime() <= before);
  const referred = await findReferred(due.map(({ data }) => data.name));
  const lost = due.filter(({ data }) => !referred.has(data.name));
  const now = options.force ? lost : lost.slice(0, perRun);
  const alarms =
    now.length < lost.length
      ? [`${lost.length} ${kind} have ended their quarantine: only ${perRun} were removed`]
      : [];
  const end = async ({ mark }: { mark: Stored<QuarantineRecord> }) => {
    if (options.dryRun) return;
    await remove(mark.data.name);
    await release(mark);
  };
  const byName = now.map((mark) => ({ id: mark.data.name, mark }));
  const result = await forEachDue(byName, end, options.time);
  return { ...result, alarms };
}
