import { cleanCells } from './cells.ts';
import { findKnown, unknownTable } from './header.ts';
import { bcaBusiness } from './layouts/bca-business.ts';
import { bcaPersonal } from './layouts/bca-personal.ts';
import { bni, bniDirect } from './layouts/bni.ts';
import { bri } from './layouts/bri.ts';
import type { TableLayout } from './layouts/layout.ts';
import { mandiriInternet } from './layouts/mandiri-internet.ts';
import { mandiriKopra } from './layouts/mandiri-kopra.ts';
import { findMapped } from './mapped.ts';
import { readMt940 } from './mt940.ts';
import { isMt940 } from './mt940-messages.ts';
import { readTable } from './read-table.ts';
import { Refused } from './refused.ts';
import {
  type StatementFile,
  type StatementReading,
  type StatementSettings,
  statementLimits,
  type TableRow,
} from './statement.ts';

/** The narrower before the wider: what one asks for besides tells it from the next. */
const layouts: readonly TableLayout[] = [
  bcaPersonal,
  bcaBusiness,
  mandiriKopra,
  mandiriInternet,
  bri,
  bniDirect,
  bni,
];

function readRows(rows: readonly TableRow[], settings: StatementSettings): StatementReading {
  if (rows.length > statementLimits.rows) {
    throw new Refused('tooManyRows', null, String(statementLimits.rows));
  }
  if (!rows.some((row) => cleanCells(row).length > 0)) throw new Refused('empty', null);
  const { mapping } = settings;
  const known = findKnown(rows, layouts) ?? (mapping === undefined ? undefined : findMapped(rows, mapping));
  if (known !== undefined) return { kind: 'statement', statement: readTable(rows, known, settings) };
  const table = unknownTable(rows);
  if (table === undefined) throw new Refused('unreadable', null);
  return { kind: 'unknown', table };
}

function readText(text: string, settings: StatementSettings): StatementReading {
  if (text.trim() === '') throw new Refused('empty', null);
  if (!isMt940(text)) throw new Refused('unreadable', null);
  return { kind: 'statement', statement: readMt940(text, settings) };
}

/**
 * Reads a bank's file: all of it, or nothing. It never throws.
 *
 * @param file its table or text, see `functions/src/model/statements`
 * @returns the statement, whose lines are the association's and add up; or why it is refused, with the line; or, for a
 *   table that no reader knows, what an admin needs to name its columns
 */
export function readStatement(file: StatementFile, settings: StatementSettings): StatementReading {
  try {
    return file.kind === 'table' ? readRows(file.rows, settings) : readText(file.text, settings);
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}
