import { cleanCells } from './cells.ts';
import { describeUnknownTable, findKnownTable, findMissingColumns } from './header.ts';
import { findMappedTable } from './mapped.ts';
import { parseMt940 } from './mt940.ts';
import { isMt940 } from './mt940-messages.ts';
import { parseTable } from './read-table.ts';
import { StatementRefusedError } from './refused.ts';
import {
  type StatementFile,
  type StatementReading,
  type StatementSettings,
  statementLimits,
  type TableRow,
} from './statement.ts';

function parseRows(rows: readonly TableRow[], settings: StatementSettings): StatementReading {
  if (rows.length > statementLimits.rows) {
    throw new StatementRefusedError('tooManyRows', null, String(statementLimits.rows));
  }
  if (!rows.some((row) => cleanCells(row).length > 0)) throw new StatementRefusedError('empty', null);
  const { mapping } = settings;
  const known = findKnownTable(rows) ?? (mapping === undefined ? undefined : findMappedTable(rows, mapping));
  if (known !== undefined) return { kind: 'statement', statement: parseTable(rows, known, settings) };
  const table = describeUnknownTable(rows);
  const missing = findMissingColumns(rows);
  if (table === undefined || (missing.length > 0 && !rows.some(canBeTransaction))) throw refuseTable(missing);
  return { kind: 'unknown', table };
}

/** Returns whether a row has at least two cells with digits, as the day and the amount of a transaction. */
const canBeTransaction = (row: TableRow): boolean =>
  cleanCells(row).filter((cell) => /\d/.test(cell)).length > 1;

/** A table without the columns of a bank is no broken file: the refusal names the columns that it lacks. */
function refuseTable(missing: readonly string[]): StatementRefusedError {
  return missing.length === 0
    ? new StatementRefusedError('unreadable', null)
    : new StatementRefusedError('columnsMissing', null, missing.join(', '));
}

function parseText(text: string, settings: StatementSettings): StatementReading {
  if (text.trim() === '') throw new StatementRefusedError('empty', null);
  if (!isMt940(text)) throw new StatementRefusedError('unreadable', null);
  return { kind: 'statement', statement: parseMt940(text, settings) };
}

/**
 * Parses a bank's file, completely or not at all. Does not throw: returns the reason of a refusal, and the
 * columns of an unknown table for their mapping.
 */
export function readStatement(file: StatementFile, settings: StatementSettings): StatementReading {
  try {
    return file.kind === 'table' ? parseRows(file.rows, settings) : parseText(file.text, settings);
  } catch (error) {
    if (error instanceof StatementRefusedError) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}
