import * as z from 'zod';
import {
  consentSources,
  type ImportColumn,
  importColumns,
  importLimits,
  overridableColumns,
} from '../../rules/people/import-columns.ts';
import { importVerdicts } from '../../rules/people/import-filters.ts';
import { requiredError } from '../../text/wording.ts';

const column = z.enum(importColumns as readonly [ImportColumn, ...ImportColumn[]]);

/** Order of day, month and year in dates that consist of numbers. */
const dateOrders = ['dmy', 'mdy', 'ymd'] as const;

/** Meaning of the columns of a sheet, which is stored for all files with these titles. */
const importMapping = z.object({
  headerKey: z.string().regex(/^[0-9a-f]{16}$/),
  /** The column of each title, in the order of the file; null for titles that are not imported. */
  columns: z
    .array(column.nullable())
    .max(importLimits.columns)
    .refine((columns) => isDistinct(columns), 'Satu arti hanya untuk satu kolom.'),
  /** Columns whose filled cells replace a different stored value. */
  overrides: z
    .array(column)
    .max(importLimits.columns)
    .refine(
      (columns) => columns.every((one) => overridableColumns.includes(one)),
      'Kolom ini tidak dapat ditimpa.',
    ),
  dateOrder: z.enum(dateOrders),
});
export type ImportMapping = z.output<typeof importMapping>;

function isDistinct(columns: readonly (ImportColumn | null)[]): boolean {
  const named = columns.filter((one) => one !== null);
  return new Set(named).size === named.length;
}

const unreadable = 'Pilihan kolom tidak dapat dibaca.';

/** A form sends the mapping as JSON. */
export const importMappingField = z.preprocess(
  (value: string | ImportMapping): unknown => (typeof value === 'string' ? parseJson(value) : value),
  z.object(importMapping.shape, unreadable),
);

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Titles of a file with the proposed mapping, before anything is stored. */
export const importTable = z.object({
  titles: z.array(z.string()),
  mapping: importMapping,
  /** True if an admin chose this mapping for an earlier file with these titles. */
  isRemembered: z.boolean(),
  /** First people of the file, with one cell per title. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  /** Names of the sheets with cells, and the one that was read; empty for a file without sheets. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
});
export type ImportTable = z.output<typeof importTable>;

export const consentSourceField = z.enum(consentSources, requiredError);

/** Result of a row. `skipped`: refused, or left out by the admin. */
const importOutcomes = [
  'created',
  'updated',
  'same',
  'skipped',
  'overtaken',
  'removed',
  'restored',
  'kept',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * `storing`: the rows are being stored. `checking`, `applying` and `undoing` proceed in batches. `stopped`: an admin
 * stopped the import.
 */
export const importStates = [
  'storing',
  'checking',
  'checked',
  'applying',
  'stopped',
  'applied',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

const valueChange = z.object({ column, from: z.string(), to: z.string() });
export type ImportValueChange = z.output<typeof valueChange>;

const candidate = z.object({ id: z.string(), name: z.string(), email: z.string(), reason: z.string() });
export type ImportCandidate = z.output<typeof candidate>;

export const importChoices = ['person', 'create', 'skip'] as const;

export const importRow = z.object({
  _id: z.string(),
  /** Row in the file, from 1. */
  line: z.number().int(),
  name: z.string(),
  email: z.string(),
  verdict: z.enum(importVerdicts),
  /** Reasons of a refusal or of a conflict. `column` is null for the row as a whole. */
  reasons: z.array(z.object({ column: column.nullable(), text: z.string() })),
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  changes: z.array(valueChange),
  /** Cells that differ from stored values, which stay. */
  differences: z.array(valueChange),
  candidates: z.array(candidate),
  /** Choice of an admin about a conflict; null before it. */
  choice: z.enum(importChoices).nullable(),
  outcome: z.enum(importOutcomes).nullable(),
  outcomeReason: z.string().nullable(),
});
export type ImportRow = z.output<typeof importRow>;
