import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { publicScreens } from '#app/screens/public-screens.ts';
import * as t from '#messages/app';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPage, preloadPage } from './lazy-page.tsx';
import { toRoute } from './page-route.tsx';
import { PublicLayout } from './public-layout.tsx';
import { PageHydrated, usePageLocation } from './use-page-location.ts';

const loadAdmin = () => import('#app/admin-routes.tsx');
const AdminRoutes = lazyPage(loadAdmin);

const loadUnlisted = () => import('#app/unlisted-routes.tsx');
const UnlistedRoutes = lazyPage(loadUnlisted);

const routes = publicScreens.map((page) => ({ page, route: toRoute(page) }));

const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** Returns routes with this first segment: matching a path against all takes 50 ms on a slow phone. */
const candidateRoutes = (path: string) =>
  routes.filter(({ page }) => firstSegment(page.path) === firstSegment(path));

const createRoutes = (path: string) => (
  <>
    <Route element={<PublicLayout />}>
      {candidateRoutes(path).map(({ route }) => route)}
      <Route
        path="*"
        element={
          <Suspense fallback={<Spinner label={t.loading} className="size-8" />}>
            <UnlistedRoutes />
          </Suspense>
        }
      />
    </Route>
    <Route path="/admin/*" element={<AdminRoutes />} />
    <Route path="/addAdmin/*" element={<AdminRoutes />} />
  </>
);

/** Loads the code of the screen at a path, so that the first rendering shows it. Throws if it fails. */
export async function preloadPageAt(path: string): Promise<void> {
  const match = candidateRoutes(path).find(({ page }) => matchPath(page.path, path));
  // Only paths of the admin area start with this.
  await preloadPage(match?.page.load ?? (path.startsWith('/ad') ? loadAdmin : loadUnlisted), path);
}

export function AppRoutes({ prerendered }: { readonly prerendered?: string | undefined }) {
  const { location, onHydrated } = usePageLocation(prerendered);
  return (
    <PageHydrated value={onHydrated}>
      <Routes location={location}>{createRoutes(location.pathname)}</Routes>
    </PageHydrated>
  );
}
