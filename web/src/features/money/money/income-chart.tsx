import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import type { MonthlyMoney } from 'contract/money/money';
import { incomeKinds } from 'contract/rules/money/ledger';
import { incomeLabels } from 'contract/rules/money/ledger-labels';
import { monthLabel } from 'contract/text/dates';
import { groupThousands } from 'contract/text/numbers';
import { Bar } from 'react-chartjs-2';
import { useTokens } from '#ui/charts/use-tokens.ts';
import { spentIn } from './month-tables.tsx';

Chart.register(BarController, BarElement, LinearScale, CategoryScale, Tooltip, Legend);

const colours = {
  'individual-registration': '--color-saffron',
  'individual-renewal': '--color-brand',
  'institution-registration': '--color-danger',
  'institution-renewal': '--color-success',
  event: '--color-navy',
} as const;

export default function IncomeChart({ months }: { readonly months: readonly MonthlyMoney[] }) {
  const tokenOf = useTokens();
  const text = tokenOf('--color-muted');
  const font = { family: tokenOf('--font-sans') };
  const kinds = incomeKinds.map((kind) => ({
    label: incomeLabels[kind],
    data: months.map(({ received }) => received[kind]),
    backgroundColor: tokenOf(colours[kind]),
    stack: 'now',
  }));
  const before = {
    label: 'Tahun lalu',
    data: months.map(({ lastYear }) => lastYear),
    backgroundColor: tokenOf('--color-line-strong'),
    stack: 'before',
  };
  const spent = {
    label: 'Pengeluaran',
    data: months.map(spentIn),
    backgroundColor: tokenOf('--color-ink'),
    stack: 'spent',
  };
  return (
    <div className="relative h-72 min-w-0 sm:h-80">
      <Bar
        aria-label="Pemasukan per bulan dan jenis, dan pengeluaran. Angka-angkanya ada di tabel di bawah."
        data={{ labels: months.map(({ month }) => monthLabel(month)), datasets: [...kinds, spent, before] }}
        options={{
          maintainAspectRatio: false,
          // An animation delays the numbers and the next click.
          animation: false as const,
          interaction: { mode: 'index', intersect: false },
          scales: {
            x: {
              stacked: true,
              ticks: { color: text, font, maxRotation: 0, autoSkipPadding: 16 },
              grid: { display: false },
            },
            y: {
              stacked: true,
              beginAtZero: true,
              ticks: { color: text, font, callback: (value) => groupThousands(Number(value)) },
              grid: { color: tokenOf('--color-line') },
              border: { display: false },
            },
          },
          plugins: {
            legend: {
              position: 'bottom',
              labels: { color: tokenOf('--color-ink'), boxHeight: 8, boxWidth: 8, padding: 14, font },
            },
          },
        }}
      />
    </div>
  );
}
