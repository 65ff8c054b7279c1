import { matchPath } from 'contract/rules/paths';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { invitedScreens, memberScreens, unlistedScreens } from '#app/screens/member-screens.ts';
import { ToastOutlet } from '#ui/dialogs/toast-outlet.tsx';
import { AccountScreens } from './account/account-screens.tsx';
import { RequireToken } from './guards.tsx';
import { preloadPage } from './lazy-page.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { notFoundRoute } from './not-found-page.tsx';
import { toRoute } from './page-route.tsx';
import { memberGroup } from './prefetch/screen-queries.ts';
import { createPrefetch, usePrefetch } from './prefetch/use-prefetch.ts';

const prefetch = createPrefetch(memberGroup, memberScreens);

/** Loads the code of the page at a path, so that its first rendering does not suspend. */
export async function preloadPageAt(path: string): Promise<void> {
  const pages = [...unlistedScreens, ...invitedScreens, ...memberScreens];
  const page = pages.find((one) => matchPath(one.path, path) !== undefined);
  if (page !== undefined) await preloadPage(page.load, path);
}

/** Created once: a page whose component type changes would lose its input. */
const memberRouteElements = (
  <>
    {/* Surrounds both groups, so that a toast of a public page is still visible on the member page that follows. */}
    <Route
      element={
        <>
          <Outlet />
          <ToastOutlet />
        </>
      }
    >
      {unlistedScreens.map(toRoute)}
      <Route
        element={
          <AccountScreens fallback={() => <Outlet />}>
            <Outlet />
          </AccountScreens>
        }
      >
        {invitedScreens.map(toRoute)}
      </Route>
      <Route
        element={
          <RequireToken>
            <MemberNavigation />
            <Outlet />
          </RequireToken>
        }
      >
        {memberScreens.map(toRoute)}
      </Route>
    </Route>
    {notFoundRoute}
  </>
);

/** Routes that are neither prerendered nor indexed. Visitors who only read the site do not load them. */
export default function UnlistedRoutes() {
  usePrefetch(prefetch, useLocation());
  return <Routes>{memberRouteElements}</Routes>;
}
