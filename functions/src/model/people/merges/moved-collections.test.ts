import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { movedCollections } from './moved-collections.ts';

/** Documents of the account, which are changed together with the person in the first batch, or end with the account. */
const accountCollections: Readonly<Record<string, string>> = {
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
const unchangedCollections: Readonly<Record<string, string>> = {
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
const impersonalCollections: readonly string[] = [
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

const source = join(import.meta.dirname, '../../..');

/** Names of all collections that the function declares. */
function declaredCollections(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return [...text.matchAll(/\b(?:collection|createShortList)(?:<[^()]*>)?\(\s*'(\w+)'/g)].map(
      ([, name]) => name ?? '',
    );
  });
  return [...new Set(names)].sort();
}

test('each collection says whether a merge of people moves its records', () => {
  const known = [
    ...movedCollections.map(({ name }) => name),
    ...Object.keys(accountCollections),
    ...Object.keys(unchangedCollections),
    ...impersonalCollections,
  ];
  expect(known.toSorted()).toEqual([...new Set(known)].sort());
  expect(known.toSorted()).toEqual(declaredCollections());
});
