import { lazy, Suspense } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { CountCards } from './count-cards.tsx';
import { QueuePanel } from './queue-panel.tsx';

const MemberCharts = lazy(() => import('./member-charts.tsx'));

/** What was counted may have changed with every decision: shown as it was, and asked anew. */
const alwaysFresh = { staleTime: 0 } as const;

/** Start of the back office: how much there is, what waits for a decision, and how the members grew. */
export default function DashboardPage() {
  const { data, isPending } = useEndpoint('getDashboard', {}, alwaysFresh);
  return (
    <>
      <ScreenHead title="Dashboard" text="Welcome to the admin dashboard" />
      <div className="grid gap-6">
        <CountCards counts={data} isPending={isPending} />
        <QueuePanel registrations={data?.registrations} renewals={data?.renewals} />
        <Suspense fallback={<Spinner label="Loading..." />}>
          <MemberCharts />
        </Suspense>
      </div>
    </>
  );
}
