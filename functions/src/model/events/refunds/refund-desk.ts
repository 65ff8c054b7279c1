import type { ParsedInput } from 'contract/endpoint';
import { ApiError, invalidInput, wrongStatus } from 'contract/errors';
import type { eventPayments } from 'contract/events/event-payments';
import type { RefundState } from 'contract/rules/events/refunds';
import { limits } from 'contract/rules/limits';
import { moneyOf } from 'contract/rules/money/ledger';
import { needsSecondAdmin } from 'contract/rules/money/refund-limits';
import { addDays, isoDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateCounted } from '#model/base/pages.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import {
  type RegistrantRow,
  readRegistrant,
  readRegistrants,
  toRecipient,
} from '#model/events/registration/registrants.ts';
import { addRefundEntry, readEntry } from '#model/money/ledger/correct-entry.ts';
import { paymentEntryId, today } from '#model/money/ledger/entries.ts';
import { type EventRefundRecord, eventRefunds, type RefundAccount, type RefundTransfer } from './records.ts';

export interface DeskRefund {
  readonly refund: Stored<EventRefundRecord>;
  /** Undefined after the deletion of the account. */
  readonly person: RegistrantRow | undefined;
}

const toPersonRef = ({ data: { registration, user } }: Stored<EventRefundRecord>) => ({
  id: registration,
  data: { user },
});

const waiting = { orderBy: 'waitingSince', from: new Date(0) } as const;

const toQuery = (state: RefundState | undefined) =>
  state === undefined
    ? waiting
    : ({
        where: [['state', state]],
        orderBy: 'openedAt',
        direction: state === 'paid' ? 'desc' : 'asc',
      } as const);

/** Lists one page of the refunds in a state; without one, all that were not transferred, the oldest first. */
export async function listRefunds(state: RefundState | undefined, page: Page) {
  const { rows, ...list } = await paginateCounted(eventRefunds, toQuery(state), page);
  const people = await readRegistrants(rows.map(toPersonRef));
  const refunds = rows.map(
    (refund): DeskRefund => ({ refund, person: people.get(refund.data.registration) }),
  );
  return { refunds, ...list };
}

/** Returns the account on screen. Throws `wrong-status` without one; `conflict` if the payee changed it. */
function requireSeenAccount({ account }: EventRefundRecord, seenAccountAt: string): RefundAccount {
  if (account === null) throw wrongStatus('Penerima belum mengisi rekeningnya.');
  if (account.enteredAt.toISOString() !== seenAccountAt)
    throw new ApiError('conflict', {
      message: 'Penerima mengubah rekeningnya. Muat ulang, lalu periksa lagi.',
    });
  return account;
}

const toTarget = ({ event }: EventRefundRecord): Actor => ({ id: event.id, name: event.title });

const toPaidError = (): ApiError => wrongStatus('Uang ini sudah ditransfer.');

/**
 * Approves a refund above the limit, so that another admin can pay it. Returns false if this admin approved it before.
 * Throws `not-found`; `wrong-status`; `conflict` for another account than the one on screen.
 */
export const approveRefund = (id: string, seenAccountAt: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const { data, version } = await eventRefunds.getOrThrow(id);
    if (data.state === 'paid') throw toPaidError();
    requireSeenAccount(data, seenAccountAt);
    if (data.approvedBy === actor.id) return false;
    if (data.approvedBy !== null) throw wrongStatus('Admin lain sudah menyetujuinya.');
    if (!needsSecondAdmin(data.amount)) throw wrongStatus('Pengembalian ini tidak perlu disetujui.');
    const batch = new Batch();
    batch.update(eventRefunds, id, { state: 'approved', approvedBy: actor.id }, version);
    const details = { bill: id, amount: data.amount };
    recordAudit(batch, actor, 'event-refund.approve', toTarget(data), details, [data.user]);
    await batch.commit();
    return true;
  });

/** Throws `wrong-status` before an admin approved a refund above the limit, and for that admin. */
function requireApproved({ amount, approvedBy }: EventRefundRecord, actor: Actor): void {
  if (!needsSecondAdmin(amount)) return;
  if (approvedBy === null) throw wrongStatus('Admin lain harus menyetujuinya dulu.');
  if (approvedBy === actor.id)
    throw wrongStatus('Anda menyetujui pengembalian ini, jadi admin lain yang mencatat transfernya.');
}

function requireTransferDay(on: string, { openedAt }: EventRefundRecord): void {
  if (on > today()) throw invalidInput({ paidOn: 'Tanggal ini belum tiba.' });
  if (on < isoDate(openedAt)) throw invalidInput({ paidOn: 'Tulis tanggal setelah pengembalian dibuka.' });
}

type Transfer = Omit<ParsedInput<typeof eventPayments.payEventRefund>, 'id'>;

const toPaid = (paid: RefundTransfer) =>
  ({
    state: 'paid',
    waitingSince: null,
    paid,
    clearAt: addDays(paid.at, limits.retention.refundAccountDays),
  }) as const;

/**
 * Records the transfer of a refund, and posts its ledger entry in the same batch. Returns false if this admin recorded
 * it before. Throws `not-found`; `wrong-status`; `conflict`; `invalid-input`; `month-closed`.
 */
export const payRefund = (
  id: string,
  { seenAccountAt, paidOn, reference }: Transfer,
  actor: Actor,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const refund = await eventRefunds.getOrThrow(id);
    const { data, version } = refund;
    if (data.paid !== null) {
      const isSame = data.paid.by === actor.id && data.paid.reference === reference;
      if (isSame) return false;
      throw toPaidError();
    }
    const account = requireSeenAccount(data, seenAccountAt);
    requireApproved(data, actor);
    requireTransferDay(paidOn, data);
    const { amount, event, payment } = data;
    const now = clock.now();
    const batch = new Batch();
    batch.update(eventRefunds, id, toPaid({ on: paidOn, reference, at: now, by: actor.id }), version);
    const reason = `Pengembalian ${event.title}, referensi ${reference}`;
    const entry = { amount, from: 'bank', reason, date: paidOn } as const;
    await addRefundEntry(batch, paymentEntryId(payment), entry, actor).catch(async (error: unknown) => {
      // Another admin recorded it after the refund was read, so its money is no longer there.
      const isPaid = await outsideBudget(async () => (await eventRefunds.get(id))?.data.paid);
      throw isPaid ? new WriteConflict('The refund was paid.', { cause: error }) : error;
    });
    const details = { bill: id, amount, paidOn, reference };
    recordAudit(batch, actor, 'event-refund.pay', toTarget(data), details, [data.user]);
    const person = await readRegistrant(toPersonRef(refund));
    if (person !== undefined)
      queueMail(batch, 'event-refund-paid', toRecipient(person), {
        event: event.title,
        eventId: event.id,
        amount,
        on: paidOn,
        account: `${account.bank} ••••${account.number.slice(-4)}`,
      });
    await batch.commit();
    return true;
  });

/**
 * Finds the day on which the ledger returned at least the money of a refund. Throws `wrong-status` if the ledger has
 * less, and for the admin who recorded it above the limit.
 */
async function requireBooked({ payment, amount }: EventRefundRecord, actor: Actor): Promise<string> {
  const { corrections } = await readEntry(paymentEntryId(payment));
  const booked = corrections.filter(({ data }) => data.kind === 'refund');
  const returned = -moneyOf(booked.flatMap(({ data }) => data.postings));
  const newest = booked.at(-1)?.data;
  if (newest === undefined || returned < amount)
    throw wrongStatus(
      `Buku kas mencatat ${formatRupiah(returned)} yang dikembalikan dari pembayaran ini. Catat dulu seluruhnya.`,
    );
  if (needsSecondAdmin(amount) && booked.every(({ data }) => data.writtenBy.id === actor.id))
    throw wrongStatus('Anda mencatat pengembalian ini di buku kas, jadi admin lain yang menutupnya.');
  return newest.date;
}

/**
 * Closes a refund whose money the ledger already returned, without another entry. Returns false if this admin closed
 * it before. Throws `not-found`; `wrong-status`.
 */
export const closeRefund = (id: string, reason: string, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const { data, version } = await eventRefunds.getOrThrow(id);
    if (data.paid !== null) {
      if (data.paid.by === actor.id && data.paid.closingReason === reason) return false;
      throw toPaidError();
    }
    const on = await requireBooked(data, actor);
    const batch = new Batch();
    const paid = { on, reference: '', closingReason: reason, at: clock.now(), by: actor.id };
    batch.update(eventRefunds, id, toPaid(paid), version);
    const details = { bill: id, amount: data.amount, reason };
    recordAudit(batch, actor, 'event-refund.close', toTarget(data), details, [data.user]);
    await batch.commit();
    return true;
  });
