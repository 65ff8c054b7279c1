import { matchPath } from 'contract/rules/paths';
import { Route, Routes, useLocation } from 'react-router-dom';
import { meetsNeed, type ScreenNeed } from '#api/duties.ts';
import { cachedReply } from '#api/prefetch.ts';
// Before the layout: then all names of page files repeat within the window of gzip, which saves 0.5 KiB.
import { adminScreens } from '#app/screens/admin-screens.ts';
import { Head } from '#shared/public/head.tsx';
import { DeclaredHeading } from '#ui/base/screen-head.tsx';
import AdminLayout from './admin-layout.tsx';
import { RequireAdmin, RequireToken } from './guards.tsx';
import { preloadPage } from './lazy-page.tsx';
import { notFoundRoute } from './not-found-page.tsx';
import { toRoute } from './page-route.tsx';
import { adminGroup } from './prefetch/screen-queries.ts';
import { createPrefetch, usePrefetch } from './prefetch/use-prefetch.ts';
import { PublicLayout } from './public-layout.tsx';
import { AdminSkeleton } from './skeleton/admin-skeleton.tsx';

const findScreen = (pathname: string) =>
  adminScreens.find(({ path }) => matchPath(path, pathname) !== undefined);

function findNeed(pathname: string): ScreenNeed {
  const { path = '', duty = 'none', eventManagers } = findScreen(pathname) ?? {};
  if (eventManagers === undefined) return { duty };
  return { duty, managersOf: matchPath(path, pathname)?.id ?? 'any' };
}

function labelOf(pathname: string): string {
  const { title = '', label = title } = findScreen(pathname) ?? {};
  return label;
}

const screens = { findNeed, labelOf };

const prefetch = createPrefetch(adminGroup, adminScreens, (id, path) =>
  meetsNeed(cachedReply('getUser', { id }) ?? {}, findNeed(path)),
);

/** Loads the code of the page at a path, so that its first rendering does not suspend. */
export async function preloadPageAt(path: string): Promise<void> {
  const page = findScreen(path);
  if (page !== undefined) await preloadPage(page.load, path);
}

function CurrentSkeleton() {
  const { title = '', text } = findScreen(useLocation().pathname) ?? {};
  return (
    <>
      <Head title={`${title} · Admin`} />
      <AdminSkeleton title={title} text={text} />
    </>
  );
}

/** Called once for each base: a page whose component type changes would lose its input. */
const createRoutes = (base: string) => (
  <>
    <Route
      element={
        <RequireToken>
          <RequireAdmin fallback={<CurrentSkeleton />} screens={screens}>
            <AdminLayout />
          </RequireAdmin>
        </RequireToken>
      }
    >
      {adminScreens
        .filter(({ path }) => path === base || path.startsWith(`${base}/`))
        .map(({ path, title, load }) =>
          toRoute({ path: path.slice(base.length).replace(/^\//, ''), title: `${title} · Admin`, load }),
        )}
    </Route>
    <Route element={<PublicLayout />}>{notFoundRoute}</Route>
  </>
);

const routesByBase = { '/admin': createRoutes('/admin'), '/addAdmin': createRoutes('/addAdmin') } as const;

/** Routes of the admin area. Visitors load none of this code. */
export default function AdminRoutes() {
  const location = useLocation();
  const base = /^\/addAdmin(\/|$)/i.test(location.pathname) ? '/addAdmin' : '/admin';
  usePrefetch(prefetch, location);
  return (
    <DeclaredHeading value={findScreen(location.pathname)}>
      <Routes>{routesByBase[base]}</Routes>
    </DeclaredHeading>
  );
}
