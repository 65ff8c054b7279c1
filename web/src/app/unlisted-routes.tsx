import { matchPath, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { ToastOutlet } from '#ui/dialogs/toast-outlet.tsx';
import { AccountScreens } from './account/account-screens.tsx';
import { RequireToken } from './guards.tsx';
import { preloadPage } from './lazy-page.tsx';
import { notFoundRoute } from './not-found-page.tsx';
import { type PageRoute, toRoute } from './page-route.tsx';
import { type MemberPath, memberQueries } from './prefetch/member-queries.ts';
import { createPrefetch, usePrefetch } from './prefetch/use-prefetch.ts';

/** Public pages. */
const publicUnlistedPages: readonly PageRoute[] = [
  { path: '/uploaded', title: 'Upload test', load: () => import('#features/images/uploaded-page.tsx') },
  { path: '/sentMails', title: 'Sent mails', load: () => import('#features/mails/local-mails-page.tsx') },
  {
    path: '/forgotPassword',
    title: 'Lupa kata sandi',
    load: () => import('#features/accounts/forgot-password-page.tsx'),
  },
  {
    path: '/resetPassword',
    title: 'Kata sandi baru',
    load: () => import('#features/accounts/reset-password-page.tsx'),
  },
  {
    path: '/verifyEmail',
    title: 'Verifikasi email',
    load: () => import('#features/accounts/verify-email-page.tsx'),
  },
  {
    path: '/changeEmail',
    title: 'Ganti email',
    load: () => import('#features/accounts/change-email-page.tsx'),
  },
  {
    path: '/renew',
    title: 'Perpanjang keanggotaan',
    load: () => import('#features/renewals/renewal-link-page.tsx'),
  },
  {
    path: '/unsubscribe',
    title: 'Berhenti menerima pengingat',
    load: () => import('#features/reminders/unsubscribe-page.tsx'),
  },
  {
    path: '/receipt',
    title: 'Periksa kuitansi',
    load: () => import('#features/receipt-checks/receipt-check-page.tsx'),
  },
];

/** Public pages that offer more with a login. */
const mixedPages: readonly PageRoute[] = [
  {
    path: '/institution/invitation',
    title: 'Undangan institusi',
    load: () => import('#features/institutions/invitation-page.tsx'),
  },
];

/** Its prefetch queries are in ./prefetch/member-queries.ts. */
type MemberPage = PageRoute & {
  readonly path: MemberPath;
  /** Line below the heading. The skeleton shows it before the code is loaded. */
  readonly text?: string;
};

/** Pages that need a stored token. */
export const memberPages: readonly MemberPage[] = [
  {
    path: '/membership',
    title: 'Keanggotaan saya',
    text: 'Status, kartu anggota, pembayaran, dan perpanjangan keanggotaan Anda.',
    load: () => import('#features/membership/membership-page.tsx'),
  },
  {
    path: '/membership/renew',
    title: 'Perpanjang keanggotaan saya',
    load: () => import('#features/renewals/renew-page.tsx'),
  },
  {
    path: '/membership/institution',
    title: 'Institusi saya',
    load: () => import('#features/institutions/own-institution-page.tsx'),
  },
  {
    path: '/profile',
    title: 'Profil saya',
    text: 'Data diri dan foto, alamat email, kata sandi, persetujuan, unduhan data Anda, dan penghapusan akun.',
    load: () => import('#features/own-profile/profile-page.tsx'),
  },
  {
    path: '/profile/security',
    title: 'Verifikasi dua langkah',
    load: () => import('#features/second-factor/security-page.tsx'),
  },
];

export const unlistedPages: readonly PageRoute[] = [...publicUnlistedPages, ...mixedPages, ...memberPages];

export const prefetch = createPrefetch(memberPages, memberQueries);

/** Loads the code of the page at a path, so that its first rendering does not suspend. */
export async function preloadPageAt(path: string): Promise<void> {
  const page = unlistedPages.find((one) => matchPath(one.path, path));
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
      {publicUnlistedPages.map(toRoute)}
      <Route
        element={
          <AccountScreens fallback={() => <Outlet />}>
            <Outlet />
          </AccountScreens>
        }
      >
        {mixedPages.map(toRoute)}
      </Route>
      <Route
        element={
          <RequireToken>
            <Outlet />
          </RequireToken>
        }
      >
        {memberPages.map(({ text: _, ...page }) => toRoute(page))}
      </Route>
    </Route>
    {notFoundRoute}
  </>
);

/**
 * Routes of pages that are neither prerendered nor indexed. Visitors who only read the site do not load this
 * code.
 */
export default function UnlistedRoutes() {
  usePrefetch(prefetch, useLocation());
  return <Routes>{memberRouteElements}</Routes>;
}
