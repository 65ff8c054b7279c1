import type { statementRefusals } from 'contract/words/statement-refusals';

/** What a bank's file may be at most, and how much of a text in it is told again. */
export const statementLimits = { bytes: 5_000_000, rows: 20_000, columns: 256, foundCharacters: 60 } as const;

/** The files that are known, by who exports them; `mapped` is any other whose columns an admin has named. */
export const statementLayouts = [
  'bca-personal',
  'bca-business',
  'mandiri-kopra',
  'mandiri-internet',
  'bni',
  'bni-direct',
  'bri',
  'mt940',
  'mapped',
] as const;
export type StatementLayout = (typeof statementLayouts)[number];

/** A row of a file: its number as an editor or Excel shows it, from 1, and its cells as they stand there. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A bank's file after its bytes: a table, or the text of MT940 messages. */
export type StatementFile =
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'text'; readonly text: string };

/** Money that came or went, as the bank booked it. */
export interface StatementLine {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly date: string;
  /** 'HH:MM:SS' in Jakarta; null where the bank tells none. */
  readonly time: string | null;
  /** Hundredths of a rupiah: what came in is positive, what went out negative, never 0. */
  readonly sen: number;
  /** What the bank wrote, each run of white space as one space; '' where it wrote nothing. */
  readonly narrative: string;
  readonly reference: string | null;
  /** On the account after this line, in hundredths of a rupiah; null where the bank tells none. */
  readonly balance: number | null;
}

/** A line that the bank has not booked yet: shown, never stored. It has no balance, and perhaps no date. */
export type PendingLine = Omit<StatementLine, 'date' | 'time' | 'balance'> & { readonly date: string | null };

/**
 * How the lines were held against what else the file says.
 *
 * - `chain`: a balance stands at each line, and each follows from the one before
 * - `totals`: opening balance and all lines come to the closing balance
 * - `none`: the bank's export tells no balance, so that a missing line cannot be seen
 */
export type StatementProof = 'chain' | 'totals' | 'none';

/** What a bank says about one account between two days; all of it was understood, and it adds up as `proof` tells. */
export interface Statement {
  readonly layout: StatementLayout;
  /** Digits only, as the settings have it. */
  readonly account: string;
  /** First and last day, 'YYYY-MM-DD': of the file's period, else of its lines; null where it has neither. */
  readonly from: string | null;
  readonly to: string | null;
  /** Before the first and after the last line, in hundredths of a rupiah. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly proof: StatementProof;
  /** In the order of the file. */
  readonly lines: readonly StatementLine[];
  readonly pending: readonly PendingLine[];
}

export type StatementRefusalReason = keyof typeof statementRefusals;

/** Why a file is not read; nothing of it is used then. */
export interface StatementRefusal {
  readonly reason: StatementRefusalReason;
  /** Where in the file, from 1; null when it is about the file as a whole. */
  readonly line: number | null;
  /** What stands there, cut to `statementLimits.foundCharacters`, or what should. */
  readonly found: string | null;
}

/** A table that no reader knows: what the mapping screen shows. */
export interface UnknownTable {
  /** The same for every file with these column titles, 16 hexadecimal digits: a mapping is remembered by it. */
  readonly headerKey: string;
  /** Where the titles stand, from 1. */
  readonly line: number;
  readonly columns: readonly string[];
  /** The first rows beneath the titles, as many cells each as there are columns. */
  readonly rows: readonly TableRow[];
}

export type StatementReading =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'refused'; readonly refusal: StatementRefusal }
  | { readonly kind: 'unknown'; readonly table: UnknownTable };

/** Columns are told by their place, from 0. */
export interface StatementMapping {
  readonly headerKey: string;
  readonly date: number;
  /** How days are written: 31/12/2026, 12/31/2026 or 2026-12-31. Names of months are understood in each. */
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  readonly time: number | null;
  /** Put together in this order. */
  readonly narrative: readonly number[];
  readonly reference: number | null;
  readonly amount: /** What goes out has a minus, parentheses, or DB, DR or D behind it. */
    | { readonly kind: 'signed'; readonly column: number }
    | { readonly kind: 'sides'; readonly credit: number; readonly debit: number }
    /** Another column says which side: `credit` as it stands there for money that came in, all else went out. */
    | { readonly kind: 'marked'; readonly column: number; readonly mark: number; readonly credit: string };
  /** After each line. */
  readonly balance: number | null;
  /**
   * Where the account's number stands: a column, or `above` the titles. `unnamed`: the file has none, and an admin has
   * said that it is the association's all the same.
   */
  readonly account: number | 'above' | 'unnamed';
}

export interface StatementSettings {
  /** The association's account, digits only. */
  readonly account: string;
  /** 'YYYY-MM-DD' in Jakarta: no line is dated after it. */
  readonly today: string;
  /** As the bank named it: one bank tells the account's number there alone. */
  readonly fileName?: string;
  /** For tables that no reader knows; used when its `headerKey` is the table's. */
  readonly mapping?: StatementMapping;
}
