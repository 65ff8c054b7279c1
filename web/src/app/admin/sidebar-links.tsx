import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { deviceStorage } from '#api/device-storage.ts';
import { useDutyCheck, usePermittedLinks } from '#api/duties.ts';
import type { SidebarCount, SidebarGroup } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { adminScreens } from '#app/screens/admin-screens.ts';
import { FoldIcon } from '#ui/base/shell-icons.tsx';
import { langOf } from '#ui/text/fixed-english.ts';

/** The sidebar is on every screen, so its counts may be older than other data. */
const staleAfterMs = 5 * 60_000;

const linksOf = (group: SidebarGroup) =>
  adminScreens
    .flatMap(({ path, title, label = title, sidebar }) =>
      sidebar?.group === group ? [{ to: path, label, ...sidebar }] : [],
    )
    .sort((a, b) => a.position - b.position);

const titles = {
  today: 'Hari ini',
  people: 'Anggota',
  content: 'Konten',
  money: 'Keuangan',
  system: 'Sistem',
} as const satisfies Readonly<Record<SidebarGroup, string>>;

const groups = (Object.keys(titles) as SidebarGroup[]).map((group) => ({ group, links: linksOf(group) }));

const allLinks = groups.flatMap(({ links }) => links);

/** Whether another link of the sidebar leads below this path. Then only the path itself is current. */
const hasLinkBelow = (path: string): boolean => allLinks.some(({ to }) => to.startsWith(`${path}/`));

const storageKey = 'closed-sidebar-groups';

/** Stored in this browser. */
function useClosedGroups() {
  const [closed, setClosed] = useState(() => deviceStorage.get(storageKey)?.split(',') ?? []);
  const toggle = (group: SidebarGroup) => {
    const next = closed.includes(group) ? closed.filter((other) => other !== group) : [...closed, group];
    deviceStorage.set(storageKey, next.join(','));
    setClosed(next);
  };
  return { isClosed: (group: SidebarGroup) => closed.includes(group), toggle };
}

/** Returns the counts that the admin's duties allow; undefined while they load. */
function useCounts(): Readonly<Record<SidebarCount, number | undefined>> {
  const hasDutyFor = useDutyCheck();
  const options = (enabled: boolean) => ({ staleTime: staleAfterMs, enabled });
  const waiting = useEndpoint('getTotalUsers', {}, options(hasDutyFor('money'))).data?.waiting;
  const messages = useEndpoint('getMessageTotals', {}, options(hasDutyFor('people'))).data;
  return { registrations: waiting?.registrations, renewals: waiting?.renewals, messages: messages?.open };
}

export function SidebarLinks({ className }: { readonly className: string }) {
  const { isClosed, toggle } = useClosedGroups();
  const counts = useCounts();
  const hasDutyFor = useDutyCheck();
  const permitted = usePermittedLinks(allLinks).filter(
    ({ hiddenWith }) => hiddenWith === undefined || !hasDutyFor(hiddenWith),
  );
  return groups.map(({ group, links }) => {
    const shown = links.filter((link) => permitted.includes(link));
    if (shown.length === 0) return null;
    return (
      <Group key={group} title={titles[group]} isOpen={!isClosed(group)} onToggle={() => toggle(group)}>
        {shown.map(({ to, label, count }) => (
          <li key={to}>
            <NavLink to={to} end={hasLinkBelow(to)} className={className} lang={langOf(label)}>
              {label}
              {count !== undefined && <Count value={counts[count]} />}
            </NavLink>
          </li>
        ))}
      </Group>
    );
  });
}

interface GroupProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: React.ReactNode;
}

function Group({ title, isOpen, onToggle, children }: GroupProps) {
  const id = useId();
  return (
    <div className="not-first:mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-6 w-full items-center justify-between rounded-control px-2.5 text-left font-semibold text-on-navy-muted text-xs hover:text-on-navy max-lg:min-h-11 max-lg:px-4 pointer-coarse:min-h-11"
        onClick={onToggle}
      >
        {title}
        <FoldIcon className={`size-4 shrink-0 ${isOpen ? '' : '-rotate-90'}`} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}

function Count({ value = 0 }: { readonly value: number | undefined }) {
  if (value === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-navy-deep text-xs leading-5 tabular-nums">
      {value}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}
