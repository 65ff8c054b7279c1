import { association } from 'contract/text/association';
import { t as site } from 'contract/text/messages/site';
import { type ReactNode, useId, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import * as t from '#messages/app';
import { furtherPages, menu } from '#shared/public/navigation.ts';
import { FoldIcon } from '#ui/base/shell-icons.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PrintHead } from './print-head.tsx';

/** Layout with navigation bar, page and footer. Unknown admin paths use it too, without the bar. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const onAdminPath = pathname === '/admin' || pathname.startsWith('/admin/');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
      >
        {t.skipToContent}
      </a>
      {!onAdminPath && <NavigationBar />}
      <PrintHead />
      {/* The footer starts below the viewport even while the page is short, which avoids a layout shift. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

const linkClass =
  'inline-block py-1 text-on-navy underline-offset-4 hover:underline pointer-coarse:py-2.5 pointer-coarse:leading-6';

function Footer() {
  return (
    <footer className="on-navy print-hidden batik-parang bg-navy-deep text-on-navy">
      <div className="wrap grid pt-6 md:grid-cols-[1.2fr_1.5fr_1.2fr] md:gap-10 md:py-14">
        <div className="grid content-start gap-3 pb-4 md:gap-4 md:pb-0">
          <div className="flex items-center justify-between gap-4 md:flex-col md:items-start md:gap-2">
            <Logo onNavy />
            <LanguageLink className={linkClass}>{site.otherLanguageName}</LanguageLink>
          </div>
          <p className="max-w-sm text-on-navy-muted text-sm md:text-base">{association.about}</p>
        </div>
        <FooterBlock title={t.allPages}>
          <ul lang="en" className="grid grid-cols-[auto_auto] justify-start gap-x-8">
            {[...menu, ...furtherPages].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </FooterBlock>
        <FooterBlock title={t.contactUs}>
          <address className="grid justify-items-start not-italic">
            <span className="py-1 text-on-navy-muted">{association.address}</span>
            <a href={`tel:${association.phone.replaceAll(' ', '')}`} className={linkClass}>
              {association.phone}
            </a>
            <a href={`mailto:${association.serviceEmail}`} className={linkClass}>
              {association.serviceEmail}
            </a>
            <a href={association.social.url} rel="noreferrer" target="_blank" className={linkClass}>
              {association.social.label}
              <span className="sr-only">{t.opensNewTab}</span>
            </a>
          </address>
        </FooterBlock>
      </div>
      <div className="wrap text-on-navy-muted text-sm">
        {/* The year of prerendering may differ from the year of reading. */}
        <p suppressHydrationWarning className="border-navy-line border-t py-4 md:py-5">
          © {new Date().getFullYear()} <span lang="en">{association.name}</span>
        </p>
      </div>
    </footer>
  );
}

/** Section of the footer. On small screens it is collapsed behind its title, unless scripts are off. */
function FooterBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid content-start gap-2 border-navy-line border-t md:border-t-0">
      <h2 className="font-bold text-saffron text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between md:hidden noscript:hidden"
        >
          {title}
          <FoldIcon className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <span className="hidden md:inline noscript:inline">{title}</span>
      </h2>
      <div id={id} className={`${isOpen ? '' : 'hidden'} pb-3 md:block md:pb-0 noscript:block`}>
        {children}
      </div>
    </section>
  );
}
