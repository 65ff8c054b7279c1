import { NavLink } from 'react-router-dom';
import { useMay, useOpenLinks } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';

/** The sidebar is on every screen: what it counts need not be newer than this. */
const staleAfterMs = 5 * 60_000;

const links = [
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/mails', label: 'Mails' },
  { to: '/admin/money', label: 'Money' },
  { to: '/admin/money/lines', label: 'Bank lines' },
  { to: '/admin/money/ledger', label: 'Ledger' },
  { to: '/admin/settings/qris', label: 'QRIS' },
  { to: '/admin/bin', label: 'Bin' },
  { to: '/admin/audit', label: 'Audit' },
  { to: '/admin/health', label: 'Health' },
] as const;

/** Others come to these by User Management. */
const requests = [
  { to: '/admin/request-register', label: 'Request Register' },
  { to: '/admin/request-renewal', label: 'Request Renewal' },
] as const;

/** The sidebar's last entries, for what else the office does (requirements 4.1.2). */
export function OfficeLinks({ look }: { readonly look: string }) {
  const may = useMay();
  const open = useOpenLinks([...(may('people') ? [] : requests), ...links]);
  return open.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end={to === '/admin/money'} className={look}>
        {label}
        {to === '/admin/messages' && <OpenMessages />}
      </NavLink>
    </li>
  ));
}

function OpenMessages() {
  const may = useMay();
  const totals = useEndpoint('getMessageTotals', {}, { staleTime: staleAfterMs, enabled: may('people') });
  const open = totals.data?.open ?? 0;
  if (open === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-navy-deep text-xs leading-6 tabular-nums">
      {open}
      <span className="sr-only"> open</span>
    </span>
  );
}
