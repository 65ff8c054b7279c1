import { genders } from 'contract/rules/membership';
import { parseDay } from 'contract/rules/money/statements/dates';
import { restoreNidnZeros } from 'contract/rules/people/academic-ids';
import {
  dayColumns,
  type ImportColumn,
  importColumns,
  importLimits,
} from 'contract/rules/people/import-columns';
import type { personFieldNames } from 'contract/rules/people/person-fields';
import { withoutFormulaGuard } from 'contract/schemas/files/rows-files';
import { emailField, nameField, ownPersonFields, personFields } from 'contract/schemas/people';
import { isMemberNumber } from 'contract/text/card-numbers';
import { isoDate } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import type * as z from 'zod';
import { clock } from '#data/clock.ts';
import type { MemberImportRecord, StoredImportRow } from './records.ts';

/** Values of a row as they are stored: a day as 'YYYY-MM-DD', a phone number as '+62…'. Empty cells are missing. */
export type RowValues = Partial<Record<ImportColumn, string>>;

export interface RowReading {
  readonly values: RowValues;
  readonly refusals: StoredImportRow['reasons'];
}

export type RowSettings = Pick<MemberImportRecord, 'mapping' | 'isOwnFile' | 'consent'>;

type Parsed = { readonly value: string } | { readonly refusal: string };

/** A number that a spreadsheet shortened: '3,17401E+15'. Its last digits are lost. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+?\d+$/i;

const check = (schema: z.ZodType<unknown>, text: string): Parsed => {
  const { success, data, error } = schema.safeParse(text);
  return success
    ? { value: String(data ?? '') }
    : { refusal: error.issues[0]?.message ?? wording.unsupportedCharacter };
};

const female = /^(?:p|pr|perempuan|wanita|female|f)$/i;
const male = /^(?:l|lk|laki[\s-]*laki|pria|male|m)$/i;

function parseGender(text: string): Parsed {
  const [man, woman] = genders;
  if (female.test(text)) return { value: woman };
  if (male.test(text)) return { value: man };
  return { refusal: 'Tulis laki-laki atau perempuan.' };
}

function parseDate(column: ImportColumn, text: string, order: RowSettings['mapping']['dateOrder']): Parsed {
  const day = parseDay(text, order);
  if (day === undefined) return { refusal: 'Bukan tanggal yang ada. Tulis misalnya 31/12/2026.' };
  if (column !== 'validUntil' && day > isoDate(clock.now())) return { refusal: 'Tanggal ini belum tiba.' };
  return { value: day };
}

function parseNumber(text: string): Parsed {
  if (isMemberNumber(text)) return { value: text.toUpperCase() };
  return { refusal: 'Nomor anggota ditulis seperti SISINDO-2026-048213. Kosongkan untuk nomor baru.' };
}

const fieldSchemas = { ...personFields, ...ownPersonFields };

function parseCell(column: ImportColumn, text: string, order: RowSettings['mapping']['dateOrder']): Parsed {
  if (shortenedNumber.test(text))
    return { refusal: 'Angka ini terpotong oleh Excel. Ubah kolomnya menjadi teks, lalu isi lagi.' };
  if (dayColumns.includes(column)) return parseDate(column, text, order);
  if (column === 'memberNumber') return parseNumber(text);
  if (column === 'name') return check(nameField, text);
  if (column === 'email') return check(emailField, text);
  if (column === 'gender') return parseGender(text);
  const cell = column === 'nidn' ? restoreNidnZeros(text) : text;
  return check(fieldSchemas[column as (typeof personFieldNames)[number]], cell);
}

const readCell = (cell: string | undefined, isOwnFile: boolean): string =>
  (isOwnFile ? withoutFormulaGuard(cell ?? '') : (cell ?? '')).trim();

/** Reads the mapped cells of a row. Does not read the database. */
export function readRow({ cells }: Pick<StoredImportRow, 'cells'>, settings: RowSettings): RowReading {
  const { mapping, isOwnFile, consent } = settings;
  const values: RowValues = {};
  const refusals: StoredImportRow['reasons'] = [];
  for (const column of importColumns) {
    const at = mapping.columns.indexOf(column);
    const text = at < 0 ? '' : readCell(cells[at], isOwnFile);
    if (text === '' || (column === 'gender' && text === '-')) continue;
    const parsed: Parsed =
      text.length > importLimits.cellCharacters
        ? { refusal: 'Isi sel ini terlalu panjang.' }
        : parseCell(column, text, mapping.dateOrder);
    if ('refusal' in parsed) refusals.push({ column, text: parsed.refusal });
    else if (parsed.value !== '') values[column] = parsed.value;
  }
  const consentOn = values.consentOn ?? consent.on ?? undefined;
  return { values: consentOn === undefined ? values : { ...values, consentOn }, refusals };
}
