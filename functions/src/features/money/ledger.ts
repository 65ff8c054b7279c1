import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { type LedgerRow, ledgerRow, type ledger as table } from 'contract/money/ledger';
import { type LedgerAccount, moneyOf, type Posting } from 'contract/rules/money/ledger';
import { monthLabel } from 'contract/text/dates';
import type { AddToBatch, Batch } from '#data/batch.ts';
import { bills, ledger as entries, users } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { readPictureOrPdf } from '#model/files/uploads.ts';
import { closeMonth, listMonths } from '#model/money/ledger/close-month.ts';
import {
  correctEntry,
  currentPostings,
  isCorrectable,
  isPayment,
  readEntry,
  refundEntry,
} from '#model/money/ledger/correct-entry.ts';
import { recordExpense } from '#model/money/ledger/expenses.ts';
import { exportLedger, type LedgerEntry, listLedger } from '#model/money/ledger/ledger-list.ts';
import { setOpeningBalance } from '#model/money/ledger/openings.ts';
import { readProof } from '#model/money/payments/proofs.ts';

const payer = ledgerRow.shape.payer.unwrap();

const toPosting = ({ account, amount, year }: Posting) => ({
  account,
  amount,
  ...(year === undefined ? {} : { year }),
});

const toRow = ({ id, data }: Pick<LedgerEntry, 'id' | 'data'>): LedgerRow => ({
  _id: id,
  ...pickReplyFields(ledgerRow, data),
  money: moneyOf(data.postings),
  postings: data.postings.map(toPosting),
  payer: data.payer && pickReplyFields(payer, data.payer),
  paymentId: data.paymentId ?? null,
  receipt: data.receipt ?? null,
  bill: data.bill ?? null,
  document: data.document === undefined ? null : data.isPdf === true ? 'pdf' : 'image',
  writtenBy: data.writtenBy.name,
});

async function readDocument(path: string | undefined): Promise<ImageBytes> {
  const file = path === undefined ? undefined : await fileStore.read(path);
  if (file === undefined) throw new ApiError('not-found');
  return file;
}

/** Performs a change that creates an entry, and stores the reply in its batch. */
async function toCreatedReply(
  message: string,
  storeReply: (batch: Batch, reply: { message: string; id: string }) => void,
  create: (addToBatch: AddToBatch) => Promise<string>,
) {
  const toReply = (id: string) => ({ message, id });
  return toReply(await create((batch, id) => storeReply(batch, toReply(id))));
}

export const ledger: Handlers<typeof table> = {
  async listLedgerEntries({ page, limit, after, ...filter }) {
    const { entries: rows, ...paging } = await listLedger({ page, limit, after }, filter);
    return { data: rows.map(toRow), ...paging };
  },

  exportLedger: (filter, { user }) => exportLedger(filter, actorOf(user)),

  listLedgerMonths: ({ year }) => listMonths(year),

  async getLedgerEntry({ id }) {
    const { entry, corrections } = await readEntry(id);
    const canCorrect = isCorrectable(entry.data);
    const current = canCorrect ? currentPostings(entry, corrections) : [];
    const { payer, bill } = entry.data;
    const [user, billRecord] = await Promise.all([
      payer === null ? undefined : users.get(payer.userId),
      bill === undefined ? undefined : bills.get(bill),
    ]);
    return {
      entry: toRow(entry),
      mends: corrections.map(toRow),
      standing: current.map(toPosting),
      refundable: isPayment(entry.data) ? moneyOf(current) : 0,
      isPayerHere: user !== undefined,
      invoice: billRecord?.data.invoice ?? null,
    };
  },

  async correctLedgerEntry({ id, from, to, amount, reason }, { user }, { storeReply }) {
    const [account, year] = from.split('-');
    const source = {
      account: account as LedgerAccount,
      ...(year === undefined ? {} : { year: Number(year) }),
    };
    const correction = { from: source, to, amount, reason };
    return toCreatedReply('Koreksi dicatat.', storeReply, (addToBatch) =>
      correctEntry(id, correction, actorOf(user), addToBatch),
    );
  },

  async refundLedgerEntry({ id, from, amount, reason, paymentProof }, { user }, { storeReply }) {
    const { image } = await readProof(paymentProof.bytes);
    return toCreatedReply('Pengembalian dicatat.', storeReply, (addToBatch) =>
      refundEntry(id, { from, amount, reason, image }, actorOf(user), addToBatch),
    );
  },

  async recordExpense({ document, ...expense }, { user }, { storeReply }) {
    const image = await readPictureOrPdf('document', document.bytes);
    return toCreatedReply('Pengeluaran dicatat.', storeReply, (addToBatch) =>
      recordExpense(expense, image, actorOf(user), addToBatch),
    );
  },

  async setOpeningBalance(input, { user }) {
    const changed = await setOpeningBalance(input, actorOf(user));
    return { message: 'Saldo awal dicatat.', changed };
  },

  async getLedgerDocument({ id }) {
    const { document, isPdf } = (await entries.get(id))?.data ?? {};
    return readDocument(isPdf ? undefined : document);
  },

  async downloadLedgerDocument({ id }) {
    const { document, isPdf } = (await entries.get(id))?.data ?? {};
    return { ...(await readDocument(isPdf ? document : undefined)), fileName: `${id}.pdf` };
  },

  async closeLedgerMonth({ month }, { user }) {
    const { changed, before } = await closeMonth(month, actorOf(user));
    return { message: before ?? `${monthLabel(month)} ditutup.`, changed };
  },
};
