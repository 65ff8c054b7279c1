import type { statementRefusals } from 'contract/text/statement-refusals';
import type { DateOrder } from './layouts/layout.ts';
import type { StatementLayout } from './layouts/table-layouts.ts';

/** Maximum size of a bank's file, and of the text of it in a refusal. */
export const statementLimits = {
  bytes: 5_000_000,
  rows: 20_000,
  columns: 256,
  foundCharacters: 60,
  /** Lines that an undo of an import removes in one batch. */
  undoneRows: 200,
} as const;

/** A row of a file: its number as an editor or Excel shows it, from 1, and its unchanged cells. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type StatementFile =
  | {
      readonly kind: 'table';
      readonly rows: readonly TableRow[];
      /** Names of the sheets with cells, in their order; missing for a file without sheets. */
      readonly sheets?: readonly string[];
    }
  | { readonly kind: 'text'; readonly text: string };

export interface StatementLine {
  /** First line in the file, from 1. */
  readonly line: number;
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly date: string;
  /** 'HH:MM:SS' in Jakarta; null if the file has none. */
  readonly time: string | null;
  /** Hundredths of a rupiah: credits are positive, debits negative, never 0. */
  readonly amountInSen: number;
  /** The bank's text, with each run of white space as one space; '' if the bank wrote nothing. */
  readonly narrative: string;
  readonly reference: string | null;
  /** Running balance after this line in hundredths of a rupiah; null if the file has none. */
  readonly balance: number | null;
}

/** A line that is not booked yet: counted, never stored. It has no balance and may have no date. */
export type PendingLine = Omit<StatementLine, 'date' | 'time' | 'balance'> & { readonly date: string | null };

/**
 * `chain`: each running balance follows from the one before. `totals`: opening balance and lines add up to
 * the closing balance. `none`: a missing line cannot be detected.
 */
export type StatementProof = 'chain' | 'totals' | 'none';

/** One account in a period. All of it was understood, and it adds up to the degree of `proof`. */
export interface Statement {
  readonly layout: StatementLayout;
  /** Digits only, as in the settings. */
  readonly account: string;
  /** First and last day, 'YYYY-MM-DD', of the file's period, or of its lines; null if it has neither. */
  readonly from: string | null;
  readonly to: string | null;
  /** Balance before the first and after the last line, in hundredths of a rupiah. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly proof: StatementProof;
  readonly lines: readonly StatementLine[];
  readonly pending: readonly PendingLine[];
}

export type StatementRefusalReason = keyof typeof statementRefusals;

/** Reason why a file is refused. Nothing of it is stored. */
export interface StatementRefusal {
  readonly reason: StatementRefusalReason;
  /** Line in the file, from 1; null for the file as a whole. */
  readonly line: number | null;
  /** Text found there, cut to `statementLimits.foundCharacters`, or the expected text. */
  readonly found: string | null;
}

export interface UnknownTable {
  /** Key of the column titles, 16 hexadecimal digits; the mapping is stored under it. */
  readonly headerKey: string;
  /** Line of the header row, from 1. */
  readonly line: number;
  readonly columns: readonly string[];
  /** First rows below the header row, with one cell per column. */
  readonly rows: readonly TableRow[];
}

export type StatementReading =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'refused'; readonly refusal: StatementRefusal }
  | { readonly kind: 'unknown'; readonly table: UnknownTable };

/** Column mapping of an admin. Columns are identified by their index, from 0. */
export interface StatementMapping {
  readonly headerKey: string;
  readonly date: number;
  readonly dateOrder: DateOrder;
  readonly time: number | null;
  /** Joined in this order. */
  readonly narrative: readonly number[];
  readonly reference: number | null;
  readonly amount: /** A debit has a minus, parentheses, or DB, DR or D after the amount. */
    | { readonly kind: 'signed'; readonly column: number }
    /** Stored name of `debitCreditColumns` in layouts. */
    | { readonly kind: 'sides'; readonly credit: number; readonly debit: number }
    /** Another column has the side: `credit` is its text for a credit, every other text is a debit. */
    | { readonly kind: 'marked'; readonly column: number; readonly mark: number; readonly credit: string };
  readonly balance: number | null;
  /** A column, or `above` the header row. `unnamed`: an admin has confirmed the account. */
  readonly account: number | 'above' | 'unnamed';
}

export interface StatementSettings {
  /** The association's account, digits only. */
  readonly account: string;
  /** 'YYYY-MM-DD' in Jakarta; a later date is refused. */
  readonly today: string;
  /** File name from the bank: for one bank it is the only place of the account number. */
  readonly fileName?: string;
  /** Mapping for a table without a known layout; used if its `headerKey` equals that of the table. */
  readonly mapping?: StatementMapping;
}
