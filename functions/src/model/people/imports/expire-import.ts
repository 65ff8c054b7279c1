import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { eraseFromAudit } from '#model/base/erase-from-audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { deleteRows } from './apply-import.ts';
import {
  type ImportChunkRecord,
  type MemberImportRecord,
  memberImportRows,
  memberImports,
  type StoredImportRow,
} from './records.ts';

/** Finds imports whose rows are no longer needed, the oldest first. */
export const findExpiredImports = (limit: number): Promise<Stored<MemberImportRecord>[]> =>
  memberImports.before('expireAt', clock.now(), limit);

/**
 * Deletes the rows with the values before the import, and the name of the file, which can name people, also from the
 * audit log. Facts and counts stay, if members were imported.
 */
export async function expireImport(expired: Stored<MemberImportRecord>): Promise<void> {
  await deleteRows(expired);
  await eraseFromAudit(expired.id);
  const batch = new Batch();
  if (expired.data.appliedAt === null) batch.delete(memberImports, expired.id, expired.version);
  else {
    const rest = { chunks: 0, name: '', dueAt: null, expireAt: null };
    batch.update(memberImports, expired.id, rest, expired.version);
  }
  await batch.commit();
}

/** Chunks that one query reads. */
const chunksPerQuery = 100;

const isAbout = ({ person, candidates }: StoredImportRow, id: string): boolean =>
  person?.id === id || candidates.some((candidate) => candidate.id === id);

/** Removes all values of a person from a row. The line and the outcome stay. */
function eraseRow(row: StoredImportRow, id: string): StoredImportRow {
  if (!isAbout(row, id)) return row;
  const candidates = row.candidates.filter((candidate) => candidate.id !== id);
  // The row changed another person, whose values before it are needed for an undo.
  if (row.person?.id !== id) return { ...row, candidates };
  const { before: _before, ...rest } = row;
  return { ...rest, cells: [], person: null, changes: [], differences: [], candidates: [], choice: null };
}

/**
 * Erases a deleted person from the rows of all imports, and the names of the files, which can be about this person.
 * Safe to repeat.
 */
export async function eraseFromImports(id: string): Promise<void> {
  for (;;) {
    const found = await memberImportRows.findAny('people', [id], chunksPerQuery);
    for (const source of new Set(found.map(({ data }) => data.import))) await eraseFileName(source);
    for (const chunk of found) await eraseChunk(chunk.id, id);
    if (found.length < chunksPerQuery) return;
  }
}

const eraseFileName = (importId: string): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await memberImports.get(importId);
    if (stored === undefined || stored.data.name === '') return;
    await eraseFromAudit(importId);
    await new Batch().update(memberImports, importId, { name: '' }, stored.version).commit();
  });

const eraseChunk = (chunkId: string, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const chunk = await memberImportRows.get(chunkId);
    if (chunk === undefined) return;
    const rows = chunk.data.rows.map((row) => eraseRow(row, id));
    const people = chunk.data.people.filter((one) => one !== id);
    await new Batch().update(memberImportRows, chunkId, { rows, people }, chunk.version).commit();
  });

/** Exports the rows of imports that are about a person. */
export async function exportImportRows(id: string) {
  const found: Stored<ImportChunkRecord>[] = await memberImportRows.findAny(
    'people',
    [id],
    queryLimits.ownImportChunks,
  );
  return found.flatMap(({ data }) =>
    data.rows
      .filter(({ person }) => person?.id === id)
      .map(({ cells, changes, outcome }) => ({ cells, changes, outcome })),
  );
}
