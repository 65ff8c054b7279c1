import type { MonthlyMoney } from 'contract/money/money';
import { expenseCategories, incomeKinds } from 'contract/rules/money/ledger';
import { categoryLabels, incomeLabels } from 'contract/rules/money/ledger-labels';
import { monthLabel } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';
import { ScrollArea } from '#ui/lists/scroll-area.tsx';

type Months = readonly MonthlyMoney[];
type Column = readonly [label: string, amountOf: (month: MonthlyMoney) => number];

const sumAmounts = (by: Readonly<Record<string, number>>): number =>
  Object.values(by).reduce((sum, amount) => sum + amount, 0);

const receivedIn = ({ received }: MonthlyMoney): number => sumAmounts(received);
export const spentIn = ({ spent }: MonthlyMoney): number => sumAmounts(spent);

export const IncomeTable = ({ months }: { readonly months: Months }) => (
  <MonthTable
    title="pemasukan per bulan"
    caption="Pemasukan per bulan dan jenis"
    months={months}
    link="/admin/money/ledger?month="
    columns={[
      ...incomeKinds.map((kind): Column => [incomeLabels[kind], ({ received }) => received[kind]]),
      ['Jumlah', receivedIn],
      ['Tahun lalu', ({ lastYear }) => lastYear],
    ]}
  />
);

/** Shows the categories that were used this year, and the result. */
export function ExpenseTable({ months }: { readonly months: Months }) {
  const used = expenseCategories.filter((category) => months.some(({ spent }) => spent[category] !== 0));
  return (
    <MonthTable
      title="pengeluaran per bulan"
      caption="Pengeluaran per bulan dan kategori, dan hasil"
      months={months}
      link="/admin/money/ledger?account=expenses&month="
      columns={[
        ...used.map((category): Column => [categoryLabels[category], ({ spent }) => spent[category]]),
        ['Pengeluaran', spentIn],
        ['Pemasukan', receivedIn],
        ['Hasil', (month) => receivedIn(month) - spentIn(month)],
      ]}
    />
  );
}

interface MonthTableProps {
  readonly title: string;
  readonly caption: string;
  readonly months: Months;
  /** Path of the entries of a month, without its key. */
  readonly link: string;
  readonly columns: readonly Column[];
}

function MonthTable({ title, caption, months, link, columns }: MonthTableProps) {
  return (
    <ScrollArea label={`Tabel: ${title}`}>
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left">
              Bulan
            </th>
            {columns.map(([label]) => (
              <th key={label} scope="col" className="px-2 py-1.5">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month} className="border-line border-t">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal text-nowrap">
                <Link to={`${link}${month.month}`} className="text-link inline-block py-1">
                  {monthLabel(month.month)}
                </Link>
              </th>
              {columns.map(([label, amountOf]) => (
                <td key={label} className="px-2 py-1.5 text-nowrap">
                  {formatRupiah(amountOf(month))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t font-bold">
            <th scope="row" className="py-1.5 pr-3 text-left">
              Setahun
            </th>
            {columns.map(([label, amountOf]) => (
              <td key={label} className="px-2 py-1.5 text-nowrap">
                {formatRupiah(months.reduce((sum, month) => sum + amountOf(month), 0))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  );
}
