import adminScreens from 'virtual:screens/admin';
import { NavLink } from 'react-router-dom';
import { useDutyCheck, usePermittedLinks } from '#api/duties.ts';
import type { SidebarGroup } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';

/** The sidebar is on every screen, so its count may be older than other data. */
const staleAfterMs = 5 * 60_000;

const linksOf = (group: SidebarGroup) =>
  adminScreens
    .flatMap(({ path, sidebar }) => (sidebar?.group === group ? [{ to: path, ...sidebar }] : []))
    .sort((a, b) => a.position - b.position);

const groups = {
  primary: linksOf('primary'),
  secondary: linksOf('secondary'),
  requests: linksOf('requests'),
} as const satisfies Readonly<Record<SidebarGroup, readonly unknown[]>>;

const allLinks = Object.values(groups).flat();

/** Whether another link of the sidebar leads below this path. Then only the path itself is current. */
const hasLinkBelow = (path: string): boolean => allLinks.some(({ to }) => to.startsWith(`${path}/`));

interface SidebarLinksProps {
  readonly group: 'primary' | 'secondary';
  readonly className: string;
}

export function SidebarLinks({ group, className }: SidebarLinksProps) {
  const hasDutyFor = useDutyCheck();
  // Admins with duty `people` reach the requests from User Management.
  const requests = group === 'secondary' && !hasDutyFor('people') ? groups.requests : [];
  return usePermittedLinks([...requests, ...groups[group]]).map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end={hasLinkBelow(to)} className={className}>
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
