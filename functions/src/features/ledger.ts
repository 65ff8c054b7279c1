import type { LedgerRow, ledger as table } from 'contract/ledger';
import { moneyOf } from 'contract/rules/money/ledger';
import { monthLabel } from 'contract/words/dates';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { closeMonth, listMonths } from '#model/ledger/closing.ts';
import { exportLedger } from '#model/ledger/ledger-export.ts';
import { type LedgerEntry, listLedger } from '#model/ledger/ledger-list.ts';

const payerOf = ({ userId, name, memberNumber }: NonNullable<LedgerEntry['data']['payer']>) => ({
  userId,
  name,
  memberNumber,
});

const rowOf = ({ id, data }: LedgerEntry): LedgerRow => ({
  _id: id,
  date: data.date,
  kind: data.kind,
  income: data.income,
  money: moneyOf(data.postings),
  postings: data.postings.map(({ account, amount, year }) => ({
    account,
    amount,
    ...(year === undefined ? {} : { year }),
  })),
  payer: data.payer && payerOf(data.payer),
  paymentId: data.paymentId ?? null,
  receipt: data.receipt ?? null,
  bill: data.bill ?? null,
  reason: data.reason,
  of: data.of,
  writtenAt: data.writtenAt.toISOString(),
  writtenBy: data.writtenBy.name,
});

export const ledger: Handlers<typeof table> = {
  async listLedgerEntries({ page, limit, after, ...filter }) {
    const { entries, ...place } = await listLedger({ page, limit, after }, filter);
    return { data: entries.map(rowOf), ...place };
  },

  async exportLedger(filter, { user }) {
    return exportLedger(filter, actorOf(user));
  },

  async listLedgerMonths({ year }) {
    return listMonths(year);
  },

  async closeLedgerMonth({ month }, { user }) {
    const { changed, before: message = `${monthLabel(month)} ditutup.` } = await closeMonth(
      month,
      actorOf(user),
    );
    return { message, changed };
  },
};
