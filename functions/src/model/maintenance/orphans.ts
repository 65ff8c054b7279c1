import { authAccounts } from '#data/auth-accounts.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import { type Folder, fileStore, folders, type StoredFile } from '#data/file-store.ts';
import { snapshotPath } from '#model/people/index/snapshot.ts';
import { memberMerges } from '#model/people/merges/records.ts';
import { readSweepPause } from './mark-restored.ts';
import {
  endQuarantine,
  type QuarantineKind,
  type QuarantineMarks,
  quarantineAll,
  readQuarantine,
  releaseFromQuarantine,
} from './quarantine.ts';
import { findReferredFiles } from './referred-files.ts';
import { emptyReport, type JobOptions, type JobReport, joinReports } from './report.ts';
import { readPagesOf, scan } from './scan.ts';

/** Newer objects may belong to a running request. Drafts are retained as long. */
const isOlderThanOneDay = (at: Date): boolean => at.getTime() < clock.now().getTime() - 86_400_000;

/**
 * Puts unreferenced files and accounts without a record into quarantine after a day. Only reports records
 * without an account. Pauses after a restore (`limits.orphans.pauseHours`), even with `force`.
 */
export async function sweepOrphans(options: JobOptions): Promise<JobReport> {
  const pausedUntil = await readSweepPause();
  if (pausedUntil !== undefined) {
    const finding = `a backup was brought back: nothing is swept before ${pausedUntil.toISOString()}`;
    return { ...emptyReport, done: nothingDone, findings: [finding] };
  }
  const marks = await readQuarantine();
  const reports = [
    await sweepFiles(marks.files, options),
    await sweepAccounts(marks.accounts, options),
    await findLostRecords(options),
  ];
  return { ...joinReports(reports), alarms: reports.flatMap(({ alarms = [] }) => alarms) };
}

const nothingDone = { files: 0, accounts: 0, filesMarked: 0, accountsMarked: 0 };

interface Orphans {
  readonly kind: QuarantineKind;
  /** Objects that were in quarantine before the scan. */
  readonly marks: QuarantineMarks;
  readonly names: readonly string[];
  readonly total: number;
  readonly isMore: boolean;
  readonly findReferred: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly remove: (name: string) => Promise<void>;
}

/** Reports the number that was deleted after its quarantine, and the number that was put into it. */
async function settleOrphans(orphans: Orphans, options: JobOptions): Promise<JobReport> {
  const { kind, marks, names, total, findReferred, remove } = orphans;
  const ended = await endQuarantine(kind, marks, options, findReferred, remove);
  const unmarked = names.filter((name) => !marks.has(name));
  const quarantined = await quarantineAll(kind, unmarked, total, options);
  return {
    done: { [kind]: ended.done, [`${kind}Marked`]: quarantined.done },
    failures: [...ended.failures, ...quarantined.failures],
    findings: [],
    alarms: [...ended.alarms, ...quarantined.alarms],
    isMore: orphans.isMore || ended.isCut || quarantined.isCut,
  };
}

async function releaseReferred(
  marks: QuarantineMarks,
  referred: Iterable<string>,
  { dryRun }: JobOptions,
): Promise<void> {
  if (dryRun || marks.size === 0) return;
  for (const name of referred) {
    const mark = marks.get(name);
    if (mark !== undefined) await releaseFromQuarantine(mark);
  }
}

const folderOf = ({ path }: StoredFile): Folder | undefined =>
  folders.find((folder) => path.startsWith(`${folder}/`));

async function findReferredIn(paths: readonly string[]): Promise<Set<string>> {
  const referred = new Set<string>();
  for (const folder of folders) {
    const inFolder = paths.filter((path) => path.startsWith(`${folder}/`));
    for (const path of await findReferredFiles(folder, inFolder)) referred.add(path);
  }
  return referred;
}

async function sweepFiles(marks: QuarantineMarks, options: JobOptions): Promise<JobReport> {
  const names: string[] = [];
  const foreign: string[] = [];
  let total = 0;
  const isMore = await scan(
    'files',
    options,
    async (after) => {
      const { files, next } = await fileStore.page(after, 1000);
      return { rows: files, next };
    },
    async (files) => {
      total += files.length;
      const others = files.filter((file) => folderOf(file) === undefined && file.path !== snapshotPath);
      foreign.push(...others.map(({ path }) => path));
      const ours = files.filter((file) => folderOf(file) !== undefined && isOlderThanOneDay(file.storedAt));
      const paths = ours.map(({ path }) => path);
      const referred = await findReferredIn(paths);
      names.push(...paths.filter((path) => !referred.has(path)));
      await releaseReferred(marks, referred, options);
      return true;
    },
  );
  const found = { kind: 'files', marks, names, total, isMore } as const;
  const orphans = { ...found, findReferred: findReferredIn, remove: fileStore.remove };
  const result = await settleOrphans(orphans, options);
  return { ...result, findings: foreign.slice(0, 10).map((path) => `file in no folder of ours: ${path}`) };
}

/** Returns whether a running request will write a record, or the undo of a merge can store it again. */
const isAwaited = async (uid: string): Promise<boolean> =>
  (await intents.find('uid', uid, 1)).length > 0 ||
  (await memberMerges.find('loser', uid, maxMerges)).some(({ data }) => data.loserRecord !== null);

/** Undone merges of one person, in addition to the last one. */
const maxMerges = 20;

/** Returns those accounts that have a record, or will have one. */
async function findOwned(uids: readonly string[]): Promise<Set<string>> {
  const owned = new Set((await users.getMany(uids)).map(({ id }) => id));
  for (const uid of uids) {
    if (!owned.has(uid) && (await isAwaited(uid))) owned.add(uid);
  }
  return owned;
}

async function sweepAccounts(marks: QuarantineMarks, options: JobOptions): Promise<JobReport> {
  const names: string[] = [];
  const foreign: string[] = [];
  let total = 0;
  const isMore = await scan(
    'accounts',
    options,
    async (after) => {
      const { accounts, next } = await authAccounts.page(after, 500);
      return { rows: accounts, next };
    },
    async (accounts) => {
      total += accounts.length;
      const old = accounts.filter(({ createdAt }) => isOlderThanOneDay(createdAt));
      const owned = await findOwned(old.map(({ uid }) => uid));
      const lost = old.filter(({ uid }) => !owned.has(uid));
      foreign.push(...lost.flatMap(({ uid, isOurs }) => (isOurs ? [] : [uid])));
      names.push(...lost.flatMap(({ uid, isOurs }) => (isOurs ? [uid] : [])));
      await releaseReferred(marks, owned, options);
      return true;
    },
  );
  const found = { kind: 'accounts', marks, names, total, isMore } as const;
  const orphans = { ...found, findReferred: findOwned, remove: authAccounts.remove };
  const result = await settleOrphans(orphans, options);
  const findings = foreign.slice(0, 10).map((uid) => `account without a record, not made here: ${uid}`);
  return { ...result, findings };
}

const recordPageSize = 500;

async function findLostRecords(options: JobOptions): Promise<JobReport> {
  const findings: string[] = [];
  const isMore = await scan('records', options, readPagesOf(users, recordPageSize), async (rows) => {
    // Imported people have no account before their invitation is sent.
    const owners = rows.filter(({ data }) => data.imported === undefined || data.emailVerifiedAt);
    const knownIds = await authAccounts.findExisting(owners.map(({ id }) => id));
    findings.push(
      ...owners.flatMap(({ id }) => (knownIds.has(id) ? [] : [`record without an account: ${id}`])),
    );
    return true;
  });
  return { ...emptyReport, findings, isMore };
}
