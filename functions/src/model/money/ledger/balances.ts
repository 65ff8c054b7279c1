import { type MoneyAccount, moneyAccounts, sumOf } from 'contract/rules/money/ledger';
import { fileNameOf } from 'contract/rules/money/statements/file-name';
import { queryLimits } from 'contract/rules/query-limits';
import { ledger, statementFiles } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { Stored } from '#data/queries.ts';
import { ownAccount } from '#model/money/bills/amounts.ts';
import { accountKey, monthOf } from './entries.ts';

type Months = readonly Pick<Stored<LedgerMonthRecord>, 'id' | 'data'>[];

/** Returns the balance of an account at the end of a month, 'YYYY-MM'. */
export const balanceAt = (months: Months, account: MoneyAccount, month: string): number =>
  months.filter(({ id }) => id <= month).reduce((sum, { data }) => sum + (data.balances?.[account] ?? 0), 0);

export const balancesAt = (months: Months, month: string): Record<MoneyAccount, number> =>
  Object.fromEntries(moneyAccounts.map((account) => [account, balanceAt(months, account, month)])) as Record<
    MoneyAccount,
    number
  >;

const batchSize = 500;

/** Sums the change of an account by entries after a day of its month. */
async function sumAfter(account: MoneyAccount, day: string): Promise<number> {
  const spec = {
    contains: ['keys', accountKey(account)],
    orderBy: 'date',
    from: `${day}~`,
    before: `${monthOf(day)}~`,
    direction: 'desc',
    limit: queryLimits.accountEntriesOfMonth,
  } as const;
  let sum = 0;
  for await (const entries of ledger.select('date', 'postings').inBatches(spec, batchSize)) {
    const postings = entries.flatMap(({ data }) => data.postings);
    sum += sumOf(postings.filter((posting) => posting.account === account));
  }
  return sum;
}

/** Closing balance of a bank statement, and that of the books on the same day. */
export interface BankComparison {
  /** Name of the imported file. */
  readonly file: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** Balance of the bank in hundredths of a rupiah. */
  readonly sen: number;
  /** Balance of the books in rupiah. */
  readonly balance: number;
}

/**
 * Compares the books with the newest imported statement that states a balance and ends at `until` at the latest. Of
 * statements with the same last day, the newest import counts.
 */
export async function compareWithBank(months: Months, until: string): Promise<BankComparison | null> {
  const files = await statementFiles.query({
    orderBy: 'closing.date',
    before: `${until}~`,
    direction: 'desc',
    limit: queryLimits.filesOfDay,
  });
  const own = files.filter(({ data }) => !data.undo && data.account === ownAccount);
  const date = own[0]?.data.closing?.date;
  const [file] = own
    .filter(({ data }) => data.closing?.date === date)
    .sort((a, b) => b.data.importedAt.getTime() - a.data.importedAt.getTime());
  const closing = file?.data.closing;
  if (!file || !closing) return null;
  const balance = balanceAt(months, 'bank', monthOf(closing.date)) - (await sumAfter('bank', closing.date));
  return { file: fileNameOf(file.data), ...closing, balance };
}
