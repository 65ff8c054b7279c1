import { type Account, authAccounts } from '#data/auth-accounts.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import { type Folder, fileStore, folders, type StoredFile } from '#data/file-store.ts';
import { findReferredFiles } from './file-references.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from './report.ts';
import { sweepPausedUntil } from './restore-marker.ts';
import { walk } from './walk.ts';

interface SweepResult {
  readonly done: number;
  readonly failures: readonly string[];
  readonly findings: readonly string[];
  readonly isMore: boolean;
}

/** What a request under way has just made is younger; a draft is kept as long. */
const isOld = (at: Date): boolean => at.getTime() < clock.now().getTime() - 86_400_000;

/**
 * So many at once are no leftovers: rather records were lost or restored from an older day, and what belonged to them
 * must not follow.
 */
const isTooMuch = (orphans: number, total: number): boolean => orphans > 20 && orphans > total / 10;

/**
 * Removes files that nothing refers to and accounts of ours that have lost their record, once they are older than a
 * day, and reports records that have lost their account. Records are never deleted. After a backup was brought back
 * nothing of it is done for `limits.orphans.pauseHours`, not even by force.
 */
export async function sweepOrphans(options: JobOptions): Promise<JobReport> {
  const pausedUntil = await sweepPausedUntil();
  if (pausedUntil !== undefined) {
    const finding = `a backup was brought back: nothing is swept before ${pausedUntil.toISOString()}`;
    return { done: { files: 0, accounts: 0 }, failures: [], findings: [finding], isMore: false };
  }
  const [files, accounts, records] = [
    await sweepFiles(options),
    await sweepAccounts(options),
    await findLostRecords(options),
  ];
  const all = [files, accounts, records];
  return {
    done: { files: files.done, accounts: accounts.done },
    failures: all.flatMap(({ failures }) => failures),
    findings: all.flatMap(({ findings }) => findings),
    isMore: all.some(({ isMore }) => isMore),
  };
}

async function removeOrphans(
  noun: string,
  orphans: readonly string[],
  total: number,
  options: JobOptions,
  remove: (one: string) => Promise<void>,
): Promise<Omit<SweepResult, 'isMore'>> {
  if (isTooMuch(orphans.length, total) && !options.force) {
    const finding = `${orphans.length} of ${total} ${noun} belong to nothing: too many, none was removed`;
    return { done: 0, failures: [], findings: [finding] };
  }
  const due = orphans.slice(0, options.limit).map((id) => ({ id }));
  const result = await forEachDue(
    due,
    unlessDry(options, ({ id }: { id: string }) => remove(id)),
  );
  return { ...result, findings: [] };
}

const folderOf = ({ path }: StoredFile): Folder | undefined =>
  folders.find((folder) => path.startsWith(`${folder}/`));

async function sweepFiles(options: JobOptions): Promise<SweepResult> {
  const orphans: string[] = [];
  const foreign: string[] = [];
  let total = 0;
  const isMore = await walk(
    'files',
    options,
    async (after) => {
      const { files, next } = await fileStore.page(after, 1000);
      return { rows: files, next };
    },
    async (files) => {
      total += files.length;
      foreign.push(...files.flatMap((file) => (folderOf(file) === undefined ? [file.path] : [])));
      for (const folder of folders) {
        const oldFiles = files.filter((file) => folderOf(file) === folder && isOld(file.storedAt));
        const paths = oldFiles.map(({ path }) => path);
        const referred = await findReferredFiles(folder, paths);
        orphans.push(...paths.filter((path) => !referred.has(path)));
      }
    },
  );
  const result = await removeOrphans('files', orphans, total, options, fileStore.remove);
  const findings = foreign.slice(0, 10).map((path) => `file in no folder of ours: ${path}`);
  return { ...result, findings: [...result.findings, ...findings], isMore };
}

/** Whether no request is under way that made the account and will still write its record. */
const isForgotten = async (uid: string): Promise<boolean> => (await intents.find('uid', uid, 1)).length === 0;

async function sweepAccounts(options: JobOptions): Promise<SweepResult> {
  const orphans: string[] = [];
  const foreign: string[] = [];
  let total = 0;
  const findLost = async (accounts: readonly Account[]): Promise<Account[]> => {
    const records = await users.getMany(accounts.map(({ uid }) => uid));
    const knownIds = new Set(records.map(({ id }) => id));
    return accounts.filter(({ uid, createdAt }) => !knownIds.has(uid) && isOld(createdAt));
  };
  const isMore = await walk(
    'accounts',
    options,
    async (after) => {
      const { accounts, next } = await authAccounts.page(after, 500);
      return { rows: accounts, next };
    },
    async (accounts) => {
      total += accounts.length;
      for (const { uid, isOurs } of await findLost(accounts)) {
        if (!isOurs) foreign.push(uid);
        else if (await isForgotten(uid)) orphans.push(uid);
      }
    },
  );
  const result = await removeOrphans('accounts', orphans, total, options, authAccounts.remove);
  const findings = foreign.slice(0, 10).map((uid) => `account without a record, not made here: ${uid}`);
  return { ...result, findings: [...result.findings, ...findings], isMore };
}

/** As many as Auth tells of at once. */
const recordsAtOnce = 100;

async function findLostRecords(options: JobOptions): Promise<SweepResult> {
  const findings: string[] = [];
  const isMore = await walk(
    'records',
    options,
    async (after) => {
      const rows = await users.byId(after, recordsAtOnce);
      return { rows, next: rows.length < recordsAtOnce ? null : (rows.at(-1)?.id ?? null) };
    },
    async (rows) => {
      const knownIds = await authAccounts.present(rows.map(({ id }) => id));
      findings.push(
        ...rows.flatMap(({ id }) => (knownIds.has(id) ? [] : [`record without an account: ${id}`])),
      );
    },
  );
  return { done: 0, failures: [], findings, isMore };
}
