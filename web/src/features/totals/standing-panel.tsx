import { limits } from 'contract/rules/limits';
import type { Standing } from 'contract/totals';
import { grouped } from 'contract/words/text';

interface StandingPanelProps {
  /** Undefined until it is there, and when it cannot be read: no number is shown then. */
  readonly standing: Standing | undefined;
}

const months = `${limits.standingMonths} bulan penuh terakhir`;

/** How the membership stands, each number with what it counts. */
export function StandingPanel({ standing }: StandingPanelProps) {
  return (
    <section aria-labelledby="standing" className="panel p-5" lang="id">
      <h2 id="standing" className="text-heading">
        Keadaan keanggotaan
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          label="Anggota aktif"
          value={standing && grouped(standing.good)}
          text="Masa keanggotaannya belum berakhir, juga selama perpanjangannya diproses; tanpa admin."
        />
        <Figure
          label="Anggota baru"
          value={standing && grouped(standing.joined)}
          text={`Dalam ${months}; bulan ini ${standing ? grouped(standing.joinedThisMonth) : '–'}.`}
        />
        <Figure
          label="Berakhir tanpa perpanjangan"
          value={standing && grouped(standing.left)}
          text={`Dalam ${months}; bulan ini ${standing ? grouped(standing.leftThisMonth) : '–'}.`}
        />
        <Figure
          label="Tingkat perpanjangan"
          value={standing && rateText(standing.renewalRate)}
          text={`Dari keanggotaan yang jatuh tempo dalam ${months}.`}
        />
      </dl>
    </section>
  );
}

/** Whole per cent; 'Belum ada' while no membership has come to its end. */
const rateText = (rate: number | null): string =>
  rate === null ? 'Belum ada' : `${Math.round(rate * 100)}\u00a0%`;

interface FigureProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What is counted. */
  readonly text: string;
}

function Figure({ label, value, text }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="font-semibold text-muted text-sm">{label}</dt>
      <dd className="mt-1 text-title font-bold tabular-nums">{value ?? <span aria-hidden="true">–</span>}</dd>
      <dd className="mt-1 text-muted text-sm">{text}</dd>
    </div>
  );
}
