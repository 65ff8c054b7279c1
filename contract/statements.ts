import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { pageInput } from './fields/paging.ts';
import { messageReply, time } from './fields/people.ts';
import { statementMappingField, unknownTable } from './fields/statement-mapping.ts';
import type { FileSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { statementLayouts, statementLimits } from './rules/money/statements/statement.ts';
import { queryLimits } from './rules/query-limits.ts';

/** A bank's file; what it is tells its content (decision 0072). */
const statementSlot = {
  kind: 'document',
  required: true,
  missing: 'Pilih berkas mutasi dari bank.',
  unsupported:
    'Pilih berkas CSV, XLSX, atau MT940 dari bank. Berkas Excel lama (.xls) simpan dulu sebagai XLSX.',
  maxBytes: limits.imageBytes,
  extensions: ['.csv', '.xlsx', '.txt', '.sta', '.940', '.mt940'],
  formats: ['csv', 'xlsx', 'mt940'],
} as const satisfies FileSlot;

/** What a bank's file brought. */
export const importedStatement = z.object({
  layout: z.enum(statementLayouts),
  /** First and last day in Jakarta; null where the file has no line and no period. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** All lines that the bank has booked, debits among them. */
  lines: z.number().int(),
  /** Lines that the bank has not booked yet: nothing is stored of them. */
  pending: z.number().int(),
  /** Credits that can be for a bill. */
  credits: z.number().int(),
  /** Of those, how many were not here before. */
  added: z.number().int(),
  /** How many lines a bill was found for that had none before. */
  matched: z.number().int(),
});
export type ImportedStatement = z.output<typeof importedStatement>;

/** A file that was imported, by what it is known again: it is kept nowhere itself (decision 0093). */
export const statementFile = z.object({
  _id: z.string(),
  name: z.string(),
  /** Of all its bytes, in hexadecimal digits. */
  sha256: z.string(),
  /** Bytes. */
  size: z.number().int(),
  ...importedStatement.pick({ layout: true, from: true, to: true, lines: true, credits: true }).shape,
  /** When it was first imported, and by whom. */
  importedAt: time,
  importedBy: z.string(),
});
export type StatementFile = z.output<typeof statementFile>;

export const statements = {
  /** The files that were imported, the newest first. */
  listStatements: {
    method: 'GET',
    path: '/statements',
    access: 'admin',
    duty: 'money',
    reads: { base: 3, perRow: 1 },
    input: pageInput,
    reply: z.object({ data: z.array(statementFile), page: z.number().int(), hasMore: z.boolean() }),
  },
  /**
   * Stores what a bank's file tells of money that came in, and links it with the bills that it most likely pays. Nothing
   * is approved by it; the same or an overlapping file adds nothing (decision 0074). `invalid-file` tells line and
   * reason, and nothing is stored then; nor is it of a table that no reader knows, whose columns an admin names by
   * `mapping`, with the same file once more. That is kept for all files with these titles.
   */
  importStatement: {
    method: 'POST',
    path: '/statements',
    access: 'admin',
    duty: 'money',
    // How its columns were named, the days that were told of, and the file itself; bills, open or not, each with a
    // person and an institution, and each line once.
    reads: 6 + 6 * queryLimits.matchedBills + statementLimits.rows,
    input: z.object({ mapping: statementMappingField.optional() }),
    files: { statement: statementSlot },
    reply: z.discriminatedUnion('kind', [
      messageReply.extend({ kind: z.literal('imported'), ...importedStatement.shape }),
      messageReply.extend({ kind: z.literal('unknown'), table: unknownTable }),
    ]),
  },
} as const satisfies Record<string, Endpoint>;
