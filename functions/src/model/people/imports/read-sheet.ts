import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { StatementRefusalReason, TableRow } from 'contract/rules/money/statements/statement';
import { guessColumns, importLimits, isOwnFile } from 'contract/rules/people/import-columns';
import { findHeader, headerText } from 'contract/rules/people/import-header';
import type { ImportMapping, ImportTable } from 'contract/schemas/imports/member-imports';
import { readTableInWorker } from '#model/money/statements/read-in-worker.ts';
import { memberImportMappings } from './records.ts';

/** Rows before the first person: headings above the titles. */
const spareRows = 100;
const sampleRows = 5;

const toFileError = (message: string): ApiError =>
  new ApiError('invalid-file', { message, fields: { sheetFile: message } });

const refusalTexts: Partial<Record<StatementRefusalReason, string>> = {
  tooLarge: 'Berkas ini terlalu besar: paling besar 10 MB. Bagi menjadi beberapa berkas.',
  contentTooLarge: 'Isi berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.',
  tooManyRows: 'Berkas ini memuat lebih dari 20.000 baris. Bagi menjadi beberapa berkas.',
  tooManyColumns: 'Berkas ini memuat terlalu banyak kolom: paling banyak 100.',
  oldExcel: 'Ini berkas Excel lama (.xls). Buka di Excel, simpan sebagai XLSX, lalu pilih berkas itu.',
  pdf: 'Ini berkas PDF. Pilih daftar anggota sebagai CSV atau XLSX.',
  protected: 'Berkas ini dilindungi kata sandi. Simpan tanpa kata sandi, lalu pilih lagi.',
  quoteOpen: 'Satu tanda kutip di berkas ini dibuka dan tidak ditutup.',
};
const unreadable = 'Berkas ini rusak atau bukan CSV atau XLSX.';

/** A sheet with one person per row. */
export interface Sheet {
  readonly titles: readonly string[];
  readonly headerKey: string;
  readonly rows: readonly TableRow[];
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly isOwnFile: boolean;
}

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '');

/** Reads a file, in a worker. Throws `invalid-file` with the reason. */
export async function readSheet(bytes: Buffer, wanted: string | undefined): Promise<Sheet> {
  const file = await readTableInWorker(bytes, {
    maxBytes: importLimits.bytes,
    maxRows: importLimits.rows + spareRows,
    sheet: wanted,
    refusesLongNumbers: true,
  });
  if (file.kind === 'refused') throw toFileError(refusalTexts[file.refusal.reason] ?? unreadable);
  if (file.kind === 'text') throw toFileError(unreadable);
  const header = findHeader(file.rows);
  if (header === undefined) throw toFileError('Judul kolom tidak ditemukan. Tulis judul di baris pertama.');
  const { titles, skippedRows } = header;
  const rows = file.rows.slice(skippedRows).filter(isFilled);
  if (rows.length === 0) throw toFileError('Berkas ini tidak memuat baris anggota.');
  if (rows.length > importLimits.rows) throw toFileError(refusalTexts.tooManyRows ?? unreadable);
  if (titles.length > importLimits.columns) throw toFileError(refusalTexts.tooManyColumns ?? unreadable);
  const { sheets = [] } = file;
  return {
    titles,
    headerKey: createHash('sha256').update(headerText(titles)).digest('hex').slice(0, 16),
    rows: rows.map(({ line, cells }) => ({ line, cells: titles.map((_, index) => cells[index] ?? '') })),
    sheets,
    sheet: sheets.find((name) => name === wanted) ?? sheets[0] ?? null,
    isOwnFile: isOwnFile(titles),
  };
}

/** Returns the titles with the remembered or guessed mapping. */
export async function proposeMapping(sheet: Sheet): Promise<ImportTable> {
  const { titles, headerKey, rows, sheets, sheet: name } = sheet;
  const known = (await memberImportMappings.get(headerKey))?.data.mapping;
  const isRemembered = known !== undefined;
  return {
    titles: [...titles],
    mapping: {
      headerKey,
      columns: isRemembered ? fitColumns(known.columns, titles.length) : guessColumns(titles),
      overrides: isRemembered ? [...known.overrides] : [],
      dateOrder: known?.dateOrder ?? guessDateOrder(rows),
    },
    isRemembered,
    rows: rows.slice(0, sampleRows).map(({ line, cells }) => ({ line, cells: [...cells] })),
    sheets: [...sheets],
    sheet: name,
  };
}

/** A file of refused rows has one more column, which is the last one. */
const fitColumns = (columns: ImportMapping['columns'], width: number): ImportMapping['columns'] =>
  Array.from({ length: width }, (_, index) => columns[index] ?? null);

/** Returns 'mdy' only if a date has no other meaning: '12/31/2026'. */
function guessDateOrder(rows: Sheet['rows']): ImportMapping['dateOrder'] {
  const cells = rows.slice(0, 200).flatMap((row) => row.cells);
  const dates = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isAmerican = dates.some(([, second]) => second > 12) && !dates.some(([first]) => first > 12);
  return isAmerican ? 'mdy' : 'dmy';
}
