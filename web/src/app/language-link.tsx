import { t as site } from 'contract/text/messages/site';
import type { ComponentPropsWithRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toOtherAddressPath } from '#api/transport/site-path.ts';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

/** Link to the same page in the other language. It leaves this build of the site, so it is no link of the router. */
export function LanguageLink(props: ComponentPropsWithRef<'a'>) {
  const { pathname, search } = useLocation();
  // A prerendered page has no query, and hydration does not correct attributes.
  const isHydrated = useHydrated();
  return (
    <a
      href={toOtherAddressPath(pathname) + (isHydrated ? search : '')}
      lang={site.otherLanguage}
      hrefLang={site.otherLanguage}
      {...props}
    />
  );
}
