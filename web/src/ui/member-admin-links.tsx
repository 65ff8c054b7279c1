import { NavLink } from 'react-router-dom';

const links = [
  { to: '/admin/request-renewal', label: 'Request Renewal' },
  { to: '/admin/request-register', label: 'Request Register' },
  { to: '/addAdmin', label: 'Add Admin' },
] as const;

/** The header links that the three member lists share (SPEC section 2). */
export function MemberAdminLinks() {
  return (
    <nav aria-label="Members">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-10 items-center rounded-control border border-line-strong/60 bg-surface-raised px-4 py-1.5 text-sm font-semibold text-ink no-underline hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong pointer-coarse:min-h-11"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
