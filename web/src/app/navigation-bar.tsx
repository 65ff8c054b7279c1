import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { t as site } from 'contract/text/messages/site';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useIsLoggedIn } from '#api/use-is-logged-in.ts';
import * as t from '#messages/app';
import { menu } from '#shared/public/navigation.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CloseIcon, MenuIcon, SearchIcon, UserIcon } from '#ui/base/shell-icons.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';

const menuId = 'main-menu';

const iconClass = 'grid size-11 place-items-center rounded-control hover:text-brand';

/** Its menu on small screens uses the popover API, which works before any code runs. */
export function NavigationBar() {
  const { menuRef, isOpen, onToggle, close, toggleWithoutPopover } = useMenu();
  return (
    <header className="print-hidden sticky top-0 z-40 border-line border-b bg-surface/95 backdrop-blur-sm">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-2 py-2 max-[22rem]:gap-x-1">
        <Link
          to="/"
          onClick={close}
          aria-label={fill(t.homeLabel, { name: association.shortName })}
          className="mr-auto rounded-control"
        >
          <Logo />
        </Link>
        <Link to="/search" onClick={close} aria-label={t.search} className={`${iconClass} lg:order-1`}>
          <SearchIcon />
        </Link>
        <LanguageLink
          aria-label={site.otherLanguageName}
          className={`${iconClass} font-semibold text-sm lg:order-2`}
        >
          {site.otherLanguageCode}
        </LanguageLink>
        <button
          type="button"
          popoverTarget={menuId}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={t.menu}
          onClick={toggleWithoutPopover}
          className="grid size-11 place-items-center rounded-control border border-line-strong lg:hidden noscript:hidden"
        >
          {isOpen === true ? <CloseIcon /> : <MenuIcon />}
        </button>
        <nav
          ref={menuRef}
          id={menuId}
          popover="auto"
          aria-label={t.mainMenu}
          onToggle={onToggle}
          className={`main-menu ${isOpen === true ? 'is-open' : ''}`}
        >
          <MenuList onFollow={close} />
        </nav>
      </div>
    </header>
  );
}

/** Tracks the state of the popover. Without popover support it opens and closes the menu itself. */
function useMenu() {
  const menuRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Before hydration the browser alone knows and exposes the state.
  const isHydrated = useHydrated();
  const supportsPopover = () => menuRef.current?.showPopover !== undefined;
  useEffect(() => {
    // It may have been opened before hydration.
    if (menuRef.current?.showPopover) setOpen(menuRef.current.matches(':popover-open'));
  }, []);
  return {
    menuRef,
    isOpen: isHydrated ? isOpen : undefined,
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    toggleWithoutPopover: () => {
      if (!supportsPopover()) setOpen(!isOpen);
    },
    close: () => {
      if (supportsPopover()) menuRef.current?.hidePopover();
      else setOpen(false);
    },
  };
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

/** Links to the profile or to Membership. */
function MemberLink({ onFollow }: { readonly onFollow: () => void }) {
  const isLogin = useIsLoggedIn();
  return (
    <ButtonLink
      to={isLogin ? '/profile' : '/membership'}
      onClick={onFollow}
      icon={<UserIcon className="size-4.5" />}
      className="w-full lg:w-auto"
    >
      {isLogin ? t.profile : t.membership}
    </ButtonLink>
  );
}
