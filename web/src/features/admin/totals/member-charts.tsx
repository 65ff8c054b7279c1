import type { MemberMonth } from 'contract/admin/totals';
import type { MembershipStatus } from 'contract/rules/membership';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ChartPanel, type Series } from './chart-panel.tsx';

/** Lines differ by dash and point shape, not only by colour. */
const statusLines: readonly (Omit<Series, 'values'> & { readonly status: MembershipStatus })[] = [
  { status: 'active', label: 'Aktif', colour: '--color-brand', dash: [], point: 'circle' },
  {
    status: 'waitingApproval',
    label: 'Menunggu persetujuan',
    colour: '--color-warning',
    dash: [6, 4],
    point: 'triangle',
  },
  {
    status: 'RequestRenew',
    label: 'Perpanjangan diperiksa',
    colour: '--color-accent',
    dash: [2, 3],
    point: 'rectRot',
  },
  {
    status: 'rejectedByAdmin',
    label: 'Perpanjangan ditolak',
    colour: '--color-danger',
    dash: [10, 4, 2, 4],
    point: 'crossRot',
  },
  { status: 'expired', label: 'Berakhir', colour: '--color-muted', dash: [12, 4], point: 'rect' },
];

const byStatus = (months: readonly MemberMonth[]): Series[] =>
  statusLines.map(({ status, ...line }) => ({
    ...line,
    values: months.map((month) => month.byStatus[status]),
  }));

const joiners = (months: readonly MemberMonth[]): Series[] => [
  {
    label: 'Anggota baru',
    colour: '--color-brand',
    dash: [],
    point: 'circle',
    values: months.map((month) => month.joined),
  },
];

/** The two charts of the dashboard (requirements 4.3.3), with real counts of the last 24 months. */
export default function MemberCharts() {
  const history = useEndpoint('getMemberHistory', {}, { staleTime: 0 });
  return (
    <RecordScreen record={history} isBrief loadError="Grafik tidak dapat dimuat.">
      {({ months }) => <Charts months={months} />}
    </RecordScreen>
  );
}

function Charts({ months }: { readonly months: readonly MemberMonth[] }) {
  const keys = months.map(({ month }) => month);
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <ChartPanel
        text="Jumlah pengguna menurut status, pada akhir bulan"
        months={keys}
        series={byStatus(months)}
      />
      <ChartPanel text="Anggota baru per bulan" months={keys} series={joiners(months)} />
    </div>
  );
}
