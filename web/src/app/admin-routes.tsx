import { Route, Routes, useLocation } from 'react-router-dom';
import { opensScreen } from '#api/duties.ts';
import { knownAnswer, question } from '#api/questions.ts';
import { session } from '#api/session.ts';
import { auditFilterOf } from '#features/audit/use-audit-filter.ts';
import { lineStateOf } from '#features/bank-lines/line-state.ts';
import * as messageFilter from '#features/contact-messages/message-filter.ts';
import { ledgerYearOf } from '#features/ledger/ledger-year.ts';
import * as mailFilter from '#features/mails/mail-filter.ts';
import { userFilterOf } from '#features/members/user-filter.ts';
import { catalogueQuestions } from '#parts/catalogue/catalogue-rows.ts';
import { pageInput, pageOfAddress } from '#ui/lists/page-of-address.ts';
import AdminLayout from './admin-layout.tsx';
import { aheadOf, useAhead } from './ahead/use-ahead.ts';
import { RequireAdmin, RequireToken } from './guards.tsx';
import { notFoundRoute } from './not-found-page.tsx';
import { type PageRoute, type Place, routeOf } from './page-route.tsx';
import { PublicLayout } from './public-layout.tsx';

const searchOf = ({ search }: Place) => new URLSearchParams(search);

const pageAt = (place: Place) => pageOfAddress(searchOf(place), place.state);

/** Pages for role Admin only. */
export const adminPages: readonly PageRoute[] = [
  {
    path: '/admin',
    title: 'Dashboard',
    load: () => import('#features/totals/dashboard-page.tsx'),
    first: () => [
      question('getDashboard', {}, { isNew: true }),
      question('getMemberHistory', {}, { isNew: true }),
    ],
  },
  {
    path: '/admin/manage-user',
    title: 'User Management',
    load: () => import('#features/members/manage-user-page.tsx'),
    first: (place) => [
      question('listUsers', { ...pageInput(pageAt(place)), ...userFilterOf(searchOf(place)) }),
    ],
  },
  {
    path: '/admin/manage-user/edit/:id',
    title: 'Edit User',
    load: () => import('#features/members/edit-user-page.tsx'),
    first: ({ params: { id = '' } }) => [question('getUser', { id })],
  },
  {
    path: '/admin/manage-user/:id',
    title: 'Member',
    load: () => import('#features/members/member-page.tsx'),
    first: ({ params: { id = '' } }) => [question('getUser', { id })],
  },
  {
    path: '/admin/institutions',
    title: 'Institutions',
    load: () => import('#features/institutions/institutions-page.tsx'),
    first: (place) => [question('listInstitutions', pageInput(pageAt(place)))],
  },
  {
    path: '/admin/institutions/:id',
    title: 'Institution',
    load: () => import('#features/institutions/institution-page.tsx'),
    first: ({ params: { id = '' } }) => [question('getInstitution', { id })],
  },
  {
    path: '/admin/money/lines',
    title: 'Bank lines',
    load: () => import('#features/bank-lines/bank-lines-page.tsx'),
    first: (place) => [
      question('listBankLines', { ...pageInput(pageAt(place)), state: lineStateOf(searchOf(place)) }),
    ],
  },
  {
    path: '/admin/money/statements',
    title: 'Import statement',
    load: () => import('#features/statements/import-statement-page.tsx'),
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
    first: () => [question('getEditedContent', { page: 'home' }, { isNew: true })],
  },
  {
    path: '/admin/manage-content/about',
    title: 'Content: About',
    load: () => import('#features/about/about-editor-page.tsx'),
    first: () => [question('getEditedContent', { page: 'about' }, { isNew: true })],
  },
  {
    path: '/admin/manage-content/contact',
    title: 'Content: Contact',
    load: () => import('#features/contact/contact-editor-page.tsx'),
    first: () => [question('getEditedContent', { page: 'contact' }, { isNew: true })],
  },
  {
    path: '/admin/manage-content/council',
    title: 'Content: Council and Committees',
    load: () => import('#features/council/council-editor-page.tsx'),
    first: () => [question('getEditedContent', { page: 'council' }, { isNew: true })],
  },
  {
    path: '/admin/manage-content/legal',
    title: 'Content: Legal',
    load: () => import('#features/legal/legal-editor-page.tsx'),
    first: () => [question('getEditedContent', { page: 'legal' }, { isNew: true })],
  },
  {
    path: '/admin/manage-content/bylaws',
    title: 'Content: AD/ART',
    load: () => import('#features/legal/bylaws-editor-page.tsx'),
    first: () => [question('getEditedContent', { page: 'bylaws' }, { isNew: true })],
  },
  {
    path: '/admin/request-register',
    title: 'Request Register',
    load: () => import('#features/requests/request-register-page.tsx'),
    first: (place) => [question('listRegistrationRequests', pageInput(pageAt(place)))],
  },
  {
    path: '/admin/request-register/review',
    title: 'Review desk: Request Register',
    load: () => import('#features/requests/review-register-page.tsx'),
  },
  {
    path: '/admin/request-renewal',
    title: 'Request Renewal',
    load: () => import('#features/requests/request-renewal-page.tsx'),
    first: (place) => [question('listRenewalRequests', pageInput(pageAt(place)))],
  },
  {
    path: '/admin/request-renewal/review',
    title: 'Review desk: Request Renewal',
    load: () => import('#features/requests/review-renewal-page.tsx'),
  },
  {
    path: '/addAdmin',
    title: 'Add Admin',
    load: () => import('#features/admins/add-admin-page.tsx'),
    first: () => [question('listAdmins', {})],
  },
  {
    path: '/admin/messages',
    title: 'Messages',
    load: () => import('#features/contact-messages/messages-page.tsx'),
    first: (place) => [
      question('listMessages', {
        ...pageInput(pageAt(place)),
        state: messageFilter.stateOf(messageFilter.messageFilterOf(searchOf(place))),
      }),
    ],
  },
  {
    path: '/admin/messages/:id',
    title: 'Message',
    load: () => import('#features/contact-messages/message-page.tsx'),
    first: ({ params: { id = '' } }) => [question('getMessage', { id })],
  },
  {
    path: '/admin/mails',
    title: 'Mails',
    load: () => import('#features/mails/mails-page.tsx'),
    first: (place) => [
      question('listMails', {
        ...pageInput(pageAt(place)),
        state: mailFilter.stateOf(mailFilter.mailFilterOf(searchOf(place))),
      }),
    ],
  },
  {
    path: '/admin/mails/reminders',
    title: 'Missing Reminders',
    load: () => import('#features/mails/missing-reminders-page.tsx'),
    first: () => [question('listMissingReminders', {})],
  },
  {
    path: '/admin/bin',
    title: 'Bin',
    load: () => import('#features/bin/bin-page.tsx'),
    first: (place) => [question('listBin', pageInput(pageAt(place)))],
  },
  {
    path: '/admin/health',
    title: 'Health',
    load: () => import('#features/health/health-page.tsx'),
    first: () => [question('getHealthReport', {})],
  },
  {
    path: '/admin/audit',
    title: 'Audit',
    load: () => import('#features/audit/audit-page.tsx'),
    first: (place) => [
      question('listAuditEntries', { ...pageInput(pageAt(place)), ...auditFilterOf(searchOf(place)) }),
    ],
  },
  {
    path: '/admin/settings/qris',
    title: 'QRIS',
    load: () => import('#features/qris/qris-page.tsx'),
  },
  {
    path: '/admin/money/ledger',
    title: 'Ledger',
    load: () => import('#features/ledger/ledger-page.tsx'),
  },
  {
    path: '/admin/money/ledger/months',
    title: 'Ledger months',
    load: () => import('#features/ledger/ledger-months-page.tsx'),
    first: (place) => [question('listLedgerMonths', { year: String(ledgerYearOf(searchOf(place))) })],
  },
  {
    path: '/admin/manage-blog',
    title: 'Manage Blogs',
    load: () => import('#features/blogs/manage-blog-page.tsx'),
    first: (place) => [
      question('getTotalBlogs', {}),
      ...catalogueQuestions('listWrittenBlogs', pageAt(place)),
    ],
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
    first: (place) => [
      question('getTotalJournals', {}),
      ...catalogueQuestions('listJournals', pageAt(place)),
    ],
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
    first: (place) => [question('getTotalEvents', {}), ...catalogueQuestions('listEvents', pageAt(place))],
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
    first: (place) => [
      question('getTotalProducts', {}),
      ...catalogueQuestions('listProducts', pageAt(place)),
    ],
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

/** Their code and first answers, while the guard asks whether the caller is an admin. */
export const ahead = aheadOf(adminPages, {
  isLikely: () => session.loginRole() === 'Admin',
  always: (id) => [question('getUser', { id }, { isLasting: true })],
  opens: (id, path) => opensScreen(knownAnswer('getUser', { id })?.duties, path),
});

/** Made once: a page whose component changed would lose all that was typed. */
const tableOf = (base: string) => (
  <>
    <Route
      element={
        <RequireToken>
          <RequireAdmin>
            <AdminLayout />
          </RequireAdmin>
        </RequireToken>
      }
    >
      {adminPages
        .filter(({ path }) => path === base || path.startsWith(`${base}/`))
        .map(({ title, ...page }) =>
          routeOf({
            ...page,
            title: `${title} · Admin`,
            path: page.path.slice(base.length).replace(/^\//, ''),
          }),
        )}
    </Route>
    <Route element={<PublicLayout />}>{notFoundRoute}</Route>
  </>
);

const tables = { '/admin': tableOf('/admin'), '/addAdmin': tableOf('/addAdmin') } as const;

interface AdminRoutesProps {
  /** Where these routes hang. */
  readonly base: keyof typeof tables;
}

/** The screens of the back office: visitors load none of this, not even their names. */
export default function AdminRoutes({ base }: AdminRoutesProps) {
  useAhead(ahead, useLocation());
  return <Routes>{tables[base]}</Routes>;
}
