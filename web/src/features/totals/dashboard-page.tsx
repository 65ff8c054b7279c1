import { Suspense, useRef } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { useNear } from '#ui/late/use-near.ts';
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
        <ChartsPlace />
      </div>
    </>
  );
}

/** Below the first screen of a telephone: the code that draws charts is as large as all other of the screen. */
function ChartsPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
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
