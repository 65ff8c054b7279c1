import { t as site } from 'contract/text/messages/site';
import { useLocation } from 'react-router-dom';

interface LanguageLinkProps {
  /** Shows the code of the language instead of its name, for narrow bars. */
  readonly isShort?: boolean;
  readonly className: string;
}

/** Link to the same page in the other language. It leaves this build of the site, so it is no link of the router. */
export function LanguageLink({ isShort = false, className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const path = pathname === '/' ? site.otherBasePath || pathname : site.otherBasePath + pathname;
  return (
    <a
      href={path + search}
      lang={site.otherLanguage}
      hrefLang={site.otherLanguage}
      {...(isShort ? { 'aria-label': site.otherLanguageName } : {})}
      className={className}
    >
      {isShort ? site.otherLanguageCode : site.otherLanguageName}
    </a>
  );
}
