import type { EndpointName } from 'contract';

export const correctionRefreshes: readonly EndpointName[] = [
  'getLedgerEntry',
  'listLedgerEntries',
  'listLedgerMonths',
  'listAuditEntries',
];
