import { association } from 'contract/words/association';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { furtherPages, menu } from './navigation.ts';

const linkClass = 'inline-block py-1 text-on-navy underline-offset-4 hover:underline';

/** About, menu, and contact at the end of public pages. */
export function Footer() {
  return (
    <footer className="on-navy print-hidden batik-parang bg-navy-deep text-on-navy">
      <div className="wrap grid gap-10 py-14 md:grid-cols-[1.5fr_1fr_1.3fr]">
        <div className="grid content-start gap-4">
          <Logo onNavy />
          <p className="max-w-sm text-on-navy-muted">{association.about}</p>
        </div>
        <FooterBlock title="Menu">
          <ul lang="en">
            {[...menu, ...furtherPages].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </FooterBlock>
        <FooterBlock title="Hubungi kami">
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
              <span className="sr-only"> (membuka tab baru)</span>
            </a>
          </address>
        </FooterBlock>
      </div>
      <div className="wrap text-on-navy-muted text-sm">
        {/* Prerendered in one year and read in another. */}
        <p suppressHydrationWarning className="border-navy-line border-t py-5">
          © {new Date().getFullYear()} <span lang="en">{association.name}</span>
        </p>
      </div>
    </footer>
  );
}

function FooterBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-bold text-saffron text-sm">{title}</h2>
      {children}
    </section>
  );
}
