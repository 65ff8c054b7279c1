const [identicalProofs, laterSimilarProofs, similarHashes] = [3, 2, 8] as const;
const [fingerprintPages, comparedProofs, storedSimilarProofs] = [20, 12, 2] as const;

/**
 * Maximum number of documents that queries of the function read, where the caller does not choose a number.
 * Read budgets depend on these limits.
 */
export const queryLimits = {
  /** Audit entries that a text search scans. */
  scannedAuditEntries: 500,
  /**
   * Far more payments than one person can make. Keeps the batch of a deletion below Firestore's limit of 500
   * writes.
   */
  ownPayments: 200,
  /** Payments with the same proof file, including the payment in question. */
  identicalProofs: identicalProofs,
  /** Later payments with a similar proof, and payments whose proof image is similar as a whole. */
  laterSimilarProofs: laterSimilarProofs,
  similarHashes: similarHashes,
  /**
   * Pages of proof fingerprints: about four for a year, more if they are full; the newest are scanned. Then
   * payments whose fingerprints are compared, and similar payments that are stored.
   */
  fingerprintPages: fingerprintPages,
  comparedProofs: comparedProofs,
  storedSimilarProofs: storedSimilarProofs,
  /** Reads of the search for reused proofs after an upload, and reads of its stored result later. */
  similarProofSearch:
    identicalProofs + laterSimilarProofs + similarHashes + fingerprintPages + comparedProofs,
  storedProofMatches: identicalProofs + laterSimilarProofs + storedSimilarProofs,
  /** Maximum number of rows that a jump to a page number skips, because each of them is billed. */
  maxSkippedRows: 2000,
  /**
   * Bills that are compared with a bank statement: open ones, and closed ones whose amount is still reserved.
   */
  maxMatchedBills: 2000,
  /** More requests than can wait at the same time. */
  waitingRequests: 10_000,
  /** Maximum number of months for which a membership can be paid in advance. */
  revokedMonths: 240,
  /** More admins than an association has. */
  admins: 100,
  /** Newest articles on the home page. */
  homeArticles: 3,
  /** Newest articles in the feed. Feed readers poll often, so older articles are not needed. */
  feedArticles: 20,
  /** Upcoming and recent events in the calendar. */
  calendarEvents: 50,
  /** Number of articles, and of events, in the sitemap. */
  sitemapEntries: 500,
  /** Newest mails that the emulator shows. */
  localMails: 50,
} as const;
