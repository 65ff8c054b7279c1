import { accounts } from './accounts/accounts.ts';
import { admins } from './accounts/admins.ts';
import { emailChanges } from './accounts/email-changes.ts';
import { passwords } from './accounts/passwords.ts';
import { secondFactor } from './accounts/second-factor.ts';
import { adminSearch } from './admin/admin-search.ts';
import { audit } from './admin/audit.ts';
import { totals } from './admin/totals.ts';
import { card } from './card/card.ts';
import { cardVerification } from './card/card-verification.ts';
import { bin } from './content/bin.ts';
import { blogs } from './content/blogs.ts';
import { home } from './content/home.ts';
import { images } from './content/images.ts';
import { journals } from './content/journals.ts';
import { products } from './content/products.ts';
import { search } from './content/search.ts';
import { siteContent } from './content/site-content.ts';
import { translations } from './content/translations.ts';
import { workingCopies } from './content/working-copies.ts';
import { credits } from './credits/credits.ts';
import type { Endpoint } from './endpoint.ts';
import { checkIns } from './events/check-ins.ts';
import { eventGuests } from './events/event-guests.ts';
import { eventPayments } from './events/event-payments.ts';
import { eventRegistrations } from './events/event-registrations.ts';
import { eventResults } from './events/event-results.ts';
import { events } from './events/events.ts';
import { feeds } from './feeds/feeds.ts';
import { institutionSeats } from './institutions/institution-seats.ts';
import { institutions } from './institutions/institutions.ts';
import { announcements } from './mails/announcements.ts';
import { contact } from './mails/contact.ts';
import { contactMessages } from './mails/contact-messages.ts';
import { letters } from './mails/letters.ts';
import { mails } from './mails/mails.ts';
import { reminders } from './mails/reminders.ts';
import { whatsappMessages } from './mails/whatsapp-messages.ts';
import { health } from './maintenance/health.ts';
import { bankLines } from './money/bank-lines.ts';
import { bills } from './money/bills.ts';
import { invoices } from './money/invoices.ts';
import { ledger } from './money/ledger.ts';
import { money } from './money/money.ts';
import { payments } from './money/payments.ts';
import { qris } from './money/qris.ts';
import { questions } from './money/questions.ts';
import { receiptChecks } from './money/receipt-checks.ts';
import { registrations } from './money/registrations.ts';
import { renewalLinks } from './money/renewal-links.ts';
import { renewals } from './money/renewals.ts';
import { reviews } from './money/reviews.ts';
import { statements } from './money/statements.ts';
import { directory } from './people/directory.ts';
import { memberDoubles } from './people/member-doubles.ts';
import { memberFields } from './people/member-fields.ts';
import { memberImports } from './people/member-imports.ts';
import { memberRecords } from './people/member-records.ts';
import { memberTimeline } from './people/member-timeline.ts';
import { members } from './people/members.ts';
import { membershipLetters } from './people/membership-letters.ts';
import { membershipTerms } from './people/membership-terms.ts';
import { ownProfile } from './people/own-profile.ts';
import { savedFilters } from './people/saved-filters.ts';

/** The file name is the name in kebab case: `siteContent` is in site-content.ts. */
export const endpointFiles = {
  accounts,
  memberImports,
  members,
  memberDoubles,
  memberFields,
  memberRecords,
  memberTimeline,
  membershipLetters,
  ownProfile,
  emailChanges,
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
  eventGuests,
  eventPayments,
  eventResults,
  eventRegistrations,
  translations,
  checkIns,
  credits,
  directory,
  products,
  whatsappMessages,
  workingCopies,
  bin,
  images,
  siteContent,
  health,
  home,
  contact,
  contactMessages,
  audit,
  letters,
  membershipTerms,
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
