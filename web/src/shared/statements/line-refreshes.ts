/** Queries to refetch after a change of bank lines: lists of lines, and data on paid bills. */
export const lineRefreshes = [
  'listBankLines',
  'listRegistrationRequests',
  'listRenewalRequests',
  'getReview',
  'listAuditEntries',
] as const;
