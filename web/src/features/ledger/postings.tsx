import type { LedgerRow } from 'contract/ledger';
import { accountLabels } from 'contract/rules/money/ledger-labels';
import { rupiah } from 'contract/words/text';

type Posting = LedgerRow['postings'][number];

/** 'Rekening bank'; 'Iuran 2027' for what is deferred. */
export const accountName = ({ account, year }: Omit<Posting, 'amount'>): string =>
  year === undefined ? accountLabels[account] : `Iuran ${year}`;

/** Debits without a sign, credits with a minus, as the accounts are added up. */
export function Postings({ postings }: Pick<LedgerRow, 'postings'>) {
  return (
    <ul lang="id" className="grid min-w-44 content-start gap-0.5 text-sm">
      {postings.map((posting) => (
        <li key={accountName(posting)} className="flex justify-between gap-3">
          <span className="text-nowrap">{accountName(posting)}</span>
          <span className="text-nowrap tabular-nums">{rupiah(posting.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
