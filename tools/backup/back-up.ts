import { randomUUID } from 'node:crypto';
import { databaseIdOf, projectIdOf, storage } from '../../functions/src/data/firebase.ts';
import { log } from '../emulators/log.ts';
import { createAccountsSection } from './accounts.ts';
import { Archive, type Head } from './archive.ts';
import { documents, firestoreTime } from './documents.ts';
import { files } from './files.ts';
import type { Section } from './section.ts';

export const sectionsOf = (...parameters: Parameters<typeof createAccountsSection>): readonly Section[] => [
  documents,
  createAccountsSection(...parameters),
  files,
];

export const isEmulated = (): boolean => process.env.FIRESTORE_EMULATOR_HOST !== undefined;

/** Firestore reads data older than an hour only at whole minutes, and only with point-in-time recovery. */
const wholeMinute = (time: string): string => `${time.slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00Z`;

async function makeHead(): Promise<Head> {
  const time = await firestoreTime();
  return {
    id: randomUUID(),
    project: projectIdOf(process.env),
    database: databaseIdOf(process.env),
    bucket: (await storage()).bucket().name,
    isEmulated: isEmulated(),
    moment: isEmulated() ? time : wholeMinute(time),
  };
}

/**
 * Backs up the project of the environment into a folder, or continues an incomplete backup there. Firestore
 * is read at one point in time, then accounts and files, so that none is missing that a record names.
 *
 * @returns SHA-256 of the manifest
 */
export async function backUp(folder: string): Promise<string> {
  const archive = await Archive.begin(folder, makeHead);
  const { head, digests } = archive;
  log(`Backup of ${head.project}, database ${head.database}, as of ${head.moment}`);
  const storeBytes = (hash: string, bytes: Uint8Array) => archive.storeBytes(hash, bytes);
  for (const section of sectionsOf(undefined)) {
    const { name } = section;
    if (digests[name].size > 0) log(`${name}: goes on behind ${digests[name].size}`);
    for await (const rows of section.read({
      after: archive.last[name],
      moment: head.moment,
      storeBytes: storeBytes,
    })) {
      archive.add(name, rows);
      log(`${name}: ${digests[name].size}`);
    }
  }
  return archive.finish(new Date());
}
