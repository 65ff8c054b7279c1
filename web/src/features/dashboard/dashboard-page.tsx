import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';

const firstRow = { page: 1, limit: 1 };

/** Start of the back office: how many users there are, and what waits for a decision. */
export default function DashboardPage() {
  const users = useEndpoint('getTotalUsers', {});
  const registrations = useEndpoint('listRegistrationRequests', firstRow);
  const renewals = useEndpoint('listRenewalRequests', firstRow);
  return (
    <>
      <AdminHead title="Dashboard" text="Welcome to the admin dashboard" />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <CountCard
          label="Total User"
          count={users.data?.totalUsers}
          to="/admin/manage-user"
          isPending={users.isPending}
        />
        <CountCard
          label="Request Register"
          count={registrations.data?.totalUsers}
          to="/admin/request-register"
          isPending={registrations.isPending}
          waiting
        />
        <CountCard
          label="Request Renewal"
          count={renewals.data?.totalUsers}
          to="/admin/request-renewal"
          isPending={renewals.isPending}
          waiting
        />
      </ul>
    </>
  );
}

interface CountCardProps {
  readonly label: string;
  /** SPEC section 8: a count that cannot be read stays 0. */
  readonly count: number | undefined;
  readonly to: string;
  readonly isPending: boolean;
  /** The count is of requests that wait for a decision. */
  readonly waiting?: boolean;
}

function CountCard({ label, count = 0, to, isPending, waiting = false }: CountCardProps) {
  return (
    <li className="panel relative p-5 transition-colors hover:border-brand">
      <h2 className="text-sm font-semibold text-muted">
        <Link to={to} className="text-inherit no-underline after:absolute after:inset-0 after:rounded-panel">
          {label}
        </Link>
      </h2>
      <p
        aria-busy={isPending}
        className={`mt-1 text-title font-bold tabular-nums ${isPending ? 'opacity-30' : ''}`}
      >
        {count}
      </p>
      <p className="mt-2 flex items-center justify-between gap-2 text-sm text-muted">
        <span lang="id">{waiting ? waitingText(count) : 'Semua pengguna terdaftar'}</span>
        <ArrowRightIcon className="size-4 shrink-0" />
      </p>
    </li>
  );
}

const waitingText = (count: number): string =>
  count === 0 ? 'Tidak ada yang menunggu' : 'Menunggu keputusan Anda';
