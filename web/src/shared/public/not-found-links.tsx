import { Link } from 'react-router-dom';
import { Button, ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/icons.tsx';
import { menu } from './navigation.ts';

/** Links for a not-found page: home, article search, and the main pages. Works without JavaScript. */
export function NotFoundLinks({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`grid gap-6 ${className}`}>
      <WithTranslation translation="Ke beranda">
        <ButtonLink to="/" lang="en">
          Go Home
        </ButtonLink>
      </WithTranslation>
      {/* Like the blog search: the query is part of the URL. */}
      <form action="/blog" className="w-full max-w-md text-left">
        <search>
          <label htmlFor="search-instead" className="mb-1.5 block font-semibold text-sm">
            Cari artikel
          </label>
          <div className="flex gap-2">
            <input id="search-instead" type="search" name="q" className="control min-w-0" />
            <Button type="submit" variant="secondary" icon={<SearchIcon className="size-4.5" />}>
              Cari
            </Button>
          </div>
        </search>
      </form>
      <nav aria-label="Halaman utama">
        <ul lang="en" className="-mx-2 flex flex-wrap">
          {menu.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-block p-2 pointer-coarse:py-2.5">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
