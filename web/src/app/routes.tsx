import { association } from 'contract/association';
import { lazy } from 'react';
import { matchPath, Outlet, Route, Routes } from 'react-router-dom';
import type { HeadProps } from '#ui/head.tsx';
import { organizationJsonLd } from '#ui/json-ld.ts';
import { RequireAdmin, RequireToken } from './guards.tsx';
import { type LoadPage, lazyPage, makeReady } from './lazy-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { Screen } from './screen.tsx';
import { PageAlive, usePageLocation } from './use-page-location.ts';

interface PageRoute extends Omit<HeadProps, 'title'> {
  readonly path: string;
  /** Start of the document's title; left out where the page renders its own head. */
  readonly title?: string;
  readonly load: LoadPage;
}

/** Pages for everybody: prerendered, and listed in the sitemap. */
export const publicPages: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Komunitas Sistem Informasi Indonesia',
    description: `${association.tagline}. ${association.about}`,
    jsonLd: organizationJsonLd(),
    load: () => import('#features/home/home-page.tsx'),
  },
  {
    path: '/register',
    title: 'Pendaftaran anggota',
    description:
      'Daftar menjadi anggota SISINDO: isi satu formulir, unggah bukti transfer, dan dapatkan kartu anggota digital setelah disetujui.',
    load: () => import('#features/accounts/register-page.tsx'),
  },
  {
    path: '/login',
    title: 'Masuk',
    description:
      'Masuk ke akun anggota SISINDO, atau baca jenis keanggotaan, manfaat, iuran, dan cara membayarnya.',
    load: () => import('#features/accounts/login-page.tsx'),
  },
  {
    path: '/about',
    title: 'Tentang kami',
    description: `Sejarah, visi, dan misi ${association.name}, cabang Indonesia dari asosiasi internasional bidang Sistem Informasi.`,
    load: () => import('#features/about/about-page.tsx'),
  },
  {
    path: '/councilAndCommittees',
    title: 'Council and Committees',
    description: `Struktur organisasi, pengurus, dan delapan komite ${association.shortName}.`,
    load: () => import('#features/council/council-page.tsx'),
  },
  {
    path: '/blog',
    title: 'Blog',
    description: 'Catatan, pelajaran, dan gagasan anggota tentang sistem informasi di Indonesia.',
    load: () => import('#features/blogs/blog-page.tsx'),
  },
  { path: '/blog/blog-details/:id', load: () => import('#features/blogs/blog-details-page.tsx') },
  {
    path: '/event',
    title: 'Event',
    description: 'Lokakarya, seminar, festival, dan lomba sistem informasi, beserta kalendernya.',
    load: () => import('#features/events/event-page.tsx'),
  },
  { path: '/event/event-details/:id', load: () => import('#features/events/event-details-page.tsx') },
  {
    path: '/shop',
    title: 'Shop',
    description: `Kaus, tumbler, dan buku ${association.shortName}. Pemesanan lewat WhatsApp.`,
    load: () => import('#features/shop/shop-page.tsx'),
  },
  {
    path: '/contact',
    title: 'Contact',
    description: `Kirim pesan kepada ${association.shortName}, atau hubungi lewat telepon, WhatsApp, dan email.`,
    load: () => import('#features/contact/contact-page.tsx'),
  },
  {
    path: '/journal',
    title: 'Journal',
    description:
      'Artikel dan terbitan anggota tentang sistem informasi di Indonesia, untuk dibaca dan diunduh.',
    load: () => import('#features/journal/journal-page.tsx'),
  },
  {
    path: '/professional',
    title: 'Professional',
    description:
      'Forum praktisi sistem informasi: menguji gagasan, berbagi pengalaman, dan menyiapkan sertifikasi.',
    load: () => import('#features/professional/professional-page.tsx'),
  },
  {
    path: '/verify',
    title: 'Verifikasi kartu anggota',
    description: `Periksa apakah sebuah kartu anggota ${association.shortName} asli dan masih berlaku, juga tanpa jaringan.`,
    load: () => import('#features/verify/verify-page.tsx'),
  },
];

/** Pages for everybody that no search engine needs, and that the build does not write. */
export const unlistedPages: readonly PageRoute[] = [
  { path: '/uploaded', title: 'Upload test', load: () => import('#features/upload/uploaded-page.tsx') },
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
  { path: '/profile', title: 'Profil saya', load: () => import('#features/profile/profile-page.tsx') },
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
    path: '/admin/manage-user/:id',
    title: 'Member',
    load: () => import('#features/members/member-page.tsx'),
  },
  {
    path: '/admin/manage-content',
    title: 'Content Management',
    load: () => import('#features/site-content/manage-content-page.tsx'),
  },
  {
    path: '/admin/manage-content/home',
    title: 'Content: Home',
    load: () => import('#features/home/home-editor-page.tsx'),
  },
  {
    path: '/admin/manage-content/about',
    title: 'Content: About',
    load: () => import('#features/about/about-editor-page.tsx'),
  },
  {
    path: '/admin/manage-content/contact',
    title: 'Content: Contact',
    load: () => import('#features/contact/contact-editor-page.tsx'),
  },
  {
    path: '/admin/manage-content/council',
    title: 'Content: Council and Committees',
    load: () => import('#features/council/council-editor-page.tsx'),
  },
  {
    path: '/admin/request-register',
    title: 'Request Register',
    load: () => import('#features/registrations/request-register-page.tsx'),
  },
  {
    path: '/admin/request-register/review',
    title: 'Review desk: Request Register',
    load: () => import('#features/registrations/review-register-page.tsx'),
  },
  {
    path: '/admin/request-renewal',
    title: 'Request Renewal',
    load: () => import('#features/renewals/request-renewal-page.tsx'),
  },
  {
    path: '/admin/request-renewal/review',
    title: 'Review desk: Request Renewal',
    load: () => import('#features/renewals/review-renewal-page.tsx'),
  },
  { path: '/addAdmin', title: 'Add Admin', load: () => import('#features/admins/add-admin-page.tsx') },
  { path: '/admin/messages', title: 'Messages', load: () => import('#features/messages/messages-page.tsx') },
  {
    path: '/admin/messages/:id',
    title: 'Message',
    load: () => import('#features/messages/message-page.tsx'),
  },
  { path: '/admin/mails', title: 'Mails', load: () => import('#features/mails/mails-page.tsx') },
  {
    path: '/admin/mails/reminders',
    title: 'Missing Reminders',
    load: () => import('#features/mails/missing-reminders-page.tsx'),
  },
  { path: '/admin/audit', title: 'Audit', load: () => import('#features/audit/audit-page.tsx') },
  {
    path: '/admin/manage-blog',
    title: 'Manage Blogs',
    load: () => import('#features/blogs/manage-blog-page.tsx'),
  },
  {
    path: '/admin/manage-blog/add',
    title: 'Add Blog',
    load: () => import('#features/blogs/add-blog-page.tsx'),
  },
  {
    path: '/admin/manage-blog/edit/:id',
    title: 'Edit Blog',
    load: () => import('#features/blogs/edit-blog-page.tsx'),
  },
  {
    path: '/admin/manage-journal',
    title: 'Manage Journal',
    load: () => import('#features/journal/manage-journal-page.tsx'),
  },
  {
    path: '/admin/manage-journal/add',
    title: 'Add Journal',
    load: () => import('#features/journal/add-journal-page.tsx'),
  },
  {
    path: '/admin/manage-journal/edit/:id',
    title: 'Edit Journal',
    load: () => import('#features/journal/edit-journal-page.tsx'),
  },
  {
    path: '/admin/manage-event',
    title: 'Manage Events',
    load: () => import('#features/events/manage-event-page.tsx'),
  },
  {
    path: '/admin/manage-event/add',
    title: 'Add Event',
    load: () => import('#features/events/add-event-page.tsx'),
  },
  {
    path: '/admin/manage-event/edit/:id',
    title: 'Edit Event',
    load: () => import('#features/events/edit-event-page.tsx'),
  },
  {
    path: '/admin/manage-product',
    title: 'Manage Products',
    load: () => import('#features/shop/manage-product-page.tsx'),
  },
  {
    path: '/admin/manage-product/add',
    title: 'Add Product',
    load: () => import('#features/shop/add-product-page.tsx'),
  },
  {
    path: '/admin/manage-product/edit/:id',
    title: 'Edit Product',
    load: () => import('#features/shop/edit-product-page.tsx'),
  },
];

const AdminLayout = lazy(() => import('#app/admin-layout.tsx'));

const routeOf = ({ path, title, load, ...rest }: PageRoute) => {
  const Page = lazyPage(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <Screen head={title === undefined ? undefined : { title, ...rest }}>
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
      {unlistedPages.map(routeOf)}
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
          <Screen head={{ title: 'Halaman tidak ditemukan' }}>
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

/** Loads the code of the public page at a path, if there is one. */
export async function makePageReady(path: string): Promise<void> {
  const page = publicPages.find((route) => matchPath(route.path, path));
  if (page !== undefined) await makeReady(page.load);
}

interface AppRoutesProps {
  /** The path that the HTML on screen was made for, if any. */
  readonly prerendered?: string | undefined;
}

/** All screens by path. */
export function AppRoutes({ prerendered }: AppRoutesProps) {
  const { location, alive } = usePageLocation(prerendered);
  return (
    <PageAlive value={alive}>
      <Routes location={location}>{table}</Routes>
    </PageAlive>
  );
}
