import { association } from 'contract/text/association';
import type { ReactNode } from 'react';
import { PrintHead } from '#app/print-head.tsx';

interface AdminPageLayoutProps {
  readonly button: ReactNode;
  readonly menu?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the admin area without its content: a sidebar, or a bar with a menu button on small screens. */
export function AdminPageLayout({ button, menu, children }: AdminPageLayoutProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block!">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        Langsung ke isi
      </a>
      <header className="on-navy print-hidden sticky top-0 z-30 bg-navy text-on-navy lg:static">
        <div className="lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto">
          <div className="flex items-center justify-between gap-1 px-4 py-2 lg:pr-3 lg:pl-6 lg:pt-1.5 lg:pb-0">
            <p className="py-2 font-bold text-nowrap tracking-wide">
              {association.shortName} <span className="font-normal text-on-navy-muted">Admin</span>
            </p>
            <div className="flex items-center gap-1">{button}</div>
          </div>
          {menu}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-4 pt-6 pb-[calc(1.5rem+var(--decision-bar,0px))] outline-none sm:px-6 lg:px-4 lg:pt-8 2xl:px-6"
      >
        <PrintHead />
        <div className="mx-auto max-w-6xl">{children}</div>
      </main>
    </div>
  );
}

export const menuButtonClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-white/8 lg:hidden';
