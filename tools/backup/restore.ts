import { jobsAfterRestore } from 'contract/rules/jobs';
import { intents } from '../../functions/src/data/collections.ts';
import { dailyJobs } from '../../functions/src/jobs/daily.ts';
import {
  beginRestore,
  endRestore,
  readRestoreProgress,
  saveRestoreProgress,
} from '../../functions/src/model/base/restore-progress.ts';
import { settlePassword } from '../../functions/src/model/base/settle-password.ts';
import { stopQueuedMails } from '../../functions/src/model/mails/texts/stop-queued-mails.ts';
import { markRestored } from '../../functions/src/model/maintenance/mark-restored.ts';
import { defaultJobOptions, type Job } from '../../functions/src/model/maintenance/report.ts';
import { log, Refusal } from '../emulators/log.ts';
import { emulatorHashPrefix, restorableFields } from './accounts.ts';
import { Archive, sectionNames } from './archive.ts';
import { isEmulated, sectionsOf } from './back-up.ts';
import { digestOf, type Row } from './digests.ts';
import type { HashParameters } from './hash-parameters.ts';
import type { Section } from './section.ts';

interface RestoreOptions {
  /** Overwrites existing data. Data that the backup does not have stays. */
  readonly overwrite: boolean;
  /** Parameters of the project in the backup; required to restore passwords into a project. */
  readonly hashParameters: HashParameters | undefined;
}

interface RestoreReport {
  /** Number of held mails: queued ones, and those due in the days since the backup. */
  readonly heldMails: number;
  /** Number of items that exist but are not in the backup. */
  readonly extra: number;
}

/**
 * Restores a backup into the project of the environment, or continues an incomplete restore. Then compares
 * the result with the backup, and holds every mail that may have been sent since. Until the end, no mail is
 * sent and no job runs.
 */
export async function restore(folder: string, options: RestoreOptions): Promise<RestoreReport> {
  const archive = await Archive.open(folder);
  log(`Backup of ${archive.head.project} as of ${archive.head.moment}: each byte is as it was`);
  refuseLostPasswords(archive, options);
  const sections = sectionsOf(isEmulated() ? undefined : options.hashParameters);
  await beginOrContinue(archive, sections, options);
  await markRestored();
  await writeParts(archive, sections);
  const extra = await compare(archive, sections);
  await settlePasswords(rowsOf(archive, 'accounts'));
  await runMissedJobs();
  const heldMails = await stopQueuedMails();
  await markRestored();
  await endRestore();
  return { heldMails, extra };
}

/** Yields the rows of a section part by part, so that only one part is in memory. */
function* rowsOf(archive: Archive, section: string): Generator<Row> {
  for (const part of archive.parts) if (part.section === section) yield* archive.rowsOf(part);
}

const hashOf = ({ value }: Row): string => (value as { readonly passwordHash?: string }).passwordHash ?? '';

function refuseLostPasswords(archive: Archive, { hashParameters }: RestoreOptions): void {
  const hashes = [...rowsOf(archive, 'accounts')].map(hashOf).filter((hash) => hash !== '');
  if (hashes.length === 0) return;
  const areEmulated = hashes.some((hash) => hash.startsWith(emulatorHashPrefix));
  if (isEmulated()) {
    if (!areEmulated)
      log('The emulators do not know how a project hashes passwords: nobody can log in here.');
    return;
  }
  if (areEmulated) throw new Refusal('Passwords of emulators cannot be restored into a project.');
  if (hashParameters === undefined) {
    throw new Refusal(
      'Without the hash parameters of the project nobody could log in: name their file with --hash-parameters (docs/operations.md).',
    );
  }
}

async function isEmpty(section: Section): Promise<boolean> {
  for await (const rows of section.read({})) if (rows.length > 0) return false;
  return true;
}

async function beginOrContinue(
  { head }: Archive,
  sections: readonly Section[],
  { overwrite }: RestoreOptions,
): Promise<void> {
  const progress = await readRestoreProgress();
  if (progress !== undefined && progress.backup !== head.id)
    throw new Refusal('Another backup is being restored there: finish that one first.');
  if (progress !== undefined) return;
  for (const section of overwrite ? [] : sections) {
    if (await isEmpty(section)) continue;
    throw new Refusal(
      `There are ${section.name} already: restore into a place that is empty, or write over them with --overwrite.`,
    );
  }
  await beginRestore(head.id);
}

async function writeParts(archive: Archive, sections: readonly Section[]): Promise<void> {
  const finishedParts = (await readRestoreProgress())?.parts ?? 0;
  if (finishedParts > 0) log(`Goes on behind part ${finishedParts} of ${archive.parts.length}`);
  for (const [index, part] of archive.parts.entries()) {
    if (index < finishedParts) continue;
    const section = sections.find(({ name }) => name === part.section);
    await section?.write(archive.rowsOf(part), archive);
    await saveRestoreProgress({ parts: index + 1 });
    log(`${part.section}: part ${index + 1} of ${archive.parts.length}`);
  }
}

/** Omits password hashes of a project, which may rehash passwords or not return imported hashes. */
function comparable(section: string, { sha256, value }: Row): string {
  if (section !== 'accounts') return sha256;
  const { passwordHash, salt, ...others } = restorableFields(value);
  return digestOf(isEmulated() ? { passwordHash, salt, ...others } : others);
}

/**
 * Compares all existing data with the backup. Returns the number of items that the backup does not have.
 *
 * @throws Refusal that names missing and different items
 */
async function compare(archive: Archive, sections: readonly Section[]): Promise<number> {
  if ((await readRestoreProgress())?.isVerified) return 0;
  let extra = 0;
  const wrong: string[] = [];
  for (const section of sections) {
    const expected = new Map<string, string>();
    for (const row of rowsOf(archive, section.name)) expected.set(row.key, comparable(section.name, row));
    for await (const rows of section.read({})) {
      for (const row of rows) {
        const digest = expected.get(row.key);
        if (digest === undefined) extra += 1;
        else if (digest !== comparable(section.name, row)) wrong.push(`${row.key} is different`);
        expected.delete(row.key);
      }
    }
    wrong.push(...[...expected.keys()].map((key) => `${key} is missing`));
  }
  if (wrong.length > 0) {
    throw new Refusal(
      `${wrong.length} are not as in the backup: ${wrong.slice(0, 10).join(', ')}. Does somebody write there? Empty the place and begin anew.`,
    );
  }
  await saveRestoreProgress({ isVerified: true });
  const counts = sectionNames.map((name) => `${archive.digests[name].size} ${name}`);
  log(`All is as in the backup, by its hashes: ${counts.join(', ')}`);
  return extra;
}

/** Far more than can run at the same time. */
const maxRunning = 1000;

/**
 * Settles the password changes that were running during the backup. Normally the time of the password in Auth
 * shows whether the new one was set (decision 0030). But an import sets that time, so every change would
 * count as done. The backup has the original time. Older backups lack it: then the owner is notified, even if
 * the password did not change.
 *
 * @param accounts all accounts of the backup
 */
async function settlePasswords(accounts: Iterable<Row>): Promise<void> {
  const open = await intents.find('kind', 'password', maxRunning);
  if (open.length === 0) return;
  const passwordTimes = new Map<string, number | null>();
  for (const { key, value } of accounts)
    passwordTimes.set(key, (value as { readonly passwordUpdatedAt?: number }).passwordUpdatedAt ?? null);
  for (const intent of open) {
    const passwordTime = passwordTimes.get(intent.data.uid ?? '');
    // For an account that the restore did not write, Auth still has the original time.
    if (passwordTime !== undefined)
      await settlePassword(intent, passwordTime !== intent.data.password?.before);
  }
}

async function runUntilDone(name: string, job: Job): Promise<void> {
  for (;;) {
    const { failures, isMore } = await job(defaultJobOptions);
    for (const failure of failures) log(`${name}: ${failure}`);
    if (!isMore || failures.length > 0) return;
  }
}

/** Runs the jobs that were due since the backup, so that their mails are held. */
async function runMissedJobs(): Promise<void> {
  for (const name of jobsAfterRestore) await runUntilDone(name, dailyJobs[name]);
}
