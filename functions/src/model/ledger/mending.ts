import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { type LedgerAccount, moneyOf, type Posting } from 'contract/rules/money/ledger';
import {
  type Correction,
  correctionPostings,
  mostMends,
  refundPostings,
  standingOf,
} from 'contract/rules/money/mending';
import { rupiah } from 'contract/words/text';
import { type AlsoWrite, Batch } from '#data/batch.ts';
import { ledger } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import type { LedgerRecord } from '#data/ledger-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { claim, withIntent } from '#model/base/intents.ts';
import { book, holdOpenFrom, today } from './entries.ts';

type Entry = Pick<Stored<LedgerRecord>, 'id' | 'data'>;

interface MendedEntry {
  readonly entry: Entry;
  /** Corrections and refunds, oldest first. */
  readonly mends: readonly Entry[];
}

/** All who mend meet at one document: so many may have been faster. */
const attempts = 40;

/** Whether an entry is of a payment, and so what corrections and refunds are of. */
export const isMendable = ({ kind }: Pick<LedgerRecord, 'kind'>): boolean =>
  kind === 'payment' || kind === 'manual';

/**
 * An entry with those that mend it; a read for each.
 *
 * @throws ApiError not-found
 */
export async function readEntry(id: string): Promise<MendedEntry> {
  const [entry, mends] = await Promise.all([
    ledger.get(id),
    ledger.query({ where: [['of', id]], orderBy: 'writtenAt', limit: mostMends }),
  ]);
  if (entry === undefined) throw new ApiError('not-found');
  return { entry, mends };
}

const yearNow = (): number => Number(today().slice(0, 4));

/** What an entry and those that mend it come to, now. */
export const standingNow = (entry: Entry, mends: readonly Entry[]): Posting[] =>
  standingOf(
    [entry, ...mends].map(({ data }) => data.postings),
    yearNow(),
  );

interface Mend {
  readonly kind: 'correction' | 'refund';
  readonly reason: string;
  /** Of the sum, for the audit. */
  readonly amount: number;
  readonly document?: string;
  /** @throws ApiError when it cannot be */
  readonly postingsOf: (mended: MendedEntry) => readonly Posting[];
}

/**
 * Adds an entry of today that mends one before. Whoever mends has how far the books are closed as a precondition, read
 * before the entry is: of many at once each sees what those before it did.
 *
 * @returns its id
 */
async function addMend(batch: Batch, id: string, mend: Mend, actor: Actor): Promise<string> {
  await holdOpenFrom(batch);
  const mended = await readEntry(id);
  const { entry, mends } = mended;
  if (!isMendable(entry.data)) {
    throw new ApiError('wrong-status', { message: 'Hanya catatan pembayaran yang dapat diperbaiki.' });
  }
  if (mends.length >= mostMends) {
    throw new ApiError('wrong-status', { message: `Catatan ini sudah diperbaiki ${mostMends} kali.` });
  }
  const { kind, reason, amount, document } = mend;
  const serial = mends.filter(({ data }) => data.kind === kind).length + 1;
  const made = `${kind}-${id}-${serial}`;
  const { income, payer, period } = entry.data;
  const postings = [...mend.postingsOf(mended)];
  const written = { date: today(), kind, income, postings, reason, payer, period, of: id };
  book(batch, made, { ...written, ...(document === undefined ? {} : { document }) }, actor);
  const whom = payer === null ? { id, name: id } : { id: payer.userId, name: payer.name };
  const action = kind === 'refund' ? 'ledger.refund' : 'ledger.correct';
  recordAudit(batch, actor, action, whom, { entry: made, amount, reason });
  return made;
}

/**
 * Moves an amount of a payment's entry to another account.
 *
 * @param also adds the answer that is kept
 * @returns id of the entry that does
 * @throws ApiError not-found; wrong-status for what is no payment; invalid-input when there is not as much
 */
export const correctEntry = (
  id: string,
  { reason, ...correction }: Correction & { readonly reason: string },
  actor: Actor,
  also: AlsoWrite,
): Promise<string> =>
  whileContended(async () => {
    const batch = new Batch();
    const postingsOf = ({ entry, mends }: MendedEntry) => {
      const postings = correctionPostings(standingNow(entry, mends), correction);
      if (postings !== undefined) return postings;
      const message = 'Di akun itu tidak ada sebanyak itu.';
      throw new ApiError('invalid-input', { message, fields: { amount: message } });
    };
    const mend = { kind: 'correction', reason, amount: correction.amount, postingsOf } as const;
    const made = await addMend(batch, id, mend, actor);
    also(batch, made);
    await batch.commit();
    return made;
  }, attempts);

interface Refund {
  readonly from: LedgerAccount;
  /** Whole rupiah, more than 0. */
  readonly amount: number;
  readonly reason: string;
  /** The document, converted. */
  readonly image: ImageBytes;
}

function postingsOfRefund({ entry, mends }: MendedEntry, { amount, from }: Refund): Posting[] {
  const left = moneyOf(standingNow(entry, mends));
  if (amount > left) {
    const message = `Yang masih dapat dikembalikan: ${rupiah(left)}.`;
    throw new ApiError('invalid-input', { message, fields: { amount: message } });
  }
  const refunds = mends.filter(({ data }) => data.kind === 'refund');
  const before = -moneyOf(refunds.flatMap(({ data }) => data.postings));
  return refundPostings(entry.data, { before, amount, from, year: yearNow() });
}

/**
 * Gives money of a payment back. The membership stays as it is.
 *
 * @param also adds the answer that is kept
 * @returns id of the entry
 * @throws ApiError not-found; wrong-status for what is no payment; invalid-input when it is more than is left
 */
export const refundEntry = (id: string, refund: Refund, actor: Actor, also: AlsoWrite): Promise<string> =>
  whileContended(async () => {
    const document = newFilePath('payment-proofs');
    let made = '';
    await withIntent(
      { kind: 'upload', uid: null, files: [document] },
      async (intent) => {
        await fileStore.save(document, refund.image);
        const batch = claim(new Batch(), intent);
        const { amount, reason } = refund;
        const postingsOf = (mended: MendedEntry) => postingsOfRefund(mended, refund);
        made = await addMend(batch, id, { kind: 'refund', reason, amount, document, postingsOf }, actor);
        also(batch, made);
        await batch.commit();
      },
      undefined,
    );
    return made;
  }, attempts);
