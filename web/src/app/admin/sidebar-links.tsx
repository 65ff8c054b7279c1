import { NavLink } from 'react-router-dom';
import { useDutyCheck, usePermittedLinks } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';

/**
 * Age at which the count becomes stale. The sidebar is on every screen, so it may be older than other data.
 */
const staleAfterMs = 5 * 60_000;

const secondaryLinks = [
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

/** Admins with duty `people` reach these from User Management. */
const requests = [
  { to: '/admin/request-register', label: 'Request Register' },
  { to: '/admin/request-renewal', label: 'Request Renewal' },
] as const;

/** Last links of the sidebar (requirements 4.1.2). */
export function SidebarLinks({ className }: { readonly className: string }) {
  const hasDutyFor = useDutyCheck();
  const permittedLinks = usePermittedLinks([...(hasDutyFor('people') ? [] : requests), ...secondaryLinks]);
  return permittedLinks.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end={to === '/admin/money'} className={className}>
        {label}
        {to === '/admin/messages' && <OpenMessages />}
      </NavLink>
    </li>
  ));
}

function OpenMessages() {
  const hasDutyFor = useDutyCheck();
  const totals = useEndpoint(
    'getMessageTotals',
    {},
    { staleTime: staleAfterMs, enabled: hasDutyFor('people') },
  );
  const open = totals.data?.open ?? 0;
  if (open === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-navy-deep text-xs leading-6 tabular-nums">
      {open}
      <span className="sr-only"> open</span>
    </span>
  );
}
