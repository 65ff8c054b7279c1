import { Suspense, useRef } from 'react';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { useNearViewport } from '#ui/lazy/use-near-viewport.ts';
import { CountCards } from './count-cards.tsx';
import { MembershipPanel } from './membership-panel.tsx';
import { TodayPanel } from './today-panel.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin',
  title: 'Dashboard',
  text: 'Welcome to the admin dashboard',
  duty: 'none',
  sidebar: { group: 'primary', position: 10, label: 'Dashboard' },
  prefetch: () => [
    prefetchQuery('getDashboard', {}, { refetchOnMount: true }),
    prefetchQuery('getMemberHistory', {}, { refetchOnMount: true }),
  ],
};

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
