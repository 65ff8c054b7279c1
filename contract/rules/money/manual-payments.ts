import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';
import type { LedgerAccount } from './ledger.ts';

/** Accounts for payments that an admin records, because they arrived without a payment proof. */
export const manualMeans = ['cash', 'elsewhere', 'bank'] as const satisfies readonly LedgerAccount[];
export type ManualMeans = (typeof manualMeans)[number];

export const manualMeansLabels: Readonly<Record<ManualMeans, string>> = textMap({
  cash: () => t.meansCash,
  elsewhere: () => t.meansElsewhere,
  bank: () => t.meansBank,
});
