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
import { readPagesOf, type ScanPage, scan } from './scan.ts';

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

interface Sweep<Row> {
  readonly read: (after: string | null) => Promise<ScanPage<Row>>;
  /** Divides a page: objects in use, lost ones, and findings about those that this function did not make. */
  readonly judge: (rows: readonly Row[]) => Promise<{
    readonly referred: ReadonlySet<string>;
    readonly lost: readonly string[];
    readonly foreign: readonly string[];
  }>;
  readonly findReferred: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly remove: (name: string) => Promise<void>;
}

/** Maximum number of findings about objects that this function did not make. */
const maxForeign = 10;

/**
 * Scans the objects of a kind. `marks` are those that were in quarantine before. Reports the number that was deleted
 * after its quarantine, and the number that was put into it.
 */
async function sweepKind<Row>(
  kind: QuarantineKind,
  marks: QuarantineMarks,
  options: JobOptions,
  { read, judge, findReferred, remove }: Sweep<Row>,
): Promise<JobReport> {
  const names: string[] = [];
  const findings: string[] = [];
  let total = 0;
  const isMore = await scan(kind, options, read, async (rows) => {
    total += rows.length;
    const { referred, lost, foreign } = await judge(rows);
    names.push(...lost);
    findings.push(...foreign);
    await releaseReferred(marks, referred, options);
    return true;
  });
  const ended = await endQuarantine(kind, marks, options, findReferred, remove);
  const unmarked = names.filter((name) => !marks.has(name));
  const quarantined = await quarantineAll(kind, unmarked, total, options);
  return {
    done: { [kind]: ended.done, [`${kind}Marked`]: quarantined.done },
    failures: [...ended.failures, ...quarantined.failures],
    findings: findings.slice(0, maxForeign),
    alarms: [...ended.alarms, ...quarantined.alarms],
    isMore: isMore || ended.isCut || quarantined.isCut,
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

const sweepFiles = (marks: QuarantineMarks, options: JobOptions): Promise<JobReport> =>
  sweepKind('files', marks, options, {
    read: async (after) => {
      const { files, next } = await fileStore.page(after, 1000);
      return { rows: files, next };
    },
    judge: async (files) => {
      const others = files.filter((file) => folderOf(file) === undefined && file.path !== snapshotPath);
      const ours = files.filter((file) => folderOf(file) !== undefined && isOlderThanOneDay(file.storedAt));
      const paths = ours.map(({ path }) => path);
      const referred = await findReferredIn(paths);
      return {
        referred,
        lost: paths.filter((path) => !referred.has(path)),
        foreign: others.map(({ path }) => `file in no folder of ours: ${path}`),
      };
    },
    findReferred: findReferredIn,
    remove: fileStore.remove,
  });

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

const sweepAccounts = (marks: QuarantineMarks, options: JobOptions): Promise<JobReport> =>
  sweepKind('accounts', marks, options, {
    read: async (after) => {
      const { accounts, next } = await authAccounts.page(after, 500);
      return { rows: accounts, next };
    },
    judge: async (accounts) => {
      const old = accounts.filter(({ createdAt }) => isOlderThanOneDay(createdAt));
      const referred = await findOwned(old.map(({ uid }) => uid));
      const unowned = old.filter(({ uid }) => !referred.has(uid));
      return {
        referred,
        lost: unowned.flatMap(({ uid, isOurs }) => (isOurs ? [uid] : [])),
        foreign: unowned.flatMap(({ uid, isOurs }) =>
          isOurs ? [] : [`account without a record, not made here: ${uid}`],
        ),
      };
    },
    findReferred: findOwned,
    remove: authAccounts.remove,
  });

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
