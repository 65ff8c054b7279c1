import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { langOf } from '#ui/text/fixed-english.ts';

interface Tab {
  readonly to: string;
  readonly label: string;
  /** Whether this is the current page. By default it follows from the path. */
  readonly isCurrent?: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Shows one row that scrolls on small screens, for many tabs. */
  readonly scrollsOnPhones?: boolean;
}

export function TabLinks({ label, tabs, scrollsOnPhones = false }: TabLinksProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the current tab of each page
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (scrollsOnPhones && current) list.current?.scrollTo({ left: current.offsetLeft - 16 });
  }, [pathname]);
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className={
          scrollsOnPhones
            ? 'relative flex gap-2 max-sm:overflow-x-auto max-sm:pb-2 sm:flex-wrap'
            : 'flex flex-wrap gap-2'
        }
      >
        {tabs.map(({ to, label: text, isCurrent = to === pathname }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              lang={langOf(text)}
              aria-current={isCurrent ? 'page' : undefined}
              className={`${scrollsOnPhones ? 'px-3' : 'px-4'} inline-flex min-h-10 items-center rounded-control border border-line-strong/60 bg-surface-raised py-1.5 text-sm font-semibold text-ink no-underline hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong pointer-coarse:min-h-11`}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
