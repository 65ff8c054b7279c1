import { association } from 'contract/text/association';
import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { organizationJsonLd } from '#shared/public/json-ld.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPage, preloadPage } from './lazy-page.tsx';
import { type PageRoute, toRoute } from './page-route.tsx';
import { PublicLayout } from './public-layout.tsx';
import { PageHydrated, usePageLocation } from './use-page-location.ts';

/** Public pages: prerendered, and listed in the sitemap. */
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
    load: () => import('#features/products/shop-page.tsx'),
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
    load: () => import('#features/journals/journal-page.tsx'),
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
    load: () => import('#features/card-verification/verify-page.tsx'),
  },
  {
    path: '/legal',
    title: 'Legalitas',
    description: `Akta, pengesahan, dan alamat resmi ${association.name}.`,
    load: () => import('#features/legal/legal-page.tsx'),
  },
  {
    path: '/bylaws',
    title: 'AD/ART',
    description: `Anggaran Dasar dan Anggaran Rumah Tangga ${association.name}.`,
    load: () => import('#features/legal/bylaws-page.tsx'),
  },
  {
    path: '/privacy',
    title: 'Kebijakan privasi',
    description: `Data Anda yang disimpan ${association.shortName}, gunanya, lamanya, dan hak Anda.`,
    load: () => import('#features/legal/privacy-page.tsx'),
  },
  {
    path: '/terms',
    title: 'Syarat dan ketentuan',
    description: `Aturan keanggotaan ${association.shortName}, iuran, kartu, dan pemakaian situs ini.`,
    load: () => import('#features/legal/terms-page.tsx'),
  },
];

const loadAdmin = () => import('#app/admin-routes.tsx');
const AdminRoutes = lazyPage(loadAdmin);

const loadUnlisted = () => import('#app/unlisted-routes.tsx');
const UnlistedRoutes = lazyPage(loadUnlisted);

const routes = publicPages.map((page) => ({ page, route: toRoute(page) }));

const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/**
 * Returns the routes whose first segment matches. Matching a path against all routes takes 50 ms on a slow
 * phone.
 */
const candidateRoutes = (path: string) =>
  routes.filter(({ page }) => firstSegment(page.path) === firstSegment(path));

const createRoutes = (path: string) => (
  <>
    <Route element={<PublicLayout />}>
      {candidateRoutes(path).map(({ route }) => route)}
      <Route
        path="*"
        element={
          <Suspense fallback={<Spinner label="Memuat…" className="size-8" />}>
            <UnlistedRoutes />
          </Suspense>
        }
      />
    </Route>
    <Route path="/admin/*" element={<AdminRoutes />} />
    <Route path="/addAdmin/*" element={<AdminRoutes />} />
  </>
);

/**
 * Loads the code of the page or screen at a path, so that the first rendering shows it.
 *
 * @throws ConnectionError or OutdatedBuildError when it cannot be loaded
 */
export async function preloadPageAt(path: string): Promise<void> {
  const match = candidateRoutes(path).find(({ page }) => matchPath(page.path, path));
  // Only paths of the admin area start with this.
  await preloadPage(match?.page.load ?? (path.startsWith('/ad') ? loadAdmin : loadUnlisted), path);
}

interface AppRoutesProps {
  /** Path that the HTML on screen was prerendered for, if any. */
  readonly prerendered?: string | undefined;
}

/** Routes of all screens. */
export function AppRoutes({ prerendered }: AppRoutesProps) {
  const { location, onHydrated } = usePageLocation(prerendered);
  return (
    <PageHydrated value={onHydrated}>
      <Routes location={location}>{createRoutes(location.pathname)}</Routes>
    </PageHydrated>
  );
}
