import type { LedgerRow } from 'contract/money/ledger';
import { isExpenseCategory } from 'contract/rules/money/ledger';
import {
  accountLabels,
  categoryLabels,
  incomeLabels,
  ledgerKindLabels,
} from 'contract/rules/money/ledger-labels';
import { formatRupiah } from 'contract/text/numbers';

type Posting = LedgerRow['postings'][number];

/** Returns the name of an account: 'Rekening bank', or 'Iuran 2027' for deferred fees. */
export const accountName = ({ account, year }: Omit<Posting, 'amount'>): string =>
  year === undefined ? accountLabels[account] : `Iuran ${year}`;

/** Postings of an entry. Debits have no sign, credits have a minus, as in the account totals. */
export function Postings({ postings }: Pick<LedgerRow, 'postings'>) {
  return (
    <ul className="grid min-w-44 content-start gap-0.5 text-sm">
      {postings.map((posting) => (
        <li key={accountName(posting)} className="flex flex-wrap justify-between gap-x-3">
          <span className="text-nowrap">{accountName(posting)}</span>
          <span className="ml-auto text-nowrap tabular-nums">{formatRupiah(posting.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the kind of income, or the categories of an expense; '' for an opening balance. */
export function subjectOf({ income, postings }: Pick<LedgerRow, 'income' | 'postings'>): string {
  if (income !== null) return incomeLabels[income];
  return postings
    .flatMap(({ account }) => (isExpenseCategory(account) ? categoryLabels[account] : []))
    .join(', ');
}

/** Returns the name of a row for its button: 'Pembayaran Sari', or 'Pengeluaran 2026-11-03'. */
export const entryName = ({ kind, payer, date }: LedgerRow): string =>
  `${ledgerKindLabels[kind]} ${payer?.name ?? date}`;
