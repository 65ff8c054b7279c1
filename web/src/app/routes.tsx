import { association } from 'contract/association';
import { lazy } from 'react';
import { matchPath, Outlet, Route, Routes } from 'react-router-dom';
import { organizationJsonLd } from '#ui/json-ld.ts';
import { RequireToken } from './guards.tsx';
import { makeReady } from './lazy-page.tsx';
import { notFoundRoute, type PageRoute, routeOf } from './page-route.tsx';
import { PublicLayout } from './public-layout.tsx';
import { PageAlive, usePageLocation } from './use-page-location.ts';

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
  {
    path: '/institution/invitation',
    title: 'Undangan institusi',
    load: () => import('#features/institutions/invitation-page.tsx'),
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
  {
    path: '/membership/institution',
    title: 'Institusi saya',
    load: () => import('#features/institutions/own-institution-page.tsx'),
  },
  { path: '/profile', title: 'Profil saya', load: () => import('#features/profile/profile-page.tsx') },
];

const AdminRoutes = lazy(() => import('#app/admin-routes.tsx'));

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
      {notFoundRoute}
    </Route>
    {(['/admin', '/addAdmin'] as const).map((base) => (
      <Route key={base} path={`${base}/*`} element={<AdminRoutes base={base} />} />
    ))}
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
