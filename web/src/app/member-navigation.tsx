import type { User } from 'contract/schemas/people';
import { Link, useLocation } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import * as t from '#messages/app';

/** Menu of all pages of members. Without the profile it has no link to the institution. */
export function MemberNavigation() {
  const { data: user } = useEndpoint('getProfile', {});
  const { logout, isBusy } = useLogout();
  return <MemberMenu user={user} onLogout={isBusy ? undefined : logout} />;
}

interface MemberMenuProps {
  readonly user?: User | undefined;
  readonly onLogout?: (() => void) | undefined;
}

const itemClass =
  'inline-flex min-h-11 items-center border-transparent border-b-3 px-2 font-semibold text-muted text-sm no-underline ' +
  'hover:text-brand max-[25rem]:px-1.5 max-[25rem]:text-xs sm:px-4 [&[aria-current]]:border-brand [&[aria-current]]:text-brand-strong';

export function MemberMenu({ user, onLogout }: MemberMenuProps) {
  const { pathname } = useLocation();
  const links = [
    { to: '/membership', label: t.memberMembership },
    { to: '/profile', label: t.memberProfile },
    { to: '/profile/security', label: t.memberSecurity },
    ...(user?.seat === undefined ? [] : [{ to: '/membership/institution', label: t.memberInstitution }]),
  ];
  const current = findSection(links, pathname);
  return (
    <nav aria-label={t.memberMenu} className="print-hidden border-line border-b bg-surface-raised">
      {/* All links fit on the narrowest phones. With larger text they scroll. */}
      <ul className="wrap flex overflow-x-auto *:shrink-0 *:first:-ml-2 sm:*:first:-ml-4">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : to === current ? 'true' : undefined}
              className={itemClass}
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="sticky right-0 ml-auto bg-surface-raised sm:-mr-4">
          <button type="button" onClick={onLogout} className={itemClass}>
            {t.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Returns the path of the link that contains the page: the longest one that its path starts with. */
const findSection = (links: readonly { readonly to: string }[], pathname: string): string | undefined =>
  links
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0];
