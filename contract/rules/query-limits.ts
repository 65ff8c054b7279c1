const [sameProofs, laterAlike, hashAlike] = [3, 2, 8] as const;
const [gistPages, alikeCompared, alikeNoted] = [20, 12, 2] as const;

/** Most documents that a query of the function finds where no reader asks for so many: budgets of reads count on them. */
export const queryLimits = {
  /** Entries of the audit that are looked through for words. */
  auditTexts: 500,
  /** Far more payments than one person can make; keeps the batch of a removal under Firestore's 500 writes. */
  ownPayments: 200,
  /** Payments with the very same proof, the one in question among them. */
  sameProofs,
  /** Payments with the same slip that came later, and those that look the same as a whole. */
  laterAlike,
  hashAlike,
  /**
   * Pages of what payments are found by when their slip comes again: there are four for a year, or more where those
   * would not hold it, and the newest are looked through. Then payments whose slips are compared, and those noted.
   */
  gistPages,
  alikeCompared,
  alikeNoted,
  /** All that is read to find once, after an upload, whether a proof was used before; and afterwards, from what was noted. */
  alikeProofs: sameProofs + laterAlike + hashAlike + gistPages + alikeCompared,
  notedProofs: sameProofs + laterAlike + alikeNoted,
  /** Rows that a jump to a page number passes at most, as each is billed. */
  passedRows: 2000,
  /** Bills that a bank's file is compared with: those that are open, and those whose amount is still theirs. */
  matchedBills: 2000,
  /** More requests than can wait at once. */
  waitingRequests: 10_000,
  /** Months that memberships run ahead at the very most. */
  revokedMonths: 240,
  /** More admins than an association has. */
  admins: 100,
  /** Newest articles of the front page. */
  homeArticles: 3,
  /** Newest articles of the feed: its readers poll often and want what is new. */
  feedArticles: 20,
  /** Events of the calendar: the coming and the recent. */
  calendarEvents: 50,
  /** Articles, and as many events: a sitemap names all. */
  sitemapEntries: 500,
  /** Newest mails that the emulator shows. */
  localMails: 50,
} as const;
