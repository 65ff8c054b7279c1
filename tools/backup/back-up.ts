import { randomUUID } from 'node:crypto';
import { databaseIdOf, projectIdOf, storage } from '../../functions/src/data/firebase.ts';
import { say } from '../emulators/say.ts';
import { accountsWith } from './accounts.ts';
import { Archive, type Head } from './archive.ts';
import { documents, firestoreTime } from './documents.ts';
import { files } from './files.ts';
import type { Section } from './section.ts';

/** All that the product keeps, in the order in which it is read. */
export const sectionsOf = (...parameters: Parameters<typeof accountsWith>): readonly Section[] => [
  documents,
  accountsWith(...parameters),
  files,
];

export const isEmulated = (): boolean => process.env.FIRESTORE_EMULATOR_HOST !== undefined;

/** Beyond an hour Firestore reads the past by whole minutes only, and only where point-in-time recovery is on. */
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
 * Puts everything of the project in the environment into a folder, or goes on with what was begun there. Firestore is
 * read as of one moment; accounts and files as they are found after it, so that none is missing that a record names.
 *
 * @returns SHA-256 of the manifest
 * @throws Refusal
 */
export async function backUp(folder: string): Promise<string> {
  const archive = await Archive.begin(folder, makeHead);
  const { head, digests } = archive;
  say(`Backup of ${head.project}, database ${head.database}, as of ${head.moment}`);
  const keep = (hash: string, bytes: Uint8Array) => archive.keepBytes(hash, bytes);
  for (const section of sectionsOf(undefined)) {
    const { name } = section;
    if (digests[name].size > 0) say(`${name}: goes on behind ${digests[name].size}`);
    for await (const rows of section.read({ after: archive.last[name], moment: head.moment, keep })) {
      archive.add(name, rows);
      say(`${name}: ${digests[name].size}`);
    }
  }
  return archive.finish(new Date());
}
