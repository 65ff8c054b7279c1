import type { Endpoints } from 'contract';
import { accounts } from '#features/accounts.ts';
import { adminSearch } from '#features/admin-search.ts';
import { admins } from '#features/admins.ts';
import { announcements } from '#features/announcements.ts';
import { audit } from '#features/audit.ts';
import { bankLines } from '#features/bank-lines.ts';
import { bills } from '#features/bills.ts';
import { bin } from '#features/bin.ts';
import { blogs } from '#features/blogs.ts';
import { card } from '#features/card.ts';
import { cardVerification } from '#features/card-verification.ts';
import { certificates } from '#features/certificates.ts';
import { checkIns } from '#features/check-ins.ts';
import { connection } from '#features/connection.ts';
import { consentChanges } from '#features/consent-changes.ts';
import { contact } from '#features/contact.ts';
import { contactMessages } from '#features/contact-messages.ts';
import { credits } from '#features/credits.ts';
import { directory } from '#features/directory.ts';
import { emailChanges } from '#features/email-changes.ts';
import { emailVerification } from '#features/email-verification.ts';
import { eventGroups } from '#features/event-groups.ts';
import { eventGuests } from '#features/event-guests.ts';
import { eventLetters } from '#features/event-letters.ts';
import { eventManagers } from '#features/event-managers.ts';
import { eventPayments } from '#features/event-payments.ts';
import { eventProgrammes } from '#features/event-programmes.ts';
import { eventQuestions } from '#features/event-questions.ts';
import { eventRegistrations } from '#features/event-registrations.ts';
import { eventReports } from '#features/event-reports.ts';
import { eventSurveys } from '#features/event-surveys.ts';
import { eventWaiting } from '#features/event-waiting.ts';
import { eventWalkIns } from '#features/event-walk-ins.ts';
import { events } from '#features/events.ts';
import { feeds } from '#features/feeds.ts';
import { health } from '#features/health.ts';
import { home } from '#features/home.ts';
import { images } from '#features/images.ts';
import { inboundMails } from '#features/inbound-mails.ts';
import { institutionSeats } from '#features/institution-seats.ts';
import { institutions } from '#features/institutions.ts';
import { invoices } from '#features/invoices.ts';
import { journals } from '#features/journals.ts';
import { ledger } from '#features/ledger.ts';
import { letters } from '#features/letters.ts';
import { lifeMembers } from '#features/life-members.ts';
import { mails } from '#features/mails.ts';
import { memberDoubles } from '#features/member-doubles.ts';
import { memberFields } from '#features/member-fields.ts';
import { memberImports } from '#features/member-imports.ts';
import { memberRecords } from '#features/member-records.ts';
import { memberTimeline } from '#features/member-timeline.ts';
import { members } from '#features/members.ts';
import { membershipLetters } from '#features/membership-letters.ts';
import { membershipPauses } from '#features/membership-pauses.ts';
import { messageTemplates } from '#features/message-templates.ts';
import { money } from '#features/money.ts';
import { ownProfile } from '#features/own-profile.ts';
import { passwords } from '#features/passwords.ts';
import { payments } from '#features/payments.ts';
import { products } from '#features/products.ts';
import { qris } from '#features/qris.ts';
import { questions } from '#features/questions.ts';
import { receiptChecks } from '#features/receipt-checks.ts';
import { registrations } from '#features/registrations.ts';
import { reminders } from '#features/reminders.ts';
import { renewalLinks } from '#features/renewal-links.ts';
import { renewals } from '#features/renewals.ts';
import { reviews } from '#features/reviews.ts';
import { savedFilters } from '#features/saved-filters.ts';
import { search } from '#features/search.ts';
import { secondFactor } from '#features/second-factor.ts';
import { siteContent } from '#features/site-content.ts';
import { statements } from '#features/statements.ts';
import { tickets } from '#features/tickets.ts';
import { totals } from '#features/totals.ts';
import { translations } from '#features/translations.ts';
import { whatsappMessages } from '#features/whatsapp-messages.ts';
import { workingCopies } from '#features/working-copies.ts';
import type { Handlers } from '#http/handler.ts';
import { eventRefunds } from './features/event-refunds.ts';
import { eventTransfers } from './features/event-transfers.ts';

/** Handlers of all endpoints. A missing or surplus handler does not compile. */
export const handlers: Handlers<Endpoints> = {
  ...accounts,
  ...memberImports,
  ...members,
  ...messageTemplates,
  ...memberDoubles,
  ...memberFields,
  ...memberRecords,
  ...memberTimeline,
  ...membershipLetters,
  ...ownProfile,
  ...emailChanges,
  ...emailVerification,
  ...consentChanges,
  ...reminders,
  ...card,
  ...cardVerification,
  ...passwords,
  ...secondFactor,
  ...admins,
  ...announcements,
  ...adminSearch,
  ...registrations,
  ...renewals,
  ...questions,
  ...renewalLinks,
  ...bills,
  ...invoices,
  ...qris,
  ...ledger,
  ...money,
  ...bankLines,
  ...statements,
  ...payments,
  ...receiptChecks,
  ...reviews,
  ...savedFilters,
  ...institutions,
  ...institutionSeats,
  ...totals,
  ...blogs,
  ...journals,
  ...events,
  ...eventLetters,
  ...eventGroups,
  ...eventGuests,
  ...eventManagers,
  ...eventPayments,
  ...eventRefunds,
  ...eventTransfers,
  ...eventProgrammes,
  ...eventQuestions,
  ...eventRegistrations,
  ...eventReports,
  ...eventSurveys,
  ...eventWaiting,
  ...eventWalkIns,
  ...tickets,
  ...translations,
  ...checkIns,
  ...certificates,
  ...credits,
  ...directory,
  ...products,
  ...whatsappMessages,
  ...workingCopies,
  ...bin,
  ...images,
  ...inboundMails,
  ...siteContent,
  ...connection,
  ...health,
  ...home,
  ...contact,
  ...contactMessages,
  ...audit,
  ...letters,
  ...lifeMembers,
  ...membershipPauses,
  ...mails,
  ...feeds,
  ...search,
};
