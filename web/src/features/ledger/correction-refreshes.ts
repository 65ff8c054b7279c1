import type { EndpointName } from 'contract';

/** Queries to refetch after a correction or a refund. */
export const correctionRefreshes: readonly EndpointName[] = [
  'getLedgerEntry',
  'listLedgerEntries',
  'listLedgerMonths',
  'listAuditEntries',
];
