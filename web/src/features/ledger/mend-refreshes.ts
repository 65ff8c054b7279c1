import type { EndpointName } from 'contract';

/** What a correction or a refund makes stale. */
export const mendRefreshes: readonly EndpointName[] = [
  'getLedgerEntry',
  'listLedgerEntries',
  'listLedgerMonths',
  'listAuditEntries',
];
