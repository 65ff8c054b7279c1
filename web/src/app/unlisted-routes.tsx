import { matchPath, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { ToastPlace } from '#ui/dialogs/toast-place.tsx';
import { AccountScreens } from './account/account-screens.tsx';
import { type MemberPath, memberFirsts } from './ahead/member-firsts.ts';
import { aheadOf, useAhead } from './ahead/use-ahead.ts';
import { RequireToken } from './guards.tsx';
import { makeReady } from './lazy-page.tsx';
import { notFoundRoute } from './not-found-page.tsx';
import { type PageRoute, routeOf } from './page-route.tsx';

/** Pages for everybody. */
const openPages: readonly PageRoute[] = [
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

/** Pages for everybody that do more for who is logged in. */
const eitherPages: readonly PageRoute[] = [
  {
    path: '/institution/invitation',
    title: 'Undangan institusi',
    load: () => import('#features/institutions/invitation-page.tsx'),
  },
];

/** What it asks first stands in ./ahead/member-firsts.ts. */
type MemberPage = PageRoute & {
  readonly path: MemberPath;
  /** The line that the page has below its heading: it is on screen before the code. */
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

export const unlistedPages: readonly PageRoute[] = [...openPages, ...eitherPages, ...memberPages];

export const ahead = aheadOf(memberPages, memberFirsts);

/** Loads the code of the page at a path, so that it is shown with the first rendering. */
export async function makePageReady(path: string): Promise<void> {
  const page = unlistedPages.find((one) => matchPath(one.path, path));
  if (page !== undefined) await makeReady(page.load, path);
}

/** Made once: a page whose component changed would lose all that was typed. */
const table = (
  <>
    {/* Around both, so that what an open page says is still there on the member page that follows. */}
    <Route
      element={
        <>
          <Outlet />
          <ToastPlace />
        </>
      }
    >
      {openPages.map(routeOf)}
      <Route
        element={
          <AccountScreens otherwise={() => <Outlet />}>
            <Outlet />
          </AccountScreens>
        }
      >
        {eitherPages.map(routeOf)}
      </Route>
      <Route
        element={
          <RequireToken>
            <Outlet />
          </RequireToken>
        }
      >
        {memberPages.map(({ text: _, ...page }) => routeOf(page))}
      </Route>
    </Route>
    {notFoundRoute}
  </>
);

/** Pages that no search engine needs and the build does not write: who only reads the site loads none of this. */
export default function UnlistedRoutes() {
  useAhead(ahead, useLocation());
  return <Routes>{table}</Routes>;
}
