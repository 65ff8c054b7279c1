import { type ComponentType, lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { RequireAdmin, RequireToken } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { Screen } from './screen.tsx';

interface PageRoute {
  readonly path: string;
  /** Start of the document's title. */
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Pages for everybody. */
export const publicPages: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Komunitas Sistem Informasi Indonesia',
    load: () => import('#features/home/home-page.tsx'),
  },
  {
    path: '/register',
    title: 'Pendaftaran anggota',
    load: () => import('#features/accounts/register-page.tsx'),
  },
  { path: '/login', title: 'Masuk', load: () => import('#features/accounts/login-page.tsx') },
];

/** Pages that need a stored token. */
export const memberPages: readonly PageRoute[] = [
  {
    path: '/membership',
    title: 'Keanggotaan saya',
    load: () => import('#features/membership/membership-page.tsx'),
  },
  {
    path: '/membership/renew',
    title: 'Perpanjang keanggotaan',
    load: () => import('#features/membership/renew-page.tsx'),
  },
];

/** Pages for role Admin only. */
export const adminPages: readonly PageRoute[] = [
  { path: '/admin', title: 'Dashboard', load: () => import('#features/dashboard/dashboard-page.tsx') },
  {
    path: '/admin/manage-user',
    title: 'User Management',
    load: () => import('#features/members/manage-user-page.tsx'),
  },
  {
    path: '/admin/manage-user/edit/:id',
    title: 'Edit User',
    load: () => import('#features/members/edit-user-page.tsx'),
  },
  {
    path: '/admin/request-register',
    title: 'Request Register',
    load: () => import('#features/registrations/request-register-page.tsx'),
  },
  {
    path: '/admin/request-renewal',
    title: 'Request Renewal',
    load: () => import('#features/renewals/request-renewal-page.tsx'),
  },
];

const AdminLayout = lazy(() => import('#app/admin-layout.tsx'));

const routeOf = ({ path, title, load }: PageRoute) => {
  const Page = lazy(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <Screen title={title}>
          <Page />
        </Screen>
      }
    />
  );
};

const table = (
  <>
    <Route element={<PublicLayout />}>
      {publicPages.map(routeOf)}
      <Route
        element={
          <RequireToken>
            <Outlet />
          </RequireToken>
        }
      >
        {memberPages.map(routeOf)}
      </Route>
      <Route
        path="*"
        element={
          <Screen title="Halaman tidak ditemukan">
            <NotFoundPage />
          </Screen>
        }
      />
    </Route>
    <Route
      element={
        <RequireToken>
          <RequireAdmin>
            <AdminLayout />
          </RequireAdmin>
        </RequireToken>
      }
    >
      {adminPages.map(routeOf)}
    </Route>
  </>
);

/** All screens by path. */
export function AppRoutes() {
  return <Routes>{table}</Routes>;
}
