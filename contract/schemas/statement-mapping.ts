import * as z from 'zod';
import { type StatementMapping, statementLimits } from '../rules/money/statements/statement.ts';
import { textField } from './fields.ts';

const column = z
  .number()
  .int()
  .min(0)
  .max(statementLimits.columns - 1);

const unreadable = 'Pilihan kolom tidak dapat dibaca.';

const statementMapping = z.object({
  headerKey: z.string().regex(/^[0-9a-f]{16}$/),
  date: column,
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
  time: column.nullable(),
  narrative: z.array(column).max(10),
  reference: column.nullable(),
  amount: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signed'), column }),
    z.object({ kind: z.literal('sides'), credit: column, debit: column }),
    z.object({ kind: z.literal('marked'), column, mark: column, credit: textField(30).min(1) }),
  ]),
  balance: column.nullable(),
  account: z.union([column, z.enum(['above', 'unnamed'])]),
});

export const statementMappingField = z.preprocess(
  (value: string | StatementMapping): unknown => (typeof value === 'string' ? parseJson(value) : value),
  z.object(statementMapping.shape, unreadable),
);

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const unknownTable = z.object({
  headerKey: z.string(),
  /** Line of the header row in the file, from 1. */
  line: z.number().int(),
  columns: z.array(z.string()),
  /** First rows below the header row, with one cell per column. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
});
export type UnknownTable = z.output<typeof unknownTable>;
