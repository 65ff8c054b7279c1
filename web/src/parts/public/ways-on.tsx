import { Link } from 'react-router-dom';
import { Button, ButtonLink, WithMeaning } from '#ui/base/button.tsx';
import { SearchIcon } from '#ui/base/icons.tsx';
import { menu } from './navigation.ts';

interface WaysOnProps {
  readonly className?: string;
}

/** From an address that leads nowhere: home, a search of the articles, and the main pages. Works without scripts. */
export function WaysOn({ className = '' }: WaysOnProps) {
  return (
    <div className={`grid gap-6 ${className}`}>
      <WithMeaning meaning="Ke beranda">
        <ButtonLink to="/" lang="en">
          Go Home
        </ButtonLink>
      </WithMeaning>
      {/* As the search of the blog: its address says what is searched for. */}
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
