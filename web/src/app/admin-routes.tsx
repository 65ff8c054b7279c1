import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { canOpenScreen } from '#api/duties.ts';
import { cachedReply } from '#api/prefetch.ts';
import { Head } from '#shared/public/head.tsx';
import { ScreenText } from '#ui/base/screen-head.tsx';
import AdminLayout from './admin-layout.tsx';
import { RequireAdmin, RequireToken } from './guards.tsx';
import { preloadPage } from './lazy-page.tsx';
import { notFoundRoute } from './not-found-page.tsx';
import { type PageRoute, toRoute } from './page-route.tsx';
import { type AdminPath, adminQueries } from './prefetch/admin-queries.ts';
import { createPrefetch, usePrefetch } from './prefetch/use-prefetch.ts';
import { PublicLayout } from './public-layout.tsx';
import { AdminSkeleton } from './skeleton/admin-skeleton.tsx';

/** Its prefetch queries are in ./prefetch/admin-queries.ts. */
type AdminPage = PageRoute & {
  readonly path: AdminPath;
  /** Line below the heading. */
  readonly text?: string;
};

/** Pages for role Admin only. */
export const adminPages: readonly AdminPage[] = [
  {
    path: '/admin',
    title: 'Dashboard',
    text: 'Welcome to the admin dashboard',
    load: () => import('#features/totals/dashboard-page.tsx'),
  },
  {
    path: '/admin/manage-user',
    title: 'User Management',
    text: 'Manage member and their account here',
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
    path: '/admin/institutions',
    title: 'Institutions',
    text: 'Universities and companies with seats for their staff',
    load: () => import('#features/institutions/institutions-page.tsx'),
  },
  {
    path: '/admin/institutions/:id',
    title: 'Institution',
    load: () => import('#features/institutions/institution-page.tsx'),
  },
  {
    path: '/admin/money',
    title: 'Money',
    text: 'Income of this year, open bills, and expected dues',
    load: () => import('#features/money/money-page.tsx'),
    loadVisiblePart: () => import('#features/money/income-chart.tsx'),
  },
  {
    path: '/admin/money/bills',
    title: 'Open bills',
    text: 'Bills of members and visitors',
    load: () => import('#features/money/open-bills-page.tsx'),
  },
  {
    path: '/admin/money/ending',
    title: 'Ending memberships',
    load: () => import('#features/money/ending-memberships-page.tsx'),
  },
  {
    path: '/admin/money/lines',
    title: 'Bank lines',
    text: 'Credits from imported bank statements',
    load: () => import('#features/bank-lines/bank-lines-page.tsx'),
  },
  {
    path: '/admin/money/statements',
    title: 'Import statement',
    text: 'Import bank statements and match them to bills',
    load: () => import('#features/statements/import-statement-page.tsx'),
  },
  {
    path: '/admin/money/payments/:id',
    title: 'Record payment',
    load: () => import('#features/payments/record-payment-page.tsx'),
  },
  {
    path: '/admin/manage-content',
    title: 'Content Management',
    text: 'Edit the texts of the public pages',
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
    path: '/admin/manage-content/legal',
    title: 'Content: Legal',
    load: () => import('#features/legal/legal-editor-page.tsx'),
  },
  {
    path: '/admin/manage-content/bylaws',
    title: 'Content: AD/ART',
    load: () => import('#features/legal/bylaws-editor-page.tsx'),
  },
  {
    path: '/admin/request-register',
    title: 'Request Register',
    text: 'Membership requests: compare the payment proof, then approve or reject',
    load: () => import('#features/requests/request-register-page.tsx'),
  },
  {
    path: '/admin/request-register/review',
    title: 'Review desk: Request Register',
    load: () => import('#features/requests/review-register-page.tsx'),
  },
  {
    path: '/admin/request-renewal',
    title: 'Request Renewal',
    text: 'Renewal requests: compare the payment proof, then approve or reject',
    load: () => import('#features/requests/request-renewal-page.tsx'),
  },
  {
    path: '/admin/request-renewal/review',
    title: 'Review desk: Request Renewal',
    load: () => import('#features/requests/review-renewal-page.tsx'),
  },
  {
    path: '/addAdmin',
    title: 'Add Admin',
    text: 'Admins and their duties',
    load: () => import('#features/admins/add-admin-page.tsx'),
  },
  {
    path: '/admin/messages',
    title: 'Messages',
    text: 'Messages from the contact form; the number counts open ones',
    load: () => import('#features/contact-messages/messages-page.tsx'),
  },
  {
    path: '/admin/messages/:id',
    title: 'Message',
    load: () => import('#features/contact-messages/message-page.tsx'),
  },
  {
    path: '/admin/mails',
    title: 'Mails',
    text: 'Mails of this site and their state',
    load: () => import('#features/mails/mails-page.tsx'),
  },
  {
    path: '/admin/mails/reminders',
    title: 'Missing Reminders',
    load: () => import('#features/mails/missing-reminders-page.tsx'),
  },
  {
    path: '/admin/bin',
    title: 'Bin',
    load: () => import('#features/bin/bin-page.tsx'),
  },
  {
    path: '/admin/health',
    title: 'Health',
    text: 'State of services and jobs',
    load: () => import('#features/health/health-page.tsx'),
  },
  {
    path: '/admin/audit',
    title: 'Audit',
    text: 'Actions with actor, target and time',
    load: () => import('#features/audit/audit-page.tsx'),
  },
  {
    path: '/admin/settings/qris',
    title: 'QRIS',
    text: 'The code on bills',
    load: () => import('#features/qris/qris-page.tsx'),
  },
  {
    path: '/admin/money/ledger',
    title: 'Ledger',
    text: 'Payments, entry by entry',
    load: () => import('#features/ledger/ledger-page.tsx'),
  },
  {
    path: '/admin/money/ledger/entries/:id',
    title: 'Ledger entry',
    load: () => import('#features/ledger/ledger-entry-page.tsx'),
  },
  {
    path: '/admin/money/ledger/months',
    title: 'Ledger months',
    text: 'Totals per month',
    load: () => import('#features/ledger/ledger-months-page.tsx'),
  },
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
    path: '/admin/manage-blog/preview/:id',
    title: 'Preview Blog',
    load: () => import('#features/blogs/preview-blog-page.tsx'),
  },
  {
    path: '/admin/manage-journal',
    title: 'Manage Journal',
    load: () => import('#features/journals/manage-journal-page.tsx'),
  },
  {
    path: '/admin/manage-journal/add',
    title: 'Add Journal',
    load: () => import('#features/journals/add-journal-page.tsx'),
  },
  {
    path: '/admin/manage-journal/edit/:id',
    title: 'Edit Journal',
    load: () => import('#features/journals/edit-journal-page.tsx'),
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
    load: () => import('#features/products/manage-product-page.tsx'),
  },
  {
    path: '/admin/manage-product/add',
    title: 'Add Product',
    load: () => import('#features/products/add-product-page.tsx'),
  },
  {
    path: '/admin/manage-product/edit/:id',
    title: 'Edit Product',
    load: () => import('#features/products/edit-product-page.tsx'),
  },
];

/** Loads code and data of an admin screen while the guard checks the role. */
export const prefetch = createPrefetch(adminPages, adminQueries, (id, path) =>
  canOpenScreen(cachedReply('getUser', { id })?.duties, path),
);

const pageAt = (pathname: string) => adminPages.find(({ path }) => matchPath(path, pathname));

/** Loads the code of the page at a path, so that its first rendering does not suspend. */
export async function preloadPageAt(path: string): Promise<void> {
  const page = pageAt(path);
  if (page !== undefined) await preloadPage(page.load, path);
}

/** Skeleton of the screen at this address, shown until the role is known. */
function CurrentSkeleton() {
  const title = pageAt(useLocation().pathname)?.title ?? '';
  return (
    <>
      <Head title={`${title} · Admin`} />
      <AdminSkeleton title={title} />
    </>
  );
}

/**
 * Creates the routes below a base path. Called once each: a page whose component type changes would lose its
 * input.
 */
const createRoutes = (base: string) => (
  <>
    <Route
      element={
        <RequireToken>
          <RequireAdmin fallback={<CurrentSkeleton />}>
            <AdminLayout />
          </RequireAdmin>
        </RequireToken>
      }
    >
      {adminPages
        .filter(({ path }) => path === base || path.startsWith(`${base}/`))
        .map(({ title, text: _, ...page }) =>
          toRoute({
            ...page,
            title: `${title} · Admin`,
            path: page.path.slice(base.length).replace(/^\//, ''),
          }),
        )}
    </Route>
    <Route element={<PublicLayout />}>{notFoundRoute}</Route>
  </>
);

const routesByBase = { '/admin': createRoutes('/admin'), '/addAdmin': createRoutes('/addAdmin') } as const;

/** Routes of the admin area. Visitors load none of this code. */
export default function AdminRoutes() {
  const location = useLocation();
  const base = matchPath('/addAdmin/*', location.pathname) ? '/addAdmin' : '/admin';
  usePrefetch(prefetch, location);
  return (
    <ScreenText value={pageAt(location.pathname)?.text}>
      <Routes>{routesByBase[base]}</Routes>
    </ScreenText>
  );
}
