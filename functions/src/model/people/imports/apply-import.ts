import { ApiError, wrongStatus } from 'contract/errors';
import { importLimits } from 'contract/rules/people/import-columns';
import type { ImportState } from 'contract/schemas/imports/member-imports';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { removals } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { beginRun, endRun, undoUntilOf } from './begin-run.ts';
import { filtersOf, sumTallies, tallyRows } from './judge-row.ts';
import {
  chunkId,
  type ImportChoice,
  type MemberImportRecord,
  memberImportRows,
  memberImports,
} from './records.ts';
import { checkRows } from './run-import.ts';

type Import = Stored<MemberImportRecord>;

interface ActionResult {
  readonly changed: boolean;
  readonly current: Import;
}

const refuse = (message: string): never => {
  throw wrongStatus(message);
};

const targetOf = ({ id, data }: Import): Actor => ({ id, name: data.name });

/** Changes the state of an import with an audit entry. Concurrent clicks of several admins change it once. */
async function change(
  current: Import,
  changes: Partial<MemberImportRecord>,
  action: 'member-import.apply' | 'member-import.stop' | 'member-import.undo',
  actor: Actor,
): Promise<ActionResult> {
  const batch = new Batch().update(memberImports, current.id, changes, current.version);
  const { create, update } = sumTallies(current.data.tallies);
  recordAudit(batch, actor, action, targetOf(current), { rows: current.data.rows, create, update });
  const version = await batch.commit();
  return { changed: true, current: { ...current, version, data: { ...current.data, ...changes } } };
}

const wrongStates: Readonly<Record<ImportState, string>> = {
  storing: 'Berkas ini belum lengkap tersimpan. Unggah lagi.',
  checking: 'Berkas ini masih diperiksa.',
  checked: 'Berkas ini belum diimpor.',
  applying: 'Impor ini sedang berjalan.',
  stopped: 'Impor ini sudah dihentikan.',
  applied: 'Berkas ini sudah diimpor.',
  undoing: 'Impor ini sedang dibatalkan.',
  undone: 'Impor ini sudah dibatalkan.',
};

/** Begins an import, or continues a stopped one. Throws `not-found`; `wrong-status`. */
export const applyImport = (id: string, actor: Actor): Promise<ActionResult> =>
  retryOnConflict(async () => {
    const current = await memberImports.getOrThrow(id);
    const { state } = current.data;
    if (state === 'applying' || state === 'applied') return { changed: false, current };
    if (state !== 'checked' && state !== 'stopped') return refuse(wrongStates[state]);
    const started = state === 'checked' ? beginRun() : { dueAt: clock.now() };
    const applied = { appliedAt: clock.now(), appliedBy: actor };
    return change(current, { ...started, ...applied, state: 'applying' }, 'member-import.apply', actor);
  });

/** Stops an import after the running batch. Throws `not-found`; `wrong-status`. */
export const stopImport = (id: string, actor: Actor): Promise<ActionResult> =>
  retryOnConflict(async () => {
    const current = await memberImports.getOrThrow(id);
    const { state } = current.data;
    if (state === 'stopped') return { changed: false, current };
    if (state !== 'applying') return refuse(wrongStates[state]);
    return change(current, { ...endRun(), state: 'stopped' }, 'member-import.stop', actor);
  });

/** Begins the undo of an import. Throws `not-found`; `wrong-status`, also when it is too late. */
export const undoImport = (id: string, actor: Actor): Promise<ActionResult> =>
  retryOnConflict(async () => {
    const current = await memberImports.getOrThrow(id);
    const { state } = current.data;
    if (state === 'undoing' || state === 'undone') return { changed: false, current };
    if (state !== 'applied' && state !== 'stopped') return refuse(wrongStates[state]);
    if (undoUntilOf(current.data) === null)
      return refuse(`Impor hanya dapat dibatalkan dalam ${importLimits.undoDays} hari.`);
    const started = { ...beginRun(), undoneBy: actor };
    return change(current, { ...started, state: 'undoing' }, 'member-import.undo', actor);
  });

const chunksPerDelete = 20;

/** Deletes the rows of an import, in batches. Safe to repeat. */
export async function deleteRows({ id, data }: Import): Promise<void> {
  for (let first = 0; first < data.chunks; first += chunksPerDelete) {
    const batch = new Batch();
    for (let index = first; index < Math.min(first + chunksPerDelete, data.chunks); index += 1)
      batch.delete(memberImportRows, chunkId(id, index));
    await batch.commit();
  }
}

/** Deletes a check that changed no member. The rows go first, so that a repetition completes it. */
export async function discardImport(id: string, actor: Actor): Promise<boolean> {
  const current = await memberImports.get(id);
  if (current === undefined) return false;
  const { state, appliedAt } = current.data;
  if (appliedAt !== null) return refuse('Impor yang sudah berjalan tidak dapat dibuang. Batalkan impornya.');
  if (state === 'checking') return refuse(wrongStates.checking);
  await retryOnConflict(async () => {
    const now = await memberImports.get(id);
    if (now === undefined) return;
    if (now.data.appliedAt !== null) return refuse(wrongStates.applying);
    const batch = new Batch().delete(memberImports, id, now.version);
    // The name of the file leaves the audit log later, like those of deleted people.
    batch.merge(removals, id, { email: '', removedAt: clock.now() });
    recordAudit(batch, actor, 'member-import.discard', targetOf(now), { rows: now.data.rows });
    await batch.commit();
  });
  await deleteRows(current);
  return true;
}

interface Decision {
  readonly line: number;
  readonly choice: ImportChoice;
  readonly person: string | undefined;
}

/** Finds the chunk with a conflict on a line. */
async function findChunk({ id, data }: Import, line: number) {
  let [first, last] = [0, data.chunks - 1];
  while (first <= last) {
    const index = (first + last) >> 1;
    const chunk = await memberImportRows.getOrThrow(chunkId(id, index));
    const lines = chunk.data.rows.map((row) => row.line);
    if (line < (lines[0] ?? 0)) last = index - 1;
    else if (line > (lines.at(-1) ?? 0)) first = index + 1;
    else return { index, chunk };
  }
  throw new ApiError('not-found');
}

/** Decides a conflict, and checks the row again with the choice. Throws `not-found`; `wrong-status`. */
export const decideRow = (id: string, decision: Decision, actor: Actor): Promise<ActionResult> =>
  retryOnConflict(async () => {
    const current = await memberImports.getOrThrow(id);
    if (current.data.state !== 'checked') return refuse(wrongStates[current.data.state]);
    const { index, chunk } = await findChunk(current, decision.line);
    const at = chunk.data.rows.findIndex(({ line }) => line === decision.line);
    const row = chunk.data.rows[at];
    if (row === undefined) throw new ApiError('not-found');
    if (!filtersOf(row).includes('conflict') && row.choice === null)
      return refuse('Baris ini tidak perlu diputuskan.');
    const choice = { kind: decision.choice, person: decision.person ?? null };
    if (choice.kind === 'person' && !row.candidates.some((one) => one.id === choice.person))
      return refuse('Pilih salah satu anggota yang diusulkan.');
    const [checked] = await checkRows([{ ...row, choice }], current);
    if (checked === undefined) throw new ApiError('not-found');
    if (choice.kind === 'create' && checked.verdict === 'conflict')
      return refuse('Nomor anggota atau emailnya sudah terdaftar.');
    // The candidates stay, so that the admin can choose again.
    const decided = { ...checked, candidates: row.candidates };
    const rows = chunk.data.rows.toSpliced(at, 1, decided);
    const tallies = current.data.tallies.toSpliced(index, 1, tallyRows(rows));
    const batch = new Batch()
      .update(memberImportRows, chunk.id, { rows }, chunk.version)
      .update(memberImports, id, { tallies }, current.version);
    const details = { line: decision.line, choice: decision.choice };
    recordAudit(batch, actor, 'member-import.decide', targetOf(current), details);
    const version = await batch.commit();
    return { changed: true, current: { id, version, data: { ...current.data, tallies } } };
  });
