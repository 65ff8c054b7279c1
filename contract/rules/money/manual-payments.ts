import type { LedgerAccount } from './ledger.ts';

/** Where money went that did not come as a renewal with its proof. */
export const manualMeans = ['cash', 'elsewhere', 'bank'] as const satisfies readonly LedgerAccount[];
export type ManualMeans = (typeof manualMeans)[number];

/** How they are written for people. */
export const manualMeansLabels: Readonly<Record<ManualMeans, string>> = {
  cash: 'Tunai',
  elsewhere: 'Rekening lain',
  bank: 'Rekening asosiasi',
};
