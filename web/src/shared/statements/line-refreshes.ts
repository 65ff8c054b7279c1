export const lineRefreshes = [
  'listBankLines',
  'listRegistrationRequests',
  'listRenewalRequests',
  'listEventPayments',
  'getReview',
  'listAuditEntries',
] as const;
