import { Suspense } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { lazyPart } from '#ui/base/lazy-part.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { CountCards } from './count-cards.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { TodayPanel } from './today-panel.tsx';

const MemberCharts = lazyPart(() => import('./member-charts.tsx'));

/** What was counted may have changed with every decision: shown as it was, and asked anew. */
const alwaysFresh = { staleTime: 0 } as const;

/** Start of the back office: what is to be done today, how the membership stands, how much there is, and its history. */
export default function DashboardPage() {
  const { data, error, isPending, refetch } = useEndpoint('getDashboard', {}, alwaysFresh);
  return (
    <>
      <ScreenHead title="Dashboard" />
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
        <StandingPanel standing={data?.standing} />
        <CountCards counts={data} isPending={isPending} />
        <Suspense fallback={<Spinner label="Loading..." />}>
          <MemberCharts />
        </Suspense>
      </div>
    </>
  );
}
