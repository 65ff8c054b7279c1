import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { TableRow } from 'contract/rules/money/statements/statement';
import { type ImportColumn, importColumnLabel, importLimits } from 'contract/rules/people/import-columns';
import type { ImportMapping } from 'contract/schemas/imports/member-imports';
import { isoDate } from 'contract/text/dates';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { newId } from '#data/ids.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { daysFromNow } from './begin-run.ts';
import type { Sheet } from './read-sheet.ts';
import {
  chunkId,
  type MemberImportRecord,
  memberImportMappings,
  memberImportRows,
  memberImports,
  type StoredImportRow,
} from './records.ts';
import { type RowSettings, readRow } from './row-values.ts';

export interface NewImport {
  readonly file: { readonly name: string; readonly bytes: Buffer };
  readonly sheet: Sheet;
  readonly mapping: ImportMapping;
  readonly consent: MemberImportRecord['consent'];
}

/** Maximum length of file names. No file system accepts longer ones. */
const maxNameCharacters = 255;
/** Text of the chunks of one commit in bytes. The emulator refuses messages of 4 MiB, Firestore those of 10 MiB. */
const commitBytes = 1_500_000;
const chunksPerCommit = 100;

const twinColumns = ['memberNumber', 'email', 'phoneNumber'] as const satisfies readonly ImportColumn[];

/** Finds rows of one file with the same number, address or phone. Returns them by line. */
function findTwins(rows: readonly TableRow[], settings: RowSettings): Map<number, StoredImportRow['twins']> {
  const lines = new Map<string, number[]>();
  const keys = rows.map((row) => {
    const { values } = readRow({ cells: [...row.cells] }, settings);
    return twinColumns.flatMap((column) => {
      const value = values[column];
      return value === undefined ? [] : [{ column, key: `${column}:${value}` }];
    });
  });
  for (const [index, row] of rows.entries())
    for (const { key } of keys[index] ?? []) lines.set(key, [...(lines.get(key) ?? []), row.line]);
  return new Map(
    rows.map((row, index) => {
      const twins = (keys[index] ?? []).map(({ column, key }) => ({
        column,
        lines: (lines.get(key) ?? []).filter((line) => line !== row.line).slice(0, importLimits.twins),
      }));
      return [row.line, twins.filter((twin) => twin.lines.length > 0)];
    }),
  );
}

const toStoredRow = ({ line, cells }: TableRow, twins: StoredImportRow['twins']): StoredImportRow => ({
  line,
  cells: cells.map((cell) => cell.slice(0, importLimits.cellCharacters + 1)),
  ...(twins === undefined || twins.length === 0 ? {} : { twins }),
  verdict: 'refuse',
  reasons: [],
  person: null,
  changes: [],
  differences: [],
  candidates: [],
  choice: null,
  outcome: null,
  outcomeReason: null,
});

/** Splits a list in order, so that each part has at most `maxBytes` and `maxItems`, or one item. */
function splitBySize<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  { maxBytes, maxItems }: { readonly maxBytes: number; readonly maxItems: number },
): T[][] {
  const parts: T[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const last = parts.at(-1);
    if (last === undefined || last.length === maxItems || bytes + size > maxBytes) {
      parts.push([item]);
      bytes = size;
    } else {
      last.push(item);
      bytes += size;
    }
  }
  return parts;
}

const bytesOf = ({ cells }: StoredImportRow): number => Buffer.byteLength(JSON.stringify(cells));

/** Splits the rows so that one batch can write each part, and one document can store it. */
const splitRows = (rows: readonly StoredImportRow[]): StoredImportRow[][] =>
  splitBySize(rows, bytesOf, { maxBytes: importLimits.chunkBytes, maxItems: importLimits.chunkRows });

/** Stores the chunks of rows in several commits. */
async function storeChunks(id: string, chunks: readonly StoredImportRow[][]): Promise<void> {
  const sizeOf = ([, rows]: [number, StoredImportRow[]]) => rows.reduce((sum, row) => sum + bytesOf(row), 0);
  const limits = { maxBytes: commitBytes, maxItems: chunksPerCommit };
  for (const some of splitBySize([...chunks.entries()], sizeOf, limits)) {
    const batch = new Batch();
    for (const [index, rows] of some)
      batch.create(memberImportRows, chunkId(id, index), { import: id, rows, people: [] });
    await batch.commit();
  }
}

function requireFit({ titles, headerKey }: Sheet, { columns, headerKey: chosen }: ImportMapping): void {
  const message = 'Pilihan kolom ini untuk berkas lain. Periksa lagi kolomnya.';
  if (headerKey !== chosen || columns.length !== titles.length)
    throw new ApiError('invalid-input', { message, fields: { mapping: message } });
  const missing = (['name', 'email'] as const).filter((column) => !columns.includes(column));
  // The number alone identifies a member. Without it, a row needs an address.
  if (missing.length === 0 || columns.includes('memberNumber')) return;
  const text = `Pilih kolom ${missing.map(importColumnLabel).join(' dan ')}.`;
  throw new ApiError('invalid-input', { message: text, fields: { mapping: text } });
}

function requireConsent({ consent, mapping }: NewImport): void {
  const isAhead = consent.on !== null && consent.on > isoDate(clock.now());
  if (!isAhead && (consent.on !== null || mapping.columns.includes('consentOn'))) return;
  const message = isAhead
    ? 'Tanggal persetujuan belum tiba.'
    : 'Isi tanggal persetujuan, atau pilih kolomnya.';
  throw new ApiError('invalid-input', { message, fields: { consentOn: message } });
}

/**
 * Stores the rows of a file, and the mapping for later files with these titles. Returns the id of the import, whose
 * check has not begun. Throws `invalid-input` for a mapping of another file, and without a day of consent.
 */
export async function storeImport(input: NewImport, actor: Actor, addToBatch: AddToBatch): Promise<string> {
  const { file, sheet, mapping, consent } = input;
  requireFit(sheet, mapping);
  requireConsent(input);
  const { columns, overrides, dateOrder } = mapping;
  const chosen = { columns, overrides: overrides.filter((one) => columns.includes(one)), dateOrder };
  const settings = { mapping: chosen, isOwnFile: sheet.isOwnFile, consent };
  const twins = findTwins(sheet.rows, settings);
  const chunks = splitRows(sheet.rows.map((row) => toStoredRow(row, twins.get(row.line))));
  const id = newId();
  const now = clock.now();
  const target = { id, name: file.name.slice(0, maxNameCharacters) };
  const record: MemberImportRecord = {
    ...settings,
    name: target.name,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    titles: [...sheet.titles],
    createdAt: now,
    createdBy: actor,
    state: 'storing',
    rows: sheet.rows.length,
    chunks: chunks.length,
    position: 0,
    tallies: [],
    results: { created: 0, updated: 0, removed: 0, restored: 0 },
    dueAt: null,
    appliedAt: null,
    appliedBy: null,
    undoneBy: null,
    expireAt: daysFromNow(1),
  };
  const version = await new Batch().create(memberImports, id, record).commit();
  await storeChunks(id, chunks);
  const batch = new Batch();
  const begun = {
    state: 'checking' as const,
    dueAt: clock.now(),
    expireAt: daysFromNow(importLimits.undoDays),
  };
  batch.update(memberImports, id, begun, version);
  batch.merge(memberImportMappings, mapping.headerKey, { mapping: chosen, savedAt: now, savedBy: actor.id });
  recordAudit(batch, actor, 'member-import.check', target, { count: sheet.rows.length });
  addToBatch(batch, id);
  await batch.commit();
  return id;
}
