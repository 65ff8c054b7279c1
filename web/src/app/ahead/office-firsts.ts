import { newRecord, type WorkingKind } from 'contract/fields/working-kinds';
import type { SitePage } from 'contract/site-content';
import { question } from '#api/question.ts';
import { session } from '#api/session.ts';
import { auditFilterOf } from '#features/audit/use-audit-filter.ts';
import { lineStateOf } from '#features/bank-lines/line-state.ts';
import * as messageFilter from '#features/contact-messages/message-filter.ts';
import { ledgerYearOf } from '#features/ledger/ledger-year.ts';
import { ledgerFilterOf } from '#features/ledger/use-ledger-filter.ts';
import * as mailFilter from '#features/mails/mail-filter.ts';
import { userFilterOf } from '#features/members/user-filter.ts';
import { deskQuestions } from '#features/requests/review-desk/desk-questions.ts';
import { catalogueQuestions } from '#parts/catalogue/catalogue-rows.ts';
import { pageInput, pageOfAddress } from '#ui/lists/page-of-address.ts';
import type { First, Firsts, Visit } from './firsts.ts';

const searchOf = ({ search }: Visit) => new URLSearchParams(search);

const pageAt = (visit: Visit) => pageOfAddress(searchOf(visit), visit.state);

const nothing: First = () => [];

const edited = { isNew: true, fresh: true } as const;

const workingCopies = (kind: WorkingKind, record: string) =>
  question('getWorkingCopies', { kind, record }, edited);

const lastEdit = (id: string) => question('getLastEdit', { id }, edited);

const sitePage =
  (page: SitePage): First =>
  () => [question('getEditedContent', { page }, { isNew: true })];

const screens = {
  '/admin': () => [
    question('getDashboard', {}, { isNew: true }),
    question('getMemberHistory', {}, { isNew: true }),
  ],
  '/admin/manage-user': (visit) => [
    question('listUsers', { ...pageInput(pageAt(visit)), ...userFilterOf(searchOf(visit)) }),
  ],
  '/admin/manage-user/edit/:id': ({ params: { id = '' } }) => [question('getUser', { id })],
  '/admin/manage-user/:id': ({ params: { id = '' } }) => [question('getUser', { id })],
  '/admin/institutions': (visit) => [question('listInstitutions', pageInput(pageAt(visit)))],
  '/admin/institutions/:id': ({ params: { id = '' } }) => [
    question('getInstitution', { id }),
    question('listInstitutionHistory', { id }),
  ],
  '/admin/money': () => [question('getMoneyOverview', {}, { isNew: true })],
  '/admin/money/bills': (visit) => [question('listOpenBills', pageInput(pageAt(visit)))],
  '/admin/money/ending': (visit) => [question('listEndingMemberships', pageInput(pageAt(visit)))],
  '/admin/money/payments/:id': ({ params: { id = '' } }) => [question('getUser', { id })],
  '/admin/money/ledger/entries/:id': ({ params: { id = '' } }) => [question('getLedgerEntry', { id })],
  '/admin/money/lines': (visit) => [
    question('listBankLines', { ...pageInput(pageAt(visit)), state: lineStateOf(searchOf(visit)) }),
  ],
  '/admin/money/statements': nothing,
  '/admin/money/ledger': (visit) => [
    question('listLedgerEntries', { ...pageInput(pageAt(visit)), ...ledgerFilterOf(searchOf(visit)) }),
  ],
  '/admin/money/ledger/months': (visit) => [
    question('listLedgerMonths', { year: String(ledgerYearOf(searchOf(visit))) }),
  ],
  '/admin/settings/qris': () => [question('getQris', {})],
  '/admin/manage-content': nothing,
  '/admin/manage-content/home': sitePage('home'),
  '/admin/manage-content/about': sitePage('about'),
  '/admin/manage-content/contact': sitePage('contact'),
  '/admin/manage-content/council': sitePage('council'),
  '/admin/manage-content/legal': sitePage('legal'),
  '/admin/manage-content/bylaws': sitePage('bylaws'),
  '/admin/request-register': (visit) => [question('listRegistrationRequests', pageInput(pageAt(visit)))],
  '/admin/request-register/review': (visit) => deskQuestions('listRegistrationRequests', searchOf(visit)),
  '/admin/request-renewal': (visit) => [question('listRenewalRequests', pageInput(pageAt(visit)))],
  '/admin/request-renewal/review': (visit) => deskQuestions('listRenewalRequests', searchOf(visit)),
  '/addAdmin': () => [question('listAdmins', {})],
  '/admin/messages': (visit) => [
    question('listMessages', {
      ...pageInput(pageAt(visit)),
      state: messageFilter.stateOf(messageFilter.messageFilterOf(searchOf(visit))),
    }),
  ],
  '/admin/messages/:id': ({ params: { id = '' } }) => [question('getMessage', { id })],
  '/admin/mails': (visit) => [
    question('listMails', {
      ...pageInput(pageAt(visit)),
      state: mailFilter.stateOf(mailFilter.mailFilterOf(searchOf(visit))),
    }),
  ],
  '/admin/mails/reminders': () => [question('listMissingReminders', {})],
  '/admin/bin': (visit) => [question('listBin', pageInput(pageAt(visit)))],
  '/admin/health': () => [question('getHealthReport', {})],
  '/admin/audit': (visit) => [
    question('listAuditEntries', { ...pageInput(pageAt(visit)), ...auditFilterOf(searchOf(visit)) }),
  ],
  '/admin/manage-blog': (visit) => [
    question('getTotalBlogs', {}),
    ...catalogueQuestions('listWrittenBlogs', pageAt(visit)),
  ],
  '/admin/manage-blog/add': () => [workingCopies('blog', newRecord)],
  '/admin/manage-blog/edit/:id': ({ params: { id = '' } }) => [
    workingCopies('blog', id),
    question('getWrittenBlog', { id }, edited),
    lastEdit(id),
  ],
  '/admin/manage-blog/preview/:id': ({ params: { id = '' } }) => [question('getWrittenBlog', { id }, edited)],
  '/admin/manage-journal': (visit) => [
    question('getTotalJournals', {}),
    ...catalogueQuestions('listJournals', pageAt(visit)),
  ],
  '/admin/manage-journal/add': nothing,
  '/admin/manage-journal/edit/:id': ({ params: { id = '' } }) => [
    question('getJournal', { id }, edited),
    lastEdit(id),
  ],
  '/admin/manage-event': (visit) => [
    question('getTotalEvents', {}),
    ...catalogueQuestions('listEvents', pageAt(visit)),
  ],
  '/admin/manage-event/add': () => [workingCopies('event', newRecord)],
  '/admin/manage-event/edit/:id': ({ params: { id = '' } }) => [
    workingCopies('event', id),
    question('getEvent', { id }, edited),
    lastEdit(id),
  ],
  '/admin/manage-product': (visit) => [
    question('getTotalProducts', {}),
    ...catalogueQuestions('listProducts', pageAt(visit)),
  ],
  '/admin/manage-product/add': nothing,
  '/admin/manage-product/edit/:id': ({ params: { id = '' } }) => [
    question('getProduct', { id }, edited),
    lastEdit(id),
  ],
} as const satisfies Readonly<Record<string, First>>;

export type OfficePath = keyof typeof screens;

/** What the screens of the office ask first. */
export const officeFirsts: Firsts<OfficePath> = {
  isLikely: () => session.loginRole() === 'Admin',
  always: (id) => [question('getUser', { id }, { isLasting: true })],
  screens,
};
