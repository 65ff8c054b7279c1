import { computeHeaderKey, maxHeaderRows, normalisedTitles, type RecognisedTable } from './header.ts';
import type { AmountColumns, Columns } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';
import type { StatementMapping, TableRow } from './statement.ts';

function toAmountColumns({ amount }: StatementMapping): AmountColumns<number> {
  if (amount.kind === 'sides') {
    return { kind: 'debitCreditColumns', credit: amount.credit, debit: amount.debit };
  }
  if (amount.kind === 'signed') return { kind: 'signed', amount: amount.column, bareIsCredit: true };
  return { kind: 'signed', amount: amount.column, mark: amount.mark, credit: amount.credit.trim() };
}

function toColumns(mapping: StatementMapping): Columns<number> {
  const { date, time, narrative, reference, balance, account } = mapping;
  return {
    date,
    narrative,
    amount: toAmountColumns(mapping),
    ...(time === null ? {} : { time }),
    ...(reference === null ? {} : { reference }),
    ...(balance === null ? {} : { balance }),
    ...(typeof account === 'number' ? { account } : {}),
  };
}

const columnIndexes = ({ amount, narrative, ...columns }: Columns<number>): number[] => [
  ...Object.values(columns),
  ...narrative,
  ...(amount.kind === 'debitCreditColumns'
    ? [amount.credit, amount.debit]
    : [amount.amount, amount.mark ?? amount.amount]),
];

/**
 * Returns undefined if no row has the titles. Throws StatementRefusedError if the table lacks a mapped
 * column.
 */
export function findMappedTable(
  rows: readonly TableRow[],
  mapping: StatementMapping,
): RecognisedTable | undefined {
  const index = rows
    .slice(0, maxHeaderRows)
    .findIndex((row) => computeHeaderKey(normalisedTitles(row)) === mapping.headerKey);
  const header = rows[index];
  if (header === undefined) return undefined;
  const titles = normalisedTitles(header);
  const columns = toColumns(mapping);
  if (columnIndexes(columns).some((place) => titles[place] === undefined)) {
    throw new StatementRefusedError('mappingUnfit', header.line);
  }
  const { account, dateOrder } = mapping;
  return {
    index,
    titles,
    name: 'mapped',
    layout: {
      columns,
      dates: { order: dateOrder, serials: true },
      accountSource: account === 'unnamed' ? 'unnamed' : 'content',
    },
  };
}
