import { statementLimits } from 'contract/rules/money/statements/statement';

/** Limits of a file, and the sheet to read. */
export interface TableSettings {
  readonly maxBytes: number;
  /** Rows of all sheets together, including the header. */
  readonly maxRows: number;
  /** Name of the sheet; the first one with cells if it is missing or unknown. */
  readonly sheet?: string | undefined;
  /** Writes numbers of XLSX files that have lost digits as powers of ten, so that the importer refuses them. */
  readonly refusesLongNumbers?: boolean;
}

export const statementTable: TableSettings = {
  maxBytes: statementLimits.bytes,
  maxRows: statementLimits.rows,
};
