import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { FileSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { statementLayouts } from '../rules/money/statements/layouts/table-layouts.ts';
import { statementLimits } from '../rules/money/statements/statement.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';
import { statementMappingField, unknownTable } from '../schemas/statement-mapping.ts';

/** File field of a bank statement; the content determines its format (decision 0073). */
const statementSlot = {
  kind: 'document',
  required: true,
  missing: () => 'Pilih berkas mutasi dari bank.',
  unsupported: () =>
    'Pilih berkas CSV, XLSX, atau MT940 dari bank. Berkas Excel lama (.xls) simpan dulu sebagai XLSX.',
  maxBytes: limits.imageBytes,
  extensions: ['.csv', '.xlsx', '.txt', '.sta', '.940', '.mt940'],
  formats: ['csv', 'xlsx', 'mt940'],
} as const satisfies FileSlot;

const importedStatement = z.object({
  layout: z.enum(statementLayouts),
  /** First and last day in Jakarta; null if the file has neither lines nor a period. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** Number of booked lines, including debits. */
  lines: z.number().int(),
  /** Number of lines that the bank has not booked yet. They are not stored. */
  pending: z.number().int(),
  /** Number of credits that can pay a bill. */
  credits: z.number().int(),
  /** Number of these credits that were not stored before. */
  added: z.number().int(),
  /** Number of lines that were matched with bills. */
  matched: z.number().int(),
  /** Number of new lines that are probably the movements of stored ones, from an export in another layout. */
  suspects: z.number().int(),
});
export type ImportedStatement = z.output<typeof importedStatement>;

/** `undoing`: an undo was interrupted, and can be repeated. `undone`: the import has no lines any more. */
const statementFileStates = ['imported', 'undoing', 'undone'] as const;

/** An imported file, by the data that identifies it. The file itself is not stored (decision 0073). */
export const statementFile = z.object({
  _id: z.string(),
  name: z.string(),
  /** SHA-256 of the file in hexadecimal digits. */
  sha256: z.string(),
  /** Size in bytes. */
  size: z.number().int(),
  ...importedStatement.pick({ layout: true, from: true, to: true, lines: true, credits: true }).shape,
  /** Time and admin of the first import. */
  importedAt: dateTime,
  importedBy: z.string(),
  state: z.enum(statementFileStates),
  /** Time and admin of the undo; null without one. */
  undoneAt: dateTime.nullable(),
  undoneBy: z.string().nullable(),
});
export type StatementFile = z.output<typeof statementFile>;

/** Reads of an undo check: later files with the same lines, and the counts of lines by state. */
const undoCheckReads = queryLimits.laterFiles + 5 * Math.ceil(statementLimits.rows / 1000);

const byAdmin = { access: 'admin', duty: 'money' } as const;
const adminRead = { method: 'GET', ...byAdmin } as const;

export const statements = {
  /** Returns the imported files, newest first. */
  listStatements: {
    ...adminRead,
    path: '/statements',
    input: pageSchema,
    reply: uncountedReply(statementFile),
  },
  /**
   * Stores the credits and matches them with bills, but approves nothing. A file adds only lines that are new
   * (decision 0073). An unknown table returns `unknown` and stores nothing. The admin then sends the file
   * again with a `mapping`, which is stored for these titles. Throws `invalid-file` with line and reason.
   */
  importStatement: {
    method: 'POST',
    path: '/statements',
    ...byAdmin,
    // The mapping, the covered days, the file twice, bills with person and institution, each line once, and
    // the stored lines of the same days with their files.
    reads: 8 + 6 * queryLimits.maxMatchedBills + 3 * statementLimits.rows,
    input: z.object({ mapping: statementMappingField.optional() }),
    files: { statement: statementSlot },
    reply: z.discriminatedUnion('kind', [
      messageReply.extend({ kind: z.literal('imported'), ...importedStatement.shape }),
      messageReply.extend({ kind: z.literal('unknown'), table: unknownTable }),
    ]),
  },
  /** Decides on all lines of an import with an undecided twin, in batches. Safe to repeat. */
  decideDuplicates: {
    method: 'PUT',
    path: '/statements/{id}/duplicates',
    ...byAdmin,
    reads: 3 + 2 * statementLimits.rows,
    input: idInput.extend({ isSame: z.boolean() }),
    reply: messageReply.extend({ changed: z.boolean(), count: z.number().int() }),
  },
  /** Returns the effect of an undo of an import, and what prevents it. */
  getStatementUndo: {
    ...adminRead,
    path: '/statements/{id}/undo',
    reads: 3 + undoCheckReads,
    input: idInput,
    reply: z.object({
      /** Number of lines that the undo removes. */
      lines: z.number().int(),
      /** Reason why the import cannot be undone now; null if it can. */
      refusal: z.string().nullable(),
    }),
  },
  /**
   * Removes the lines of an import, in batches. Safe to repeat, also after an interruption: `changed` is
   * false if it was undone before. Throws `wrong-status` with the reason while a line has a decision, or a
   * later file contains the same lines.
   */
  undoStatement: {
    method: 'POST',
    path: '/statements/{id}/undo',
    ...byAdmin,
    // Each batch checks the file again. The last one reads the files of the same days.
    reads:
      statementLimits.rows +
      Math.ceil(statementLimits.rows / statementLimits.undoneRows + 2) * (3 + undoCheckReads) +
      queryLimits.overlappingFiles,
    input: idInput,
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
