/** Alternative titles of a column, normalised by `titleKey`; '' is the untitled column next to the amount. */
export type ColumnTitles = readonly string[];

/** Order of numeric dates: 31/12/2026, 12/31/2026 or 2026-12-31. Month names are parsed in each. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

export type AmountColumns<Column> =
  /** The sign is a mark in another column, or in the amount: '125,501,327.00 DB', '-50.000', '(50.000)'. */
  | {
      readonly kind: 'signed';
      readonly amount: Column;
      readonly mark?: Column;
      /** Mark of a credit, every other is a debit. Without it, the marks are CR, K, DB, D and similar. */
      readonly credit?: string;
      /** True if an amount without a sign is a credit; otherwise such an amount is refused. */
      readonly bareIsCredit?: boolean;
    }
  | { readonly kind: 'debitCreditColumns'; readonly credit: Column; readonly debit: Column };

export interface Columns<Column> {
  readonly date: Column;
  /** Joined in this order. */
  readonly narrative: readonly Column[];
  readonly amount: AmountColumns<Column>;
  /** Running balance after the line. A layout with this column needs a value in each line. */
  readonly balance?: Column;
  // The following columns are optional.
  /** Column with the time of day, if it is separate from the date. */
  readonly time?: Column;
  readonly reference?: Column;
  /** Running balance before the line, which is checked against the balance after it. */
  readonly balanceBefore?: Column;
  readonly account?: Column;
  readonly currency?: Column;
}

/** Layout of one bank's table. All layouts use the same parser. */
export interface TableLayout<Column = ColumnTitles> {
  readonly columns: Columns<Column>;
  readonly dates: { readonly order: DateOrder; readonly serials?: boolean };
  /** Text in the date column of a pending line. */
  readonly pending?: string;
  /** True if a row without date and amount continues the narrative of the line before. */
  readonly continued?: boolean;
  /** True if merged cells shift values: only non-empty cells count, in their order. */
  readonly packed?: boolean;
  /** Page headers repeat between the lines. Running balances detect a line lost between them. */
  readonly paged?: boolean;
  /** Titles of further columns that identify the layout. */
  readonly requiredHeaders?: readonly ColumnTitles[];
  /** `content`: a column or a metadata row. `unnamed`: an admin has confirmed the account. */
  readonly accountSource: 'content' | 'fileName' | 'unnamed';
}
