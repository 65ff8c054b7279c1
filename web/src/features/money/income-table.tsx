import type { MonthlyIncome } from 'contract/money';
import { type IncomeKind, incomeKinds } from 'contract/rules/money/ledger';
import { incomeLabels } from 'contract/rules/money/ledger-labels';
import { monthLabel } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';

const totalOf = ({ received }: MonthlyIncome): number =>
  incomeKinds.reduce((sum, kind) => sum + received[kind], 0);

const sumOver = (months: readonly MonthlyIncome[], amountOf: (month: MonthlyIncome) => number): number =>
  months.reduce((sum, month) => sum + amountOf(month), 0);

/** Numbers of the chart as a table. Each month links to its entries. */
export function IncomeTable({ months }: { readonly months: readonly MonthlyIncome[] }) {
  const columns = [
    ...incomeKinds.map(
      (kind: IncomeKind) => [incomeLabels[kind], ({ received }: MonthlyIncome) => received[kind]] as const,
    ),
    ['Jumlah', totalOf] as const,
    ['Tahun lalu', ({ lastYear }: MonthlyIncome) => lastYear] as const,
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area
    <section tabIndex={0} aria-label="Tabel: pemasukan per bulan" className="overflow-x-auto">
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="sr-only">Pemasukan per bulan dan jenis</caption>
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
                <Link to={`/admin/money/ledger?month=${month.month}`} className="text-link inline-block py-1">
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
                {formatRupiah(sumOver(months, amountOf))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
