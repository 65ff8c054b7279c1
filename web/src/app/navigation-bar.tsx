import { association } from 'contract/words/association';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useToken } from '#api/session.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CloseIcon, MenuIcon, UserIcon } from '#ui/base/shell-icons.tsx';
import { Logo } from './logo.tsx';
import { menu } from './navigation.ts';

const menuId = 'main-menu';

/** The bar on top of public pages; on small screens its links fold behind a button. */
export function NavigationBar() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setOpen(false);
    toggle.current?.focus();
  });
  const close = () => setOpen(false);
  return (
    <header className="print-hidden sticky top-0 z-40 border-line border-b bg-surface/95 backdrop-blur-sm">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-2">
        <Link
          to="/"
          onClick={close}
          aria-label={`${association.shortName}, beranda`}
          className="rounded-control"
        >
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label="Menu"
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 place-items-center rounded-control border border-line-strong lg:hidden noscript:hidden"
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </button>
        <nav
          id={menuId}
          aria-label="Menu utama"
          className={`${isOpen ? 'block' : 'hidden'} w-full pt-2 pb-4 noscript:block lg:block lg:w-auto lg:py-0`}
        >
          <MenuList onFollow={close} />
        </nav>
      </div>
    </header>
  );
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);
}

function MenuList({ onFollow }: { readonly onFollow: () => void }) {
  return (
    <ul lang="en" className="grid gap-1 lg:flex lg:items-center">
      {menu.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onFollow}
            className="block rounded-control px-3 py-2.5 font-semibold hover:bg-surface-sunken hover:text-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong lg:py-2 lg:text-[0.9375rem]"
          >
            {label}
          </NavLink>
        </li>
      ))}
      <li className="mt-2 lg:mt-0 lg:ml-3">
        <MemberLink onFollow={onFollow} />
      </li>
    </ul>
  );
}

/** Profile for who is logged in, else Membership. Without a stored token the answer is known (requirements 2.1.2). */
function MemberLink({ onFollow }: { readonly onFollow: () => void }) {
  const hasToken = useToken() !== null;
  const status = useEndpoint(
    'getLoginStatus',
    {},
    { enabled: hasToken, staleTime: Number.POSITIVE_INFINITY },
  );
  const isLogin = hasToken && status.data?.isLogin === true;
  return (
    <ButtonLink
      to={isLogin ? '/profile' : '/membership'}
      onClick={onFollow}
      icon={<UserIcon className="size-4.5" />}
      className="w-full lg:w-auto"
    >
      {isLogin ? 'Profile' : 'Membership'}
    </ButtonLink>
  );
}
