import { limits } from './limits.ts';

const [identicalProofs, laterSimilarProofs, similarHashes] = [3, 2, 8] as const;
const [fingerprintPages, comparedProofs, storedSimilarProofs] = [20, 12, 2] as const;

/**
 * Maximum number of documents that queries of the function read, where the caller does not choose a number.
 * Read budgets depend on these limits.
 */
export const queryLimits = {
  scannedAuditEntries: 500,
  /** Newest letters to one account in the download of its data. */
  ownLetters: 100,
  /** Addresses that get no letter of one list. */
  heldAddresses: 5000,
  /** More than one person can make. A deletion stays below Firestore's limit of 500 writes. */
  ownPayments: 200,
  /** Merges of one person, which its deletion ends. */
  ownMerges: 50,
  /** Authors of records about one person. */
  recordAuthors: 120,
  /** Batches of imports with a row about one person, in the download of the own data. */
  ownImportChunks: 20,
  /** People on the check-in list of an event. */
  checkInPeople: 2000,
  /** Device links of one event, also revoked ones. */
  checkInLinks: 30,
  /** Scans of other devices in one reply. */
  newScans: 500,
  /** People in one reply whose place was confirmed lately. */
  newlyConfirmedPeople: 100,
  /** Newest registrations for events that are deleted with their account. */
  ownEventRegistrations: 100,
  /** Groups that one coordinator ordered or paid, in the download of the own data. */
  ownEventGroups: 100,
  /** Waiting lists and requests of one person that are deleted with the account. */
  ownEventWaiting: 100,
  /** Newest places that the owner of an account registered without it. */
  ownGuestPlaces: 20,
  /** Records of a deleted person that one query of the erasure reads. */
  erasedAtOnce: 100,
  /** Payments with the same proof file, including the payment in question. */
  identicalProofs: identicalProofs,
  /** Later payments with a similar proof, and payments whose proof image is similar as a whole. */
  laterSimilarProofs: laterSimilarProofs,
  similarHashes: similarHashes,
  /** Pages of fingerprints (about four a year; the newest are scanned), compared payments, stored matches. */
  fingerprintPages: fingerprintPages,
  comparedProofs: comparedProofs,
  storedSimilarProofs: storedSimilarProofs,
  /** Reads of the search for reused proofs after an upload, and reads of its stored result later. */
  similarProofSearch:
    identicalProofs + laterSimilarProofs + similarHashes + fingerprintPages + comparedProofs,
  storedProofMatches: identicalProofs + laterSimilarProofs + storedSimilarProofs,
  /** Maximum number of rows that a jump to a page number skips, because each of them is billed. */
  maxSkippedRows: 2000,
  /** Open bills, and closed ones whose amount is still reserved. */
  maxMatchedBills: 2000,
  /** Codes in the text of a bank line, names that are searched in it, and members per name. */
  codesOfLine: 10,
  namesOfLine: 8,
  membersPerName: 10,
  /** Bills and members that are proposed for a bank line. */
  lineProposals: 5,
  /** Later statement files with lines of an import, which prevent its undo. */
  laterFiles: 20,
  /** Statement files whose days overlap with those of an undone import. */
  overlappingFiles: 200,
  /** Months of a hundred years, entries of an account in a month, and statement files that end on one day. */
  ledgerMonths: 1200,
  accountEntriesOfMonth: 10_000,
  filesOfDay: 20,
  /** More requests than can wait at the same time. */
  waitingRequests: 10_000,
  /** Maximum number of months for which a membership can be paid in advance. */
  revokedMonths: 240,
  /** More admins than an association has. */
  admins: 100,
  /** People whose bills a search of the open bills finds. */
  searchedPayers: 50,
  searchedEventPayments: 300,
  homeArticles: 3,
  /** Cancelled events that can hide the next one from home. */
  cancelledEvents: 10,
  /** Newest events with English texts, among which home finds the next one. */
  translatedEvents: 20,
  /** Translations of a kind that are compared with the Indonesian texts, newest publications first. */
  checkedTranslations: 200,
  /** Newest articles in the feed. Feed readers poll often, so older articles are not needed. */
  feedArticles: 20,
  calendarEvents: 50,
  sitemapEntries: 500,
  /** Newest articles, events and journals that the site search reads, each. */
  searchedEntries: 100,
  localMails: 50,
} as const;

/** Maximum number of notes, tasks and documents of one person. An empty query costs one read. */
export const memberRecordReads =
  limits.memberRecords.notes + limits.memberRecords.tasks + limits.memberRecords.documents;
