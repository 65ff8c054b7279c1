import type { MergeKind } from 'contract/rules/people/merges';

/** Document that names a moved record by its id, and follows it if the id changes. */
type Follower =
  /** Its id is in a field of the record. */
  | { readonly name: string; readonly idIn: string; readonly field: string }
  /** Its id is that of the record. */
  | { readonly name: string; readonly hasSameId: true }
  /** Is found by a field. */
  | { readonly name: string; readonly foundBy: string };

export interface MovedCollection {
  readonly name: string;
  readonly kind: MergeKind;
  /** Field with the id of the person, by which the records are found. */
  readonly by: string;
  /** Further fields that can contain the id of the person, also as a part of a longer id. */
  readonly also?: readonly string[];
  /** The id of the record contains that of the person. */
  readonly hasPersonInId?: true;
  readonly followers?: readonly Follower[];
}

const place: Follower = { name: 'eventPlaces', idIn: 'place', field: 'registration' };

/**
 * Collections whose records move to the other person when two are merged, in this order: registrations first, because
 * the records of a registration follow its id. Names are texts, because some of the collections belong to later layers.
 */
export const movedCollections: readonly MovedCollection[] = [
  {
    name: 'eventRegistrations',
    kind: 'event',
    by: 'user',
    hasPersonInId: true,
    followers: [place, { name: 'eventTransfers', hasSameId: true }],
  },
  { name: 'eventWaiting', kind: 'event', by: 'user', hasPersonInId: true, followers: [place] },
  { name: 'eventAnswers', kind: 'event', by: 'user', hasPersonInId: true },
  { name: 'eventGroups', kind: 'event', by: 'coordinator' },
  {
    name: 'certificates',
    kind: 'certificate',
    by: 'user',
    hasPersonInId: true,
    followers: [{ name: 'certificateCodes', foundBy: 'certificate' }],
  },
  { name: 'transcripts', kind: 'certificate', by: 'user' },
  { name: 'membershipLetters', kind: 'certificate', by: 'user' },
  { name: 'creditEntries', kind: 'credit', by: 'user', also: ['reverses'], hasPersonInId: true },
  { name: 'creditActivities', kind: 'credit', by: 'user' },
  { name: 'payments', kind: 'payment', by: 'userId' },
  { name: 'bills', kind: 'bill', by: 'userId', also: ['event.registration'] },
  { name: 'eventRefunds', kind: 'refund', by: 'user', also: ['registration'] },
  { name: 'memberNotes', kind: 'record', by: 'member' },
  { name: 'memberTasks', kind: 'record', by: 'member' },
  { name: 'memberDocuments', kind: 'record', by: 'member' },
  { name: 'outbox', kind: 'mail', by: 'userId' },
  { name: 'letterRecipients', kind: 'mail', by: 'userId' },
  { name: 'whatsappSends', kind: 'mail', by: 'user', hasPersonInId: true },
];

/** Documents of the account, which are changed together with the person in the first batch, or end with the account. */
export const accountCollections: Readonly<Record<string, string>> = {
  users: 'The record moves into the merge, and is stored again by an undo.',
  institutions: 'The seat moves in the first batch.',
  memberNumbers: 'The number leads to the other person from the first batch on.',
  mailSuppressions: 'Ended lists also count for the other address.',
  emailOwners: 'The address stays reserved until the merge is final.',
  sessions: 'End with the merge.',
  factors: 'Stays until the merge is final.',
  factorResets: 'An open one prevents the merge.',
  emailChanges: 'An open one prevents the merge.',
  passkeyChallenges: 'Expires within minutes.',
  loginTickets: 'Expires within minutes.',
  intents: 'The sweep settles it.',
  memberDoubles: 'The daily job deletes pairs of deleted people.',
  memberMerges: 'The merge itself.',
  memberMergeParts: 'The written list of the merge.',
};

/** Collections that name people as they were, or by other means, and stay unchanged. */
export const unchangedCollections: Readonly<Record<string, string>> = {
  audit: 'Append-only. Former ids lead from the person to the entries.',
  auditSeals: 'No people.',
  ledger: 'Append-only. Entries belong to payments, which move.',
  ledgerMonths: 'No people.',
  removals: 'Deleted people.',
  revokedCards: 'Serials. The first batch adds that of the card.',
  receiptNumbers: 'Lead to payments.',
  invoices: 'Lead to bills.',
  openBills: 'An open bill prevents the merge. Reserved amounts stay under the key of the bill.',
  billAmounts: 'Lead to bills.',
  bankLines: 'Lead to bills.',
  gistPages: 'Lead to payments.',
  eventPlaces: 'Lead to registrations, and follow them.',
  eventTransfers: 'Follow registrations.',
  certificateCodes: 'Follow certificates.',
  checkIns: 'Lead to tickets.',
  eventSurveyAnswers: 'Name no person.',
  eventGuests: 'People without an account.',
  memberImports: 'Name admins.',
  memberImportRows: 'Rows as imported. An erasure finds former ids.',
  messages: 'Found by address.',
  messageEntries: 'Name admins.',
  letters: 'Name admins.',
  workingCopies: 'Name admins.',
  bin: 'Name admins.',
  formerContent: 'Name admins.',
  siteContent: 'Name admins.',
  siteContentVersions: 'Name admins.',
  statementFiles: 'Name admins.',
  statementMappings: 'Name admins.',
  memberImportMappings: 'Name admins.',
  settings: 'Name admins.',
};

/** Collections without people. */
export const impersonalCollections: readonly string[] = [
  'announcements',
  'answers',
  'blogs',
  'certificateSettings',
  'checkInLinks',
  'creditReminders',
  'eventNotices',
  'eventProgrammes',
  'eventQuestions',
  'eventSettings',
  'eventSurveys',
  'events',
  'jobRuns',
  'jobs',
  'journals',
  'limits',
  'localMails',
  'membershipLetterYears',
  'messageTemplates',
  'products',
  'quarantine',
  'savedFilters',
  'totals',
  'translations',
  'upkeep',
];
