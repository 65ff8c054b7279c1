import {
  beginRestoring,
  endRestoring,
  keepRestoringPlace,
  restoringPlace,
} from '../../functions/src/model/base/restoring.ts';
import { holdMails } from '../../functions/src/model/mails/held-mails.ts';
import { expireMembers } from '../../functions/src/model/upkeep/expiry.ts';
import { sendReminders } from '../../functions/src/model/upkeep/reminders.ts';
import { type Job, usualRun } from '../../functions/src/model/upkeep/report.ts';
import { markRestored } from '../../functions/src/model/upkeep/restore-marker.ts';
import { Refusal, say } from '../emulators/say.ts';
import { emulatedHash, withoutStamp } from './accounts.ts';
import { Archive, sectionNames } from './archive.ts';
import { isEmulated, sectionsOf } from './back-up.ts';
import { digestOf, type Row } from './digests.ts';
import type { HashParameters } from './hash-parameters.ts';
import { settlePasswords } from './passwords.ts';
import type { Section } from './section.ts';

export interface RestoreOptions {
  /** Writes over what stands there; what the backup does not have stays. */
  readonly overwrite: boolean;
  /** Of the project that the backup is of; needed to restore passwords into a project. */
  readonly hashParameters: HashParameters | undefined;
}

export interface RestoreReport {
  /** Mails that waited, or that the days since the backup would have brought. */
  readonly heldMails: number;
  /** What is there and not in the backup. */
  readonly extra: number;
}

/**
 * Brings a backup back into the project in the environment, or goes on where one stopped; compares all of it with the
 * backup; then holds every mail that may have gone out since. Until it is done nothing is sent and no job runs.
 *
 * @throws Refusal
 */
export async function restore(folder: string, options: RestoreOptions): Promise<RestoreReport> {
  const archive = await Archive.open(folder);
  say(`Backup of ${archive.head.project} as of ${archive.head.moment}: each byte is as it was`);
  refuseLostPasswords(archive, options);
  const sections = sectionsOf(isEmulated() ? undefined : options.hashParameters);
  await beginOrGoOn(archive, sections, options);
  await markRestored();
  await writeParts(archive, sections);
  const extra = await compare(archive, sections);
  await settlePasswords(rowsOf(archive, 'accounts'));
  await catchUp();
  const heldMails = await holdMails();
  await markRestored();
  await endRestoring();
  return { heldMails, extra };
}

/** Of its last part only as many rows are in memory as one part has. */
function* rowsOf(archive: Archive, section: string): Generator<Row> {
  for (const part of archive.parts) if (part.section === section) yield* archive.rowsOf(part);
}

const hashOf = ({ value }: Row): string => (value as { readonly passwordHash?: string }).passwordHash ?? '';

function refuseLostPasswords(archive: Archive, { hashParameters }: RestoreOptions): void {
  const hashes = [...rowsOf(archive, 'accounts')].map(hashOf).filter((hash) => hash !== '');
  if (hashes.length === 0) return;
  const areEmulated = hashes.some((hash) => hash.startsWith(emulatedHash));
  if (isEmulated()) {
    if (!areEmulated)
      say('The emulators do not know how a project hashes passwords: nobody can log in here.');
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

async function beginOrGoOn(
  { head }: Archive,
  sections: readonly Section[],
  { overwrite }: RestoreOptions,
): Promise<void> {
  const place = await restoringPlace();
  if (place !== undefined && place.backup !== head.id)
    throw new Refusal('Another backup is being restored there: finish that one first.');
  if (place !== undefined) return;
  for (const section of overwrite ? [] : sections) {
    if (await isEmpty(section)) continue;
    throw new Refusal(
      `There are ${section.name} already: restore into a place that is empty, or write over them with --overwrite.`,
    );
  }
  await beginRestoring(head.id);
}

async function writeParts(archive: Archive, sections: readonly Section[]): Promise<void> {
  const done = (await restoringPlace())?.parts ?? 0;
  if (done > 0) say(`Goes on behind part ${done} of ${archive.parts.length}`);
  for (const [index, part] of archive.parts.entries()) {
    if (index < done) continue;
    const section = sections.find(({ name }) => name === part.section);
    await section?.write(archive.rowsOf(part), archive);
    await keepRestoringPlace({ parts: index + 1 });
    say(`${part.section}: part ${index + 1} of ${archive.parts.length}`);
  }
}

/** A project may hash passwords anew, or tell no hash of imported ones: there they are not compared. */
function comparable(section: string, { sha256, value }: Row): string {
  if (section !== 'accounts') return sha256;
  const { passwordHash, salt, ...others } = withoutStamp(value);
  return digestOf(isEmulated() ? { passwordHash, salt, ...others } : others);
}

/**
 * Reads all that is there now.
 *
 * @returns how many things there are that the backup does not have
 * @throws Refusal that names what is missing or different
 */
async function compare(archive: Archive, sections: readonly Section[]): Promise<number> {
  if ((await restoringPlace())?.isVerified) return 0;
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
  await keepRestoringPlace({ isVerified: true });
  const counts = sectionNames.map((name) => `${archive.digests[name].size} ${name}`);
  say(`All is as in the backup, by its hashes: ${counts.join(', ')}`);
  return extra;
}

async function untilDone(name: string, job: Job): Promise<void> {
  for (;;) {
    const { failures, isMore } = await job(usualRun);
    for (const failure of failures) say(`${name}: ${failure}`);
    if (!isMore || failures.length > 0) return;
  }
}

/**
 * Does what the days since the backup would have brought, so that the mails of it are held with the others: most of
 * them went out before. Notices of questions are not among these, as nobody may be closed who was not told.
 */
async function catchUp(): Promise<void> {
  await untilDone('expire-members', expireMembers);
  await untilDone('send-reminders', sendReminders);
}
