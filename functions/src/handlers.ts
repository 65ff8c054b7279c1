import type { Endpoints } from 'contract';
import { accounts } from '#features/accounts/accounts.ts';
import { admins } from '#features/accounts/admins.ts';
import { emailChanges } from '#features/accounts/email-changes.ts';
import { passwords } from '#features/accounts/passwords.ts';
import { secondFactor } from '#features/accounts/second-factor.ts';
import { adminSearch } from '#features/admin/admin-search.ts';
import { audit } from '#features/admin/audit.ts';
import { totals } from '#features/admin/totals.ts';
import { card } from '#features/card/card.ts';
import { cardVerification } from '#features/card/card-verification.ts';
import { bin } from '#features/content/bin.ts';
import { blogs } from '#features/content/blogs.ts';
import { home } from '#features/content/home.ts';
import { images } from '#features/content/images.ts';
import { journals } from '#features/content/journals.ts';
import { products } from '#features/content/products.ts';
import { search } from '#features/content/search.ts';
import { siteContent } from '#features/content/site-content.ts';
import { translations } from '#features/content/translations.ts';
import { workingCopies } from '#features/content/working-copies.ts';
import { credits } from '#features/credits/credits.ts';
import { checkIns } from '#features/events/check-ins.ts';
import { eventGuests } from '#features/events/event-guests.ts';
import { eventPayments } from '#features/events/event-payments.ts';
import { eventRegistrations } from '#features/events/event-registrations.ts';
import { eventResults } from '#features/events/event-results.ts';
import { events } from '#features/events/events.ts';
import { feeds } from '#features/feeds/feeds.ts';
import { institutionSeats } from '#features/institutions/institution-seats.ts';
import { institutions } from '#features/institutions/institutions.ts';
import { announcements } from '#features/mails/announcements.ts';
import { contact } from '#features/mails/contact.ts';
import { contactMessages } from '#features/mails/contact-messages.ts';
import { letters } from '#features/mails/letters.ts';
import { mails } from '#features/mails/mails.ts';
import { reminders } from '#features/mails/reminders.ts';
import { whatsappMessages } from '#features/mails/whatsapp-messages.ts';
import { health } from '#features/maintenance/health.ts';
import { bankLines } from '#features/money/bank-lines.ts';
import { bills } from '#features/money/bills.ts';
import { invoices } from '#features/money/invoices.ts';
import { ledger } from '#features/money/ledger.ts';
import { money } from '#features/money/money.ts';
import { payments } from '#features/money/payments.ts';
import { qris } from '#features/money/qris.ts';
import { questions } from '#features/money/questions.ts';
import { receiptChecks } from '#features/money/receipt-checks.ts';
import { registrations } from '#features/money/registrations.ts';
import { renewalLinks } from '#features/money/renewal-links.ts';
import { renewals } from '#features/money/renewals.ts';
import { reviews } from '#features/money/reviews.ts';
import { statements } from '#features/money/statements.ts';
import { directory } from '#features/people/directory.ts';
import { memberDoubles } from '#features/people/member-doubles.ts';
import { memberFields } from '#features/people/member-fields.ts';
import { memberImports } from '#features/people/member-imports.ts';
import { memberRecords } from '#features/people/member-records.ts';
import { memberTimeline } from '#features/people/member-timeline.ts';
import { members } from '#features/people/members.ts';
import { membershipLetters } from '#features/people/membership-letters.ts';
import { membershipTerms } from '#features/people/membership-terms.ts';
import { ownProfile } from '#features/people/own-profile.ts';
import { savedFilters } from '#features/people/saved-filters.ts';
import type { Handlers } from '#http/handler.ts';

/** Handlers of all endpoints. A missing or surplus handler does not compile. */
export const handlers: Handlers<Endpoints> = {
  ...accounts,
  ...memberImports,
  ...members,
  ...memberDoubles,
  ...memberFields,
  ...memberRecords,
  ...memberTimeline,
  ...membershipLetters,
  ...ownProfile,
  ...emailChanges,
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
  ...eventGuests,
  ...eventPayments,
  ...eventResults,
  ...eventRegistrations,
  ...translations,
  ...checkIns,
  ...credits,
  ...directory,
  ...products,
  ...whatsappMessages,
  ...workingCopies,
  ...bin,
  ...images,
  ...siteContent,
  ...health,
  ...home,
  ...contact,
  ...contactMessages,
  ...audit,
  ...letters,
  ...membershipTerms,
  ...mails,
  ...feeds,
  ...search,
};
