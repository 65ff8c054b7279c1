import type { DateOrder } from 'contract/rules/money/statements/dates';
import type { StatementLayout } from 'contract/rules/money/statements/statement';

/** A column by its titles as `titleKey` folds them, any of which will do; '' is the untitled one beside the amount. */
export type ColumnTitles = readonly string[];

/** Which cells tell how much came or went. */
export type AmountColumns<Column> =
  /** The side is told by the mark, or stands with the amount: '125,501,327.00 DB', '-50.000', '(50.000)'. */
  | {
      readonly kind: 'signed';
      readonly amount: Column;
      readonly mark?: Column;
      /** What the mark says when money came in, and anything else when it went; by default CR, K, DB, D and so on. */
      readonly credit?: string;
      /** Whether an amount without any sign came in; otherwise it is refused. */
      readonly bareIsCredit?: boolean;
    }
  | { readonly kind: 'sides'; readonly credit: Column; readonly debit: Column };

export interface Columns<Column> {
  readonly date: Column;
  /** Put together in this order. */
  readonly narrative: readonly Column[];
  readonly amount: AmountColumns<Column>;
  /** After the line; each line must have it. */
  readonly balance?: Column;
  // What follows is used where the table has it.
  /** For where the time of day stands apart. */
  readonly time?: Column;
  readonly reference?: Column;
  /** Before the line, held against the balance after it. */
  readonly balanceBefore?: Column;
  readonly account?: Column;
  readonly currency?: Column;
}

/** How one bank's table is read: the engine is the same for all. */
export interface TableLayout<Column = ColumnTitles> {
  readonly layout: StatementLayout;
  readonly columns: Columns<Column>;
  readonly dates: { readonly order: DateOrder; readonly serials?: boolean };
  /** What stands in place of the date of a line that is not booked yet. */
  readonly pending?: string;
  /** Whether a row without date and amount carries on the narrative of the line before. */
  readonly continued?: boolean;
  /** Whether merged cells push values aside: then only filled cells count, in their order. */
  readonly packed?: boolean;
  /** Whether titles of pages stand between the lines; a balance at each line shows when one was lost among them. */
  readonly paged?: boolean;
  /** Titles that its header has besides, by which it is known. */
  readonly knownBy?: readonly ColumnTitles[];
  /**
   * Where the account's number stands: in a column or a row of the table, else in the name of the file, or `unnamed`:
   * an admin has said whose it is.
   */
  readonly account: 'table' | 'file-name' | 'unnamed';
}
