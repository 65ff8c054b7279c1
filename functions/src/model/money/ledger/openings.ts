import type { ParsedInput } from 'contract/endpoint';
import { wrongStatus } from 'contract/errors';
import type { ledger as table } from 'contract/money/ledger';
import {
  type MoneyAccount,
  maxOpenings,
  moneyAccounts,
  openingPostings,
  sumOf,
} from 'contract/rules/money/ledger';
import { accountLabels } from 'contract/rules/money/ledger-labels';
import { formatRupiah } from 'contract/text/numbers';
import { Batch } from '#data/batch.ts';
import { ledger } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { type NewEntry, postEntry, requireOpenPeriod, today } from './entries.ts';
import { readBooksStart } from './months.ts';

/** Money of an account before the first entry. */
interface Opening {
  /** Null if it was never recorded. */
  readonly amount: number | null;
  /** Number of its entries. */
  readonly count: number;
}

export async function readOpenings(): Promise<(account: MoneyAccount) => Opening> {
  const where = [['kind', 'opening']] as const;
  const entries = await ledger.query({ where, orderBy: 'date', direction: 'desc', limit: maxOpenings });
  const postings = entries.flatMap(({ data }) => data.postings);
  return (account) => {
    const own = postings.filter((posting) => posting.account === account);
    return { amount: own.length === 0 ? null : sumOf(own), count: own.length };
  };
}

const openingId = (account: MoneyAccount, serial: number): string => `opening-${account}-${serial}`;

/** Maximum number of entries of an account. */
const maxEntries = maxOpenings / moneyAccounts.length;

/**
 * Sets the opening balance of an account by an entry of the difference, and returns false if it was set before.
 * The entry has the day of the first entry, or the first open day. Throws `wrong-status` if `seen` is not
 * the stored amount.
 */
export const setOpeningBalance = (
  { account, amount, seen, reason }: ParsedInput<typeof table.setOpeningBalance>,
  actor: Actor,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const batch = new Batch();
    const openFrom = await requireOpenPeriod(batch);
    const { amount: current, count } = (await readOpenings())(account);
    if (current === amount) return false;
    if ((seen === '' ? null : seen) !== current) {
      const known = current === null ? 'kosong' : formatRupiah(current);
      throw wrongStatus(`Saldo awal ini sudah diubah dan sekarang ${known}. Muat ulang halaman.`);
    }
    if (count >= maxEntries) {
      throw wrongStatus(`Saldo awal ini sudah diubah ${maxEntries} kali.`);
    }
    const start = (await readBooksStart()) ?? today();
    const id = openingId(account, count + 1);
    const entry: NewEntry = {
      date: start >= openFrom ? start : openFrom,
      kind: 'opening',
      income: null,
      postings: openingPostings(account, amount - (current ?? 0)),
      reason,
      payer: null,
      period: null,
      of: count === 0 ? null : openingId(account, 1),
    };
    postEntry(batch, id, entry, actor);
    const name = `Saldo awal ${accountLabels[account]}`;
    recordAudit(batch, actor, 'ledger.opening', { id, name }, { account, before: current, after: amount });
    await batch.commit();
    return true;
  });
