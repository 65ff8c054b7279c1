import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { fileStore } from '#data/file-store.ts';
import { log } from '#data/log.ts';
import type { PersonRow } from './person-row.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Fixed path, so that each snapshot replaces the one before. */
export const snapshotPath = 'snapshots/people';

/** Number of the format. An instance ignores a snapshot of another format. */
const format = 5;

export interface Snapshot {
  /** Server time before which all changes are in the rows. */
  readonly takenAt: Date;
  readonly rows: readonly PersonRow[];
}

export async function saveSnapshot({ takenAt, rows }: Snapshot): Promise<void> {
  const json = JSON.stringify({ format, takenAt: takenAt.getTime(), rows });
  await fileStore.save(snapshotPath, { bytes: await compress(json), contentType: 'application/gzip' });
}

/** Returns the stored snapshot; undefined without one, or if it cannot be read. */
export async function readSnapshot(): Promise<Snapshot | undefined> {
  const file = await fileStore.read(snapshotPath);
  if (file === undefined) return undefined;
  try {
    const content = JSON.parse((await decompress(file.bytes)).toString('utf8'));
    if (content.format !== format) return undefined;
    return { takenAt: new Date(content.takenAt), rows: content.rows };
  } catch (error) {
    log('WARNING', 'people snapshot unreadable', { error: String(error) });
    return undefined;
  }
}
