/** What a change of bank lines makes out of date: whatever shows lines, or that a bill has its money. */
export const lineRefreshes = [
  'listBankLines',
  'listRegistrationRequests',
  'listRenewalRequests',
  'getReview',
  'listAuditEntries',
] as const;
