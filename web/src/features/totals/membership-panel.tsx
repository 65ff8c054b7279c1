import { limits } from 'contract/rules/limits';
import { groupThousands } from 'contract/text/numbers';
import type { MembershipCounts } from 'contract/totals';
import { Section } from '#ui/base/section.tsx';

interface MembershipPanelProps {
  /** Undefined while loading, and after an error; no number is shown then. */
  readonly counts: MembershipCounts | undefined;
}

const months = `${limits.membershipTrendMonths} bulan penuh terakhir`;

export function MembershipPanel({ counts }: MembershipPanelProps) {
  return (
    <Section id="standing" title="Keadaan keanggotaan" lang="id" className="panel p-5">
      <dl className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          label="Anggota aktif"
          value={counts && groupThousands(counts.good)}
          text="Masa keanggotaannya belum berakhir, juga selama perpanjangannya diproses; tanpa admin."
        />
        <Figure
          label="Anggota baru"
          value={counts && groupThousands(counts.joined)}
          text={`Dalam ${months}; bulan ini ${counts ? groupThousands(counts.joinedThisMonth) : '–'}.`}
        />
        <Figure
          label="Berakhir tanpa perpanjangan"
          value={counts && groupThousands(counts.left)}
          text={`Dalam ${months}; bulan ini ${counts ? groupThousands(counts.leftThisMonth) : '–'}.`}
        />
        <Figure
          label="Tingkat perpanjangan"
          value={counts && rateText(counts.renewalRate)}
          text={`Dari keanggotaan yang jatuh tempo dalam ${months}.`}
        />
      </dl>
    </Section>
  );
}

/** Formats a rate as a whole percentage; 'Belum ada' before any membership has ended. */
const rateText = (rate: number | null): string =>
  rate === null ? 'Belum ada' : `${Math.round(rate * 100)}\u00a0%`;

interface FigureProps {
  readonly label: string;
  readonly value: string | undefined;
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
