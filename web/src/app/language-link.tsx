import { t as site } from 'contract/text/messages/site';
import { useLocation } from 'react-router-dom';
import { toOtherAddressPath } from '#api/transport/site-path.ts';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

interface LanguageLinkProps {
  /** Shows the code of the language instead of its name, for narrow bars. */
  readonly isShort?: boolean;
  readonly className: string;
}

/** Link to the same page in the other language. It leaves this build of the site, so it is no link of the router. */
export function LanguageLink({ isShort = false, className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  // A prerendered page has no query, and hydration does not correct attributes.
  const isHydrated = useHydrated();
  return (
    <a
      href={toOtherAddressPath(pathname) + (isHydrated ? search : '')}
      lang={site.otherLanguage}
      hrefLang={site.otherLanguage}
      {...(isShort ? { 'aria-label': site.otherLanguageName } : {})}
      className={className}
    >
      {isShort ? site.otherLanguageCode : site.otherLanguageName}
    </a>
  );
}
