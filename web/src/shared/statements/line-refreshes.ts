export const lineRefreshes = [
  'listBankLines',
  'listRegistrationRequests',
  'listRenewalRequests',
  'getReview',
  'listAuditEntries',
] as const;
