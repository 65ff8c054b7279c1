import { headerDepth, headerKeyOf, type KnownTable, titlesOf } from './header.ts';
import type { AmountColumns, Columns } from './layouts/layout.ts';
import { Refused } from './refused.ts';
import type { StatementMapping, TableRow } from './statement.ts';

function amountOf({ amount }: StatementMapping): AmountColumns<number> {
  if (amount.kind === 'sides') return amount;
  if (amount.kind === 'signed') return { kind: 'signed', amount: amount.column, bareIsCredit: true };
  return { kind: 'signed', amount: amount.column, mark: amount.mark, credit: amount.credit.trim() };
}

function columnsOf(mapping: StatementMapping): Columns<number> {
  const { date, time, narrative, reference, balance, account } = mapping;
  return {
    date,
    narrative,
    amount: amountOf(mapping),
    ...(time === null ? {} : { time }),
    ...(reference === null ? {} : { reference }),
    ...(balance === null ? {} : { balance }),
    ...(typeof account === 'number' ? { account } : {}),
  };
}

/** Every column that a mapping names. */
const placesOf = ({ amount, narrative, ...columns }: Columns<number>): number[] => [
  ...Object.values(columns),
  ...narrative,
  ...(amount.kind === 'sides'
    ? [amount.credit, amount.debit]
    : [amount.amount, amount.mark ?? amount.amount]),
];

/**
 * A table whose columns an admin has named.
 *
 * @returns undefined when no row has the titles that the mapping is for
 * @throws Refused when the mapping names a column that such a table has not
 */
export function findMapped(rows: readonly TableRow[], mapping: StatementMapping): KnownTable | undefined {
  const index = rows
    .slice(0, headerDepth)
    .findIndex((row) => headerKeyOf(titlesOf(row)) === mapping.headerKey);
  const header = rows[index];
  if (header === undefined) return undefined;
  const titles = titlesOf(header);
  const columns = columnsOf(mapping);
  if (placesOf(columns).some((place) => titles[place] === undefined)) {
    throw new Refused('mappingUnfit', header.line);
  }
  const { account, dateOrder } = mapping;
  return {
    index,
    titles,
    layout: {
      layout: 'mapped',
      columns,
      dates: { order: dateOrder, serials: true },
      account: account === 'unnamed' ? 'unnamed' : 'table',
    },
  };
}
