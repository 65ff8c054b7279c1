import { accounts } from './accounts.ts';
import { adminSearch } from './admin-search.ts';
import { admins } from './admins.ts';
import { announcements } from './announcements.ts';
import { audit } from './audit.ts';
import { bankLines } from './bank-lines.ts';
import { bills } from './bills.ts';
import { bin } from './bin.ts';
import { blogs } from './blogs.ts';
import { card } from './card.ts';
import { cardVerification } from './card-verification.ts';
import { certificates } from './certificates.ts';
import { checkIns } from './check-ins.ts';
import { connection } from './connection.ts';
import { consentChanges } from './consent-changes.ts';
import { contact } from './contact.ts';
import { contactMessages } from './contact-messages.ts';
import { credits } from './credits.ts';
import { directory } from './directory.ts';
import { emailChanges } from './email-changes.ts';
import { emailVerification } from './email-verification.ts';
import type { Endpoint } from './endpoint.ts';
import { eventGroups } from './event-groups.ts';
import { eventGuests } from './event-guests.ts';
import { eventLetters } from './event-letters.ts';
import { eventManagers } from './event-managers.ts';
import { eventPayments } from './event-payments.ts';
import { eventProgrammes } from './event-programmes.ts';
import { eventQuestions } from './event-questions.ts';
import { eventRefunds } from './event-refunds.ts';
import { eventRegistrations } from './event-registrations.ts';
import { eventReports } from './event-reports.ts';
import { eventSurveys } from './event-surveys.ts';
import { eventTransfers } from './event-transfers.ts';
import { eventWaiting } from './event-waiting.ts';
import { eventWalkIns } from './event-walk-ins.ts';
import { events } from './events.ts';
import { feeds } from './feeds.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { inboundMails } from './inbound-mails.ts';
import { institutionSeats } from './institution-seats.ts';
import { institutions } from './institutions.ts';
import { invoices } from './invoices.ts';
import { journals } from './journals.ts';
import { ledger } from './ledger.ts';
import { letters } from './letters.ts';
import { lifeMembers } from './life-members.ts';
import { mails } from './mails.ts';
import { memberDoubles } from './member-doubles.ts';
import { memberFields } from './member-fields.ts';
import { memberImports } from './member-imports.ts';
import { memberRecords } from './member-records.ts';
import { memberTimeline } from './member-timeline.ts';
import { members } from './members.ts';
import { membershipLetters } from './membership-letters.ts';
import { membershipPauses } from './membership-pauses.ts';
import { messageTemplates } from './message-templates.ts';
import { money } from './money.ts';
import { ownProfile } from './own-profile.ts';
import { passwords } from './passwords.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { qris } from './qris.ts';
import { questions } from './questions.ts';
import { receiptChecks } from './receipt-checks.ts';
import { registrations } from './registrations.ts';
import { reminders } from './reminders.ts';
import { renewalLinks } from './renewal-links.ts';
import { renewals } from './renewals.ts';
import { reviews } from './reviews.ts';
import { savedFilters } from './saved-filters.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { siteContent } from './site-content.ts';
import { statements } from './statements.ts';
import { tickets } from './tickets.ts';
import { totals } from './totals.ts';
import { translations } from './translations.ts';
import { whatsappMessages } from './whatsapp-messages.ts';
import { workingCopies } from './working-copies.ts';

/** The file name is the name in kebab case: `siteContent` is in site-content.ts. */
export const endpointFiles = {
  accounts,
  memberImports,
  members,
  messageTemplates,
  memberDoubles,
  memberFields,
  memberRecords,
  memberTimeline,
  membershipLetters,
  ownProfile,
  emailChanges,
  emailVerification,
  consentChanges,
  reminders,
  card,
  cardVerification,
  passwords,
  secondFactor,
  admins,
  announcements,
  adminSearch,
  registrations,
  renewals,
  questions,
  renewalLinks,
  bills,
  invoices,
  qris,
  ledger,
  money,
  bankLines,
  statements,
  payments,
  receiptChecks,
  reviews,
  savedFilters,
  institutions,
  institutionSeats,
  totals,
  blogs,
  journals,
  events,
  eventLetters,
  eventGroups,
  eventGuests,
  eventManagers,
  eventPayments,
  eventRefunds,
  eventTransfers,
  eventProgrammes,
  eventQuestions,
  eventRegistrations,
  eventReports,
  eventSurveys,
  eventWaiting,
  eventWalkIns,
  tickets,
  translations,
  checkIns,
  certificates,
  credits,
  directory,
  products,
  whatsappMessages,
  workingCopies,
  bin,
  images,
  inboundMails,
  siteContent,
  connection,
  health,
  home,
  contact,
  contactMessages,
  audit,
  letters,
  lifeMembers,
  membershipPauses,
  mails,
  feeds,
  search,
} as const satisfies Record<string, Record<string, Endpoint>>;

type EndpointFile = (typeof endpointFiles)[keyof typeof endpointFiles];
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (whole: infer W) => void ? W : never;

export type Endpoints = Merged<EndpointFile>;
export type EndpointName = keyof Endpoints;

/** The endpoint table: every endpoint of the function, by name. */
export const endpoints: Endpoints = Object.assign({}, ...Object.values(endpointFiles));
