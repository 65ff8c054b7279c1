/** Rules of `check.ts` for folders. docs/architecture.md describes each folder. */

/** Maximum number of code files directly in one folder. */
export const maxFiles = 25;
/** The same for a folder of shared modules in the browser. */
export const maxSharedFiles = 15;

/**
 * Layers of functions/src/model from the bottom up, with their contents. Each may import lower layers only. A noun with
 * parts has one layer for each part. `npm run generate` writes this list into docs/architecture.md.
 */
export const modelLayers: Readonly<Record<string, string>> = {
  base: 'actors, audit entries, retries, counters, edit conflicts, intents, paging, the mail queue, workers',
  'audit-log': 'the Merkle tree of the audit log, its checkpoints, exports and proofs',
  card: 'membership cards and wallet passes',
  'mails/delivery': 'bounces, and addresses to which no mail is sent',
  'money/proof-similarity': 'fingerprints of payment proofs and their comparison',
  files: 'images, documents, hashes',
  content: 'articles, events, journals, products, site pages',
  feeds: 'RSS, iCalendar, sitemap',
  'money/receipts': 'receipt numbers, codes, the PDF',
  'money/bills': 'amounts, opening and closing of bills, QRIS, invoices',
  'money/ledger':
    'entries, months and their closing, expenses, opening balances, comparison with the bank, corrections and refunds',
  'people/index': 'all users in memory: search, filters, orders (decision 0122)',
  'people/records': 'tags, notes, tasks and documents of admins about a person',
  'people/directory': 'entries of the member directory: publication, search, profiles, messages',
  'people/doubles': 'pairs of people who are probably one',
  'people/profile': 'profile, lists, consent, member numbers',
  'people/terms': 'memberships for life, pauses',
  institutions: 'institutions, seats, invitations',
  'money/statements': 'import of bank statements, bank lines and their matches',
  'money/payments': 'proofs, decisions, questions, reviews, renewals',
  credits: 'ledger of credits, progress and reminders, reported activities, transcripts',
  'events/registration': 'settings, places, prices, registering, waiting lists, questions, notices',
  'events/certificates': 'certificates of events, their codes, PDF and credential',
  'events/check-ins': 'lists, scans and links of doors, attendance online',
  'events/groups': 'places that coordinators order for their institutions',
  'events/results': 'letters, reports and surveys',
  'events/tickets': 'signed tickets and badges',
  'events/refunds': 'cancellations and refunds',
  'events/payments': 'proofs and decisions for bills of events',
  'events/places': 'own places and transfers',
  'events/guests': 'people without accounts: links, places, erasure',
  'people/imports': 'import of members from a sheet: check, batches, undo',
  'people/membership-letters': 'letters that confirm a membership: issue, check, PDF',
  'people/merges': 'merge of two people: the list of moved records, undo',
  accounts: 'registration, login, deletion, passwords, second factors, admins',
  admin: 'audit list, messages, dashboard, money overview and reports',
  'mails/inbound': 'received mails: parsing, and their way to a thread',
  'mails/texts': 'texts, links, sending',
  'mails/letters': 'letters of admins to members: drafts, recipients, sending',
  'people/timeline': 'everything about one person, by time',
  maintenance: 'the daily jobs',
};

/** Folders of contract without endpoint tables. */
export const foldersWithoutTables: readonly string[] = [
  'rules',
  'schemas',
  'text',
  'built-in',
  'node_modules',
];

/**
 * Features of the browser that are named after their screens, because no endpoint table has their noun.
 * They are the pages of the site, the member's dashboard, and the two request lists with their review desk.
 */
export const screensWithoutTable: readonly string[] = [
  'content/about',
  'content/council',
  'content/joining',
  'content/legal',
  'content/professional',
  'people/membership',
  'money/requests',
];
