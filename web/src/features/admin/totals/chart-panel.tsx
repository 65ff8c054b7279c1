import {
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type PointStyle,
  Tooltip,
} from 'chart.js';
import { monthLabel } from 'contract/text/dates';
import { useId } from 'react';
import { Line } from 'react-chartjs-2';
import { useTokens } from '#ui/charts/use-tokens.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale, Tooltip, Legend);

export interface Series {
  readonly label: string;
  /** Name of a colour token. */
  readonly colour: `--color-${string}`;
  /** Lengths of strokes and gaps in pixels; empty for a solid line. */
  readonly dash: readonly number[];
  readonly point: PointStyle;
  readonly values: readonly number[];
}

interface ChartPanelProps {
  readonly text: string;
  /** 'YYYY-MM', oldest first. */
  readonly months: readonly string[];
  readonly series: readonly Series[];
}

export function ChartPanel({ text, months, series }: ChartPanelProps) {
  const id = useId();
  const tokens = useTokens();
  const labels = months.map(monthLabel);
  return (
    <section aria-labelledby={`${id} ${id}-text`} className="panel min-w-0 p-5">
      <h2 id={id} className="text-heading">
        Users vs Date
      </h2>
      <p id={`${id}-text`} className="text-muted text-sm">
        {text}
      </p>
      <div className="relative mt-4 h-72 min-w-0 sm:h-80">
        <Line
          aria-label={`${text}. Angka-angkanya ada di tabel di bawah.`}
          options={optionsFor(tokens)}
          data={{ labels, datasets: series.map((line) => toDataset(line, tokens)) }}
        />
      </div>
      <Numbers text={text} labels={labels} series={series} />
    </section>
  );
}

type Tokens = ReturnType<typeof useTokens>;

const toDataset = ({ label, colour, dash, point, values }: Series, tokenOf: Tokens) => ({
  label,
  data: [...values],
  borderColor: tokenOf(colour),
  backgroundColor: tokenOf(colour),
  borderDash: [...dash],
  borderWidth: 2,
  pointStyle: point,
  pointRadius: 3.5,
  pointHoverRadius: 6,
});

function optionsFor(tokenOf: Tokens) {
  const text = tokenOf('--color-muted');
  const font = { family: tokenOf('--font-sans') };
  return {
    maintainAspectRatio: false,
    // An animation delays the numbers and the next click.
    animation: false as const,
    interaction: { mode: 'index' as const, intersect: false },
    scales: {
      x: {
        ticks: { color: text, font, maxRotation: 0, autoSkipPadding: 16 },
        grid: { display: false },
        border: { color: tokenOf('--color-line-strong') },
      },
      y: {
        beginAtZero: true,
        ticks: { color: text, font, precision: 0 },
        grid: { color: tokenOf('--color-line') },
        border: { display: false },
      },
    },
    plugins: {
      legend: {
        position: 'bottom' as const,
        labels: { color: tokenOf('--color-ink'), usePointStyle: true, boxHeight: 7, padding: 14, font },
      },
    },
  };
}

interface NumbersProps {
  readonly text: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

function Numbers({ text, labels, series }: NumbersProps) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-9 items-center text-link">Tampilkan angka dalam tabel</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area */}
      <section tabIndex={0} aria-label={`Tabel: ${text}`} className="mt-2 max-h-80 overflow-auto">
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="sr-only">{text}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1.5 pr-3 text-left">
                Bulan
              </th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className="px-2 py-1.5">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-nowrap">
                  {label}
                </th>
                {series.map((line) => (
                  <td key={line.label} className="px-2 py-1.5">
                    {line.values[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
