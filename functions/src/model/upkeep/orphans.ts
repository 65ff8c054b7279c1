import { type Account, authAccounts } from '#data/auth-accounts.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import { type Folder, fileStore, folders, type StoredFile } from '#data/file-store.ts';
import { referredFiles } from './file-references.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from './report.ts';
import { walk } from './walk.ts';

interface Swept {
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
const isTooMuch = (orphans: number, looked: number): boolean => orphans > 20 && orphans > looked / 10;

/**
 * Removes files that nothing refers to and accounts of ours that have lost their record, once they are older than a
 * day, and reports records that have lost their account. Records are never deleted.
 */
export async function sweepOrphans(options: JobOptions): Promise<JobReport> {
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
  what: string,
  orphans: readonly string[],
  looked: number,
  options: JobOptions,
  remove: (one: string) => Promise<void>,
): Promise<Omit<Swept, 'isMore'>> {
  if (isTooMuch(orphans.length, looked) && !options.force) {
    const finding = `${orphans.length} of ${looked} ${what} belong to nothing: too many, none was removed`;
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

async function sweepFiles(options: JobOptions): Promise<Swept> {
  const orphans: string[] = [];
  const strange: string[] = [];
  let looked = 0;
  const isMore = await walk(
    'files',
    options,
    async (after) => {
      const { files, next } = await fileStore.page(after, 1000);
      return { rows: files, next };
    },
    async (files) => {
      looked += files.length;
      strange.push(...files.flatMap((file) => (folderOf(file) === undefined ? [file.path] : [])));
      for (const folder of folders) {
        const old = files.filter((file) => folderOf(file) === folder && isOld(file.storedAt));
        const paths = old.map(({ path }) => path);
        const named = await referredFiles(folder, paths);
        orphans.push(...paths.filter((path) => !named.has(path)));
      }
    },
  );
  const swept = await removeOrphans('files', orphans, looked, options, fileStore.remove);
  const findings = strange.slice(0, 10).map((path) => `file in no folder of ours: ${path}`);
  return { ...swept, findings: [...swept.findings, ...findings], isMore };
}

/** Whether no request is under way that made the account and will still write its record. */
const isForgotten = async (uid: string): Promise<boolean> => (await intents.find('uid', uid, 1)).length === 0;

async function sweepAccounts(options: JobOptions): Promise<Swept> {
  const orphans: string[] = [];
  const strange: string[] = [];
  let looked = 0;
  const lost = async (accounts: readonly Account[]): Promise<Account[]> => {
    const records = await users.getMany(accounts.map(({ uid }) => uid));
    const known = new Set(records.map(({ id }) => id));
    return accounts.filter(({ uid, createdAt }) => !known.has(uid) && isOld(createdAt));
  };
  const isMore = await walk(
    'accounts',
    options,
    async (after) => {
      const { accounts, next } = await authAccounts.page(after, 500);
      return { rows: accounts, next };
    },
    async (accounts) => {
      looked += accounts.length;
      for (const { uid, isOurs } of await lost(accounts)) {
        if (!isOurs) strange.push(uid);
        else if (await isForgotten(uid)) orphans.push(uid);
      }
    },
  );
  const swept = await removeOrphans('accounts', orphans, looked, options, authAccounts.remove);
  const findings = strange.slice(0, 10).map((uid) => `account without a record, not made here: ${uid}`);
  return { ...swept, findings: [...swept.findings, ...findings], isMore };
}

/** As many as Auth tells of at once. */
const recordsAtOnce = 100;

async function findLostRecords(options: JobOptions): Promise<Swept> {
  const findings: string[] = [];
  const isMore = await walk(
    'records',
    options,
    async (after) => {
      const rows = await users.byId(after, recordsAtOnce);
      return { rows, next: rows.length < recordsAtOnce ? null : (rows.at(-1)?.id ?? null) };
    },
    async (rows) => {
      const known = await authAccounts.present(rows.map(({ id }) => id));
      findings.push(...rows.flatMap(({ id }) => (known.has(id) ? [] : [`record without an account: ${id}`])));
    },
  );
  return { done: 0, failures: [], findings, isMore };
}
