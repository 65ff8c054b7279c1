/** Most documents that a query of the function finds where no reader asks for so many: budgets of reads count on them. */
export const queryLimits = {
  /** Far more payments than one person can make; keeps the batch of a removal under Firestore's 500 writes. */
  ownPayments: 200,
  /** Months that memberships run ahead at the very most. */
  revokedMonths: 240,
  /** Newest articles of the feed: its readers poll often and want what is new. */
  feedArticles: 20,
  /** Events of the calendar: the coming and the recent. */
  calendarEvents: 50,
  /** Articles, and as many events: a sitemap names all. */
  sitemapEntries: 500,
  /** Newest mails that the emulator shows. */
  localMails: 50,
} as const;
