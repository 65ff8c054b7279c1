import type { ImageBytes } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import {
  type Correction,
  correctionPostings,
  correctionTargets,
  expenseCorrectionTargets,
  maxCorrections,
  netPostings,
  refundPostings,
} from 'contract/rules/money/corrections';
import { type LedgerAccount, moneyOf, type Posting } from 'contract/rules/money/ledger';
import { ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { formatDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { ledger } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import type { LedgerRecord } from '#data/ledger-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { postEntry, requireOpenPeriod, today } from './entries.ts';

type Entry = Pick<Stored<LedgerRecord>, 'id' | 'data'>;

interface CorrectedEntry {
  readonly entry: Entry;
  /** Corrections and refunds, oldest first. */
  readonly corrections: readonly Entry[];
}

/** Maximum number of attempts: all corrections write one document, so that many can conflict. */
const maxAttempts = 40;

type Kind = Pick<LedgerRecord, 'kind'>;

/** Returns whether an entry belongs to a payment. Only such entries can be refunded. */
export const isPayment = ({ kind }: Kind): boolean => kind === 'payment' || kind === 'manual';

/** Returns whether an entry can be corrected: that of a payment or of an expense. */
export const isCorrectable = (entry: Kind): boolean => isPayment(entry) || entry.kind === 'expense';

const targetsOf = ({ kind }: Kind): readonly LedgerAccount[] =>
  kind === 'expense' ? expenseCorrectionTargets : correctionTargets;

/** Reads an entry with its corrections. Throws `not-found`. */
export async function readEntry(id: string): Promise<CorrectedEntry> {
  const [entry, corrections] = await Promise.all([
    ledger.get(id),
    ledger.query({ where: [['of', id]], orderBy: 'writtenAt', limit: maxCorrections }),
  ]);
  if (entry === undefined) throw new ApiError('not-found');
  return { entry, corrections };
}

const currentYear = (): number => Number(today().slice(0, 4));

/** Returns the net postings of an entry with its corrections and refunds, as of today. */
export const currentPostings = (entry: Entry, corrections: readonly Entry[]): Posting[] =>
  netPostings(
    [entry, ...corrections].map(({ data }) => data.postings),
    currentYear(),
  );

/** Returns the name of an entry without a payer in the audit log, such as 'Pengeluaran 3 November 2026'. */
export const nameOf = ({ kind, date }: Pick<LedgerRecord, 'kind' | 'date'>): string =>
  `${ledgerKindLabels[kind]} ${formatDate(`${date}T12:00:00+07:00`)}`;

interface NewCorrection {
  readonly kind: 'correction' | 'refund';
  readonly reason: string;
  /** Amount for the audit entry. */
  readonly amount: number;
  readonly document?: string;
  /** 'YYYY-MM-DD' in Jakarta; today by default. */
  readonly date?: string;
  /** @throws ApiError if the entry cannot be corrected this way */
  readonly computePostings: (corrected: CorrectedEntry) => readonly Posting[];
}

/**
 * Adds a correction, and returns its id. The closing state is a precondition and is read before the entry, so that
 * each of several concurrent corrections sees the earlier ones. Throws `month-closed` for a date in a closed month.
 */
async function addCorrection(
  batch: Batch,
  id: string,
  newCorrection: NewCorrection,
  actor: Actor,
): Promise<string> {
  const { kind, reason, amount, document, date = today() } = newCorrection;
  if (date < (await requireOpenPeriod(batch))) throw new ApiError('month-closed');
  const corrected = await readEntry(id);
  const { entry, corrections } = corrected;
  if (!isCorrectable(entry.data)) {
    throw wrongStatus('Hanya catatan pembayaran dan pengeluaran yang dapat diperbaiki.');
  }
  if (corrections.length >= maxCorrections) {
    throw wrongStatus(`Catatan ini sudah diperbaiki ${maxCorrections} kali.`);
  }
  const serial = corrections.filter(({ data }) => data.kind === kind).length + 1;
  const entryId = `${kind}-${id}-${serial}`;
  const { income, payer, period, event } = entry.data;
  const postings = [...newCorrection.computePostings(corrected)];
  const eventId = event?.id;
  const written = { date, kind, income, postings, reason, payer, period, of: id, eventId };
  postEntry(batch, entryId, { ...written, ...(document === undefined ? {} : { document }) }, actor);
  const target = payer === null ? { id, name: nameOf(entry.data) } : { id: payer.userId, name: payer.name };
  const action = kind === 'refund' ? 'ledger.refund' : 'ledger.correct';
  recordAudit(batch, actor, action, target, { entry: entryId, amount, reason });
  return entryId;
}

/**
 * Moves an amount to another account, and returns the id. Throws `not-found`; `wrong-status` if the entry is
 * neither a payment nor an expense; `invalid-input` if the account has too little or does not fit the entry.
 */
export const correctEntry = (
  id: string,
  { reason, ...correction }: Correction & { readonly reason: string },
  actor: Actor,
  addToBatch: AddToBatch,
): Promise<string> =>
  retryOnConflict(async () => {
    const batch = new Batch();
    const computePostings = ({ entry, corrections }: CorrectedEntry) => {
      if (!targetsOf(entry.data).includes(correction.to)) {
        const message = 'Akun ini tidak berlaku untuk catatan ini.';
        throw new ApiError('invalid-input', { message, fields: { to: message } });
      }
      const postings = correctionPostings(currentPostings(entry, corrections), correction);
      if (postings !== undefined) return postings;
      const message = 'Di akun itu tidak ada sebanyak itu.';
      throw new ApiError('invalid-input', { message, fields: { amount: message } });
    };
    const newCorrection = { kind: 'correction', reason, amount: correction.amount, computePostings } as const;
    const entryId = await addCorrection(batch, id, newCorrection, actor);
    addToBatch(batch, entryId);
    await batch.commit();
    return entryId;
  }, maxAttempts);

interface Refunded {
  readonly from: LedgerAccount;
  /** Whole rupiah, greater than 0. */
  readonly amount: number;
  readonly reason: string;
}

interface Refund extends Refunded {
  /** Image of the document, converted. */
  readonly image: ImageBytes;
}

function computeRefundPostings(
  { entry, corrections }: CorrectedEntry,
  { amount, from }: Refunded,
  year = currentYear(),
): Posting[] {
  if (!isPayment(entry.data)) {
    throw wrongStatus('Hanya pembayaran yang dapat dikembalikan.');
  }
  const left = moneyOf(currentPostings(entry, corrections));
  if (amount > left) {
    const message = `Yang masih dapat dikembalikan: ${formatRupiah(left)}.`;
    throw new ApiError('invalid-input', { message, fields: { amount: message } });
  }
  const refunds = corrections.filter(({ data }) => data.kind === 'refund');
  const before = -moneyOf(refunds.flatMap(({ data }) => data.postings));
  return refundPostings(entry.data, { refundedBefore: before, amount, from, year });
}

/**
 * Adds the refund of a payment that a bank reference proves, and returns the id. `date` is the day of the transfer,
 * 'YYYY-MM-DD'. Throws as `refundEntry`, and `month-closed`.
 */
export const addRefundEntry = (
  batch: Batch,
  id: string,
  refund: Refunded & { readonly date: string },
  actor: Actor,
): Promise<string> => {
  const { amount, reason, date } = refund;
  const computePostings = (corrected: CorrectedEntry) =>
    computeRefundPostings(corrected, refund, Number(date.slice(0, 4)));
  return addCorrection(batch, id, { kind: 'refund', reason, amount, date, computePostings }, actor);
};

/**
 * Refunds money of a payment, and returns the id. The membership does not change. Throws `not-found`;
 * `wrong-status` if the entry is no payment; `invalid-input` above the remaining amount.
 */
export const refundEntry = (
  id: string,
  refund: Refund,
  actor: Actor,
  addToBatch: AddToBatch,
): Promise<string> =>
  retryOnConflict(async () => {
    const document = newFilePath('payment-proofs');
    let entryId = '';
    await writeWithFiles({ added: new Map([[document, refund.image]]) }, async (batch) => {
      const { amount, reason } = refund;
      const computePostings = (corrected: CorrectedEntry) => computeRefundPostings(corrected, refund);
      const newRefund = { kind: 'refund', reason, amount, document, computePostings } as const;
      entryId = await addCorrection(batch, id, newRefund, actor);
      addToBatch(batch, entryId);
    });
    return entryId;
  }, maxAttempts);
