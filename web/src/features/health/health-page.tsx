import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { HealthFacts } from './health-facts.tsx';
import { jobColumns } from './job-columns.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/health',
  title: 'Health',
  text: 'State of services and jobs',
  duty: 'none',
  sidebar: { group: 'secondary', position: 90, label: 'Health' },
  prefetch: () => [prefetchQuery('getHealthReport', {})],
};

const empty = { text: 'No jobs', reason: 'Tidak ada pekerjaan terjadwal.' } as const;

/** Health of the system, with the checks that also trigger alarms (docs/operations.md). */
export default function HealthPage() {
  const report = useEndpoint('getHealthReport', {});
  const focus = useRowFocus();
  const { data } = report;
  const list = { ...report, data: data && { data: data.jobs } };
  return (
    <>
      <ScreenHead />
      <div className="grid gap-6">
        {(data !== undefined || report.isPending) && <HealthFacts report={data} />}
        <DataTable
          caption="Jobs, in the order of the day"
          columns={jobColumns}
          list={list}
          loadError="Gagal mengambil keadaan sistem"
          empty={empty}
          focus={focus}
        />
      </div>
    </>
  );
}
