import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';

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
        Langsung ke isi
      </a>
      {!onAdminPath && <NavigationBar />}
      {/* The footer starts below the viewport even while the page is short, which avoids a layout shift. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
