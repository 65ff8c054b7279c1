import { newRecord, type WorkingKind } from 'contract/schemas/working-kinds';
import type { SitePage } from 'contract/site-content';
import { prefetchQuery } from '#api/prefetch-query.ts';
import { session } from '#api/session.ts';
import { parseAuditFilter } from '#features/audit/use-audit-filter.ts';
import { parseLineState } from '#features/bank-lines/line-state.ts';
import * as messageFilter from '#features/contact-messages/message-filter.ts';
import { parseLedgerYear } from '#features/ledger/ledger-year.ts';
import { parseLedgerFilter } from '#features/ledger/use-ledger-filter.ts';
import * as mailFilter from '#features/mails/mail-filter.ts';
import { parseUserFilter } from '#features/members/user-filter.ts';
import { deskQueries } from '#features/requests/review-desk/desk-queries.ts';
import { contentListQueries } from '#shared/content-admin/content-rows.ts';
import { pageFromUrl, toPageParams } from '#ui/lists/page-from-url.ts';
import type { PrefetchTable, ScreenQueries, ScreenVisit } from './screen-queries.ts';

const toSearchParams = ({ search }: ScreenVisit) => new URLSearchParams(search);

const readPage = (visit: ScreenVisit) => pageFromUrl(toSearchParams(visit), visit.state);

const noQueries: ScreenQueries = () => [];

const editOptions = { refetchOnMount: true, bypassCache: true } as const;

const workingCopies = (kind: WorkingKind, record: string) =>
  prefetchQuery('getWorkingCopies', { kind, record }, editOptions);

const lastEdit = (id: string) => prefetchQuery('getLastEdit', { id }, editOptions);

const sitePage =
  (page: SitePage): ScreenQueries =>
  () => [prefetchQuery('getEditedContent', { page }, { refetchOnMount: true })];

const screens = {
  '/admin': () => [
    prefetchQuery('getDashboard', {}, { refetchOnMount: true }),
    prefetchQuery('getMemberHistory', {}, { refetchOnMount: true }),
  ],
  '/admin/manage-user': (visit) => [
    prefetchQuery('listUsers', {
      ...toPageParams(readPage(visit)),
      ...parseUserFilter(toSearchParams(visit)),
    }),
  ],
  '/admin/manage-user/edit/:id': ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
  '/admin/manage-user/:id': ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
  '/admin/institutions': (visit) => [prefetchQuery('listInstitutions', toPageParams(readPage(visit)))],
  '/admin/institutions/:id': ({ params: { id = '' } }) => [
    prefetchQuery('getInstitution', { id }),
    prefetchQuery('listInstitutionHistory', { id }),
  ],
  '/admin/money': () => [prefetchQuery('getMoneyOverview', {}, { refetchOnMount: true })],
  '/admin/money/bills': (visit) => [prefetchQuery('listOpenBills', toPageParams(readPage(visit)))],
  '/admin/money/ending': (visit) => [prefetchQuery('listEndingMemberships', toPageParams(readPage(visit)))],
  '/admin/money/payments/:id': ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
  '/admin/money/ledger/entries/:id': ({ params: { id = '' } }) => [prefetchQuery('getLedgerEntry', { id })],
  '/admin/money/lines': (visit) => [
    prefetchQuery('listBankLines', {
      ...toPageParams(readPage(visit)),
      state: parseLineState(toSearchParams(visit)),
    }),
  ],
  '/admin/money/statements': noQueries,
  '/admin/money/ledger': (visit) => [
    prefetchQuery('listLedgerEntries', {
      ...toPageParams(readPage(visit)),
      ...parseLedgerFilter(toSearchParams(visit)),
    }),
  ],
  '/admin/money/ledger/months': (visit) => [
    prefetchQuery('listLedgerMonths', { year: String(parseLedgerYear(toSearchParams(visit))) }),
  ],
  '/admin/settings/qris': () => [prefetchQuery('getQris', {})],
  '/admin/manage-content': noQueries,
  '/admin/manage-content/home': sitePage('home'),
  '/admin/manage-content/about': sitePage('about'),
  '/admin/manage-content/contact': sitePage('contact'),
  '/admin/manage-content/council': sitePage('council'),
  '/admin/manage-content/legal': sitePage('legal'),
  '/admin/manage-content/bylaws': sitePage('bylaws'),
  '/admin/request-register': (visit) => [
    prefetchQuery('listRegistrationRequests', toPageParams(readPage(visit))),
  ],
  '/admin/request-register/review': (visit) => deskQueries('listRegistrationRequests', toSearchParams(visit)),
  '/admin/request-renewal': (visit) => [prefetchQuery('listRenewalRequests', toPageParams(readPage(visit)))],
  '/admin/request-renewal/review': (visit) => deskQueries('listRenewalRequests', toSearchParams(visit)),
  '/addAdmin': () => [prefetchQuery('listAdmins', {})],
  '/admin/messages': (visit) => [
    prefetchQuery('listMessages', {
      ...toPageParams(readPage(visit)),
      state: messageFilter.stateOf(messageFilter.parseMessageFilter(toSearchParams(visit))),
    }),
  ],
  '/admin/messages/:id': ({ params: { id = '' } }) => [prefetchQuery('getMessage', { id })],
  '/admin/mails': (visit) => [
    prefetchQuery('listMails', {
      ...toPageParams(readPage(visit)),
      state: mailFilter.stateOf(mailFilter.parseMailFilter(toSearchParams(visit))),
    }),
  ],
  '/admin/mails/reminders': () => [prefetchQuery('listMissingReminders', {})],
  '/admin/bin': (visit) => [prefetchQuery('listBin', toPageParams(readPage(visit)))],
  '/admin/health': () => [prefetchQuery('getHealthReport', {})],
  '/admin/audit': (visit) => [
    prefetchQuery('listAuditEntries', {
      ...toPageParams(readPage(visit)),
      ...parseAuditFilter(toSearchParams(visit)),
    }),
  ],
  '/admin/manage-blog': (visit) => [
    prefetchQuery('getTotalBlogs', {}),
    ...contentListQueries('listWrittenBlogs', readPage(visit)),
  ],
  '/admin/manage-blog/add': () => [workingCopies('blog', newRecord)],
  '/admin/manage-blog/edit/:id': ({ params: { id = '' } }) => [
    workingCopies('blog', id),
    prefetchQuery('getWrittenBlog', { id }, editOptions),
    lastEdit(id),
  ],
  '/admin/manage-blog/preview/:id': ({ params: { id = '' } }) => [
    prefetchQuery('getWrittenBlog', { id }, editOptions),
  ],
  '/admin/manage-journal': (visit) => [
    prefetchQuery('getTotalJournals', {}),
    ...contentListQueries('listJournals', readPage(visit)),
  ],
  '/admin/manage-journal/add': noQueries,
  '/admin/manage-journal/edit/:id': ({ params: { id = '' } }) => [
    prefetchQuery('getJournal', { id }, editOptions),
    lastEdit(id),
  ],
  '/admin/manage-event': (visit) => [
    prefetchQuery('getTotalEvents', {}),
    ...contentListQueries('listEvents', readPage(visit)),
  ],
  '/admin/manage-event/add': () => [workingCopies('event', newRecord)],
  '/admin/manage-event/edit/:id': ({ params: { id = '' } }) => [
    workingCopies('event', id),
    prefetchQuery('getEvent', { id }, editOptions),
    lastEdit(id),
  ],
  '/admin/manage-product': (visit) => [
    prefetchQuery('getTotalProducts', {}),
    ...contentListQueries('listProducts', readPage(visit)),
  ],
  '/admin/manage-product/add': noQueries,
  '/admin/manage-product/edit/:id': ({ params: { id = '' } }) => [
    prefetchQuery('getProduct', { id }, editOptions),
    lastEdit(id),
  ],
} as const satisfies Readonly<Record<string, ScreenQueries>>;

export type AdminPath = keyof typeof screens;

/** Prefetch queries of the admin screens. */
export const adminQueries: PrefetchTable<AdminPath> = {
  isLikely: () => session.loginRole() === 'Admin',
  always: (id) => [prefetchQuery('getUser', { id }, { isLongLived: true })],
  screens,
};
