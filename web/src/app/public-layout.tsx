import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/** Navigation bar, page, and footer. Unknown admin paths end up here too, without the bar. */
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
      {/* What comes below it stands below the window, however little there is yet, and is not seen to move. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
