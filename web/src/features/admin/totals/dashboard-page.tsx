import type { Dashboard, MembershipCounts } from 'contract/admin/totals';
import { limits } from 'contract/rules/limits';
import { groupThousands } from 'contract/text/numbers';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePermittedLinks } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ArrowRightIcon } from '#ui/base/icons.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { useNearViewport } from '#ui/lazy/use-near-viewport.ts';
import { TodayPanel } from './today-panel.tsx';

const MemberCharts = lazyComponent(() => import('./member-charts.tsx'));

/** Every decision can change the counts. Shows the cached ones and refetches. */
const alwaysFresh = { staleTime: 0 } as const;

export default function DashboardPage() {
  const { data, error, isPending, refetch } = useEndpoint('getDashboard', {}, alwaysFresh);
  return (
    <>
      <ScreenHead />
      <div className="grid gap-6">
        {error !== null && (
          <LoadFailure
            text={
              data === undefined
                ? 'Angka-angka dasbor tidak dapat dimuat.'
                : 'Angka-angka dasbor tidak dapat diperbarui; yang tampil adalah keadaan sebelumnya.'
            }
            error={error}
            onRetry={refetch}
          />
        )}
        <TodayPanel dashboard={data} />
        <MembershipPanel counts={data?.standing} />
        <CountCards counts={data} isPending={isPending} />
        <ChartsPlace />
      </div>
    </>
  );
}

/** The charts are below the first screen on phones, and their code is as large as the rest of the page. */
function ChartsPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place} className="min-h-40">
      {isNear && (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <MemberCharts />
        </Suspense>
      )}
    </div>
  );
}

const cards = [
  { label: 'Total User', count: 'totalUsers', to: '/admin/manage-user', text: 'Semua pengguna terdaftar' },
  { label: 'Total Blog', count: 'totalBlogs', to: '/admin/manage-blog', text: 'Artikel terbit' },
  { label: 'Total Event', count: 'totalEvent', to: '/admin/manage-event', text: 'Acara tersimpan' },
  { label: 'Total Journal', count: 'totalJournal', to: '/admin/manage-journal', text: 'Jurnal tersimpan' },
] as const;

interface CountCardsProps {
  readonly counts: Dashboard | undefined;
  readonly isPending: boolean;
}

/** The four counts (requirements 4.3.1), linked to their lists. A count that cannot be loaded stays 0. */
function CountCards({ counts, isPending }: CountCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {usePermittedLinks(cards).map(({ label, count, to, text }) => (
        <li key={label} className="panel relative p-4 sm:p-5 transition-colors hover:border-brand">
          <h2 className="text-sm font-semibold text-muted">
            <Link to={to} className="text-inherit no-underline covers-card after:rounded-panel">
              {label}
            </Link>
          </h2>
          <p
            aria-busy={isPending}
            className={`mt-1 text-title font-bold tabular-nums ${isPending ? 'opacity-30' : ''}`}
          >
            {Math.max(0, counts?.[count] ?? 0)}
          </p>
          <p className="mt-2 flex items-center justify-between gap-2 text-sm text-muted">
            {text}
            <ArrowRightIcon className="size-4 shrink-0" />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface MembershipPanelProps {
  /** Undefined while loading, and after an error; no number is shown then. */
  readonly counts: MembershipCounts | undefined;
}

const trendPeriod = `${limits.membershipTrendMonths} bulan penuh terakhir`;

function MembershipPanel({ counts }: MembershipPanelProps) {
  return (
    <Section id="standing" title="Keadaan keanggotaan" className="panel p-5">
      <dl className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          label="Anggota aktif"
          value={counts && groupThousands(counts.good)}
          text="Masa keanggotaannya belum berakhir, juga selama perpanjangannya diperiksa; tanpa admin."
        />
        <Figure
          label="Anggota baru"
          value={counts && groupThousands(counts.joined)}
          text={`Dalam ${trendPeriod}; bulan ini ${counts ? groupThousands(counts.joinedThisMonth) : '–'}.`}
        />
        <Figure
          label="Berakhir tanpa perpanjangan"
          value={counts && groupThousands(counts.left)}
          text={`Dalam ${trendPeriod}; bulan ini ${counts ? groupThousands(counts.leftThisMonth) : '–'}.`}
        />
        <Figure
          label="Tingkat perpanjangan"
          value={counts && rateText(counts.renewalRate)}
          text={`Dari keanggotaan yang jatuh tempo dalam ${trendPeriod}.`}
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
