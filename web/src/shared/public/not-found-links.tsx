import { Link } from 'react-router-dom';
import * as t from '#messages/shared/public';
import { ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { menu } from './navigation.ts';
import { SearchForm } from './search-form.tsx';

/** Links for a not-found page: home, search of the site, and the main pages. Works without JavaScript. */
export function NotFoundLinks({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`grid gap-6 ${className}`}>
      <WithTranslation translation={t.goHomeTranslation}>
        <ButtonLink to="/" lang="en">
          {t.goHome}
        </ButtonLink>
      </WithTranslation>
      <SearchForm label={t.searchSite} />
      <nav aria-label={t.mainPages}>
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
