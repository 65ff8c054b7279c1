import { ApiError } from 'contract/errors';
import type { LedgerRow, ledger as table } from 'contract/ledger';
import { type LedgerAccount, moneyOf, type Posting } from 'contract/rules/money/ledger';
import { monthLabel } from 'contract/words/dates';
import { bills, ledger as entries, users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { closeMonth, listMonths } from '#model/ledger/closing.ts';
import { exportLedger } from '#model/ledger/ledger-export.ts';
import { type LedgerEntry, listLedger } from '#model/ledger/ledger-list.ts';
import { correctEntry, isMendable, readEntry, refundEntry, standingNow } from '#model/ledger/mending.ts';
import { readProof } from '#model/payments/proofs.ts';

const payerOf = ({ userId, name, memberNumber }: NonNullable<LedgerEntry['data']['payer']>) => ({
  userId,
  name,
  memberNumber,
});

const postingOf = ({ account, amount, year }: Posting) => ({
  account,
  amount,
  ...(year === undefined ? {} : { year }),
});

const rowOf = ({ id, data }: Pick<LedgerEntry, 'id' | 'data'>): LedgerRow => ({
  _id: id,
  date: data.date,
  kind: data.kind,
  income: data.income,
  money: moneyOf(data.postings),
  postings: data.postings.map(postingOf),
  payer: data.payer && payerOf(data.payer),
  paymentId: data.paymentId ?? null,
  receipt: data.receipt ?? null,
  bill: data.bill ?? null,
  reason: data.reason,
  of: data.of,
  hasDocument: data.document !== undefined,
  writtenAt: data.writtenAt.toISOString(),
  writtenBy: data.writtenBy.name,
});

export const ledger: Handlers<typeof table> = {
  async listLedgerEntries({ page, limit, after, ...filter }) {
    const { entries: rows, ...place } = await listLedger({ page, limit, after }, filter);
    return { data: rows.map(rowOf), ...place };
  },

  async exportLedger(filter, { user }) {
    return exportLedger(filter, actorOf(user));
  },

  async listLedgerMonths({ year }) {
    return listMonths(year);
  },

  async getLedgerEntry({ id }) {
    const { entry, mends } = await readEntry(id);
    const known = isMendable(entry.data);
    const standing = known ? standingNow(entry, mends) : [];
    const { payer, bill } = entry.data;
    const [user, asked] = await Promise.all([
      payer === null ? undefined : users.get(payer.userId),
      bill === undefined ? undefined : bills.get(bill),
    ]);
    return {
      entry: rowOf(entry),
      mends: mends.map(rowOf),
      standing: standing.map(postingOf),
      refundable: moneyOf(standing),
      isPayerHere: user !== undefined,
      invoice: asked?.data.invoice ?? null,
    };
  },

  async correctLedgerEntry({ id, from, to, amount, reason }, { user }, { keepAnswer }) {
    const [account, year] = from.split('-');
    const taken = {
      account: account as LedgerAccount,
      ...(year === undefined ? {} : { year: Number(year) }),
    };
    const replyOf = (made: string) => ({ message: 'Koreksi dicatat.', id: made });
    const correction = { from: taken, to, amount, reason };
    const made = await correctEntry(id, correction, actorOf(user), (batch, mend) =>
      keepAnswer(batch, replyOf(mend)),
    );
    return replyOf(made);
  },

  async refundLedgerEntry({ id, from, amount, reason, paymentProof }, { user }, { keepAnswer }) {
    const { image } = await readProof(paymentProof.bytes);
    const replyOf = (made: string) => ({ message: 'Pengembalian dicatat.', id: made });
    const made = await refundEntry(id, { from, amount, reason, image }, actorOf(user), (batch, mend) =>
      keepAnswer(batch, replyOf(mend)),
    );
    return replyOf(made);
  },

  async getLedgerDocument({ id }) {
    const { document } = (await entries.get(id))?.data ?? {};
    const file = document === undefined ? undefined : await fileStore.read(document);
    if (file === undefined) throw new ApiError('not-found');
    return file;
  },

  async closeLedgerMonth({ month }, { user }) {
    const { changed, before: message = `${monthLabel(month)} ditutup.` } = await closeMonth(
      month,
      actorOf(user),
    );
    return { message, changed };
  },
};
