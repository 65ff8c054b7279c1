import { ApiError, invalidInput } from 'contract/errors';
import { poolsFor } from 'contract/rules/events/pools';
import { holdEnd } from 'contract/rules/money/event-prices';
import { isoDate } from 'contract/text/dates';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, institutions, payments } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { toGroupFacts } from '#model/events/groups/order-group.ts';
import { addRefund, paidForPlace } from '#model/events/refunds/place-refund.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import { readPublicEvent, requireTakesPlace } from '#model/events/registration/public-events.ts';
import { eventRegistrations, toConfirmed } from '#model/events/registration/records.ts';
import { addRegistration, findPlaceFor } from '#model/events/registration/register.ts';
import { isGuest, type Registrant, toRecipient } from '#model/events/registration/registrants.ts';
import { openUntil, settleBill } from '#model/money/bills/settle-bill.ts';
import { requireOpenDate } from '#model/money/ledger/entries.ts';
import { postPayment } from '#model/money/ledger/payment-entries.ts';
import { addApproval } from '#model/money/payments/approval.ts';
import { readPayer } from '#model/money/payments/payer.ts';
import { checkProof } from '#model/money/payments/proof-checks.ts';
import { createWaitingPayment, lineProof } from '#model/money/payments/proofs.ts';
import { approvedPayment, requireDue, requireNoRequest } from '#model/money/payments/record-payment.ts';
import { requireReviewed } from '#model/money/payments/review-tokens.ts';
import { maxNumberAttempts } from '#model/money/receipts/receipt-number.ts';
import { newReceipt } from '#model/money/receipts/receipts.ts';
import { readBilledPlace } from './billed-places.ts';
import { confirmGroup, isOfGroup } from './confirm-group.ts';
import {
  type EventBill,
  findEventReviewReason,
  getEventBill,
  readPerson,
  readProofPayment,
  toReviewState,
  toSettledError,
} from './waiting-payments.ts';

/** State of the payment that the admin saw when deciding. */
interface Seen {
  /** The waiting proof. A decision on another one is refused. */
  readonly paymentId?: string | undefined;
  readonly reviewToken?: string | undefined;
}

interface Outcome {
  /** False if the same admin made the decision before; then nothing is written. */
  readonly changed: boolean;
}

/** Reads a bill that waits. Returns undefined if this admin decided before. Throws `wrong-status`; `other-payment`. */
async function readWaiting(
  code: string,
  actor: Actor,
  state: 'approved' | 'rejected',
  { paymentId }: Seen,
): Promise<EventBill | undefined> {
  const bill = await getEventBill(code);
  const { waitingSince, proofId } = bill.data;
  if (waitingSince && (paymentId === undefined || paymentId === proofId)) return bill;
  const decidedId = bill.data.paymentId ?? paymentId;
  const decided = decidedId === undefined ? undefined : await payments.get(decidedId);
  if (decided?.data.bill === code && decided.data.state === state && decided.data.decidedBy === actor.id)
    return undefined;
  throw waitingSince ? new ApiError('other-payment') : await toSettledError(bill.data, paymentId);
}

/** Money for a place that an admin received without a proof. */
interface ReceivedMoney extends NonNullable<PaymentRecord['manual']> {
  /** In whole rupiah. */
  readonly amount: number;
}

/**
 * Reads a bill whose place is held, with the received amount as its own. Throws `wrong-status` if it is not open, and
 * while a payment waits; `invalid-input` for another amount or a future date.
 */
async function readUnpaid(code: string, { amount, paidOn }: ReceivedMoney): Promise<EventBill> {
  const { data, ...bill } = await getEventBill(code);
  if (data.waitingSince)
    throw new ApiError('wrong-status', {
      message: 'Pembayarannya menunggu keputusan. Setujui atau tolak dulu di Pembayaran Acara.',
    });
  if (data.state !== 'open')
    throw new ApiError('wrong-status', { message: 'Tempat ini tidak menunggu pembayaran lagi.' });
  if (paidOn > isoDate(clock.now())) throw invalidInput({ paidOn: 'Tanggalnya belum tiba.' });
  requireDue(amount, [data.fee, data.amount]);
  return { ...bill, data: { ...data, amount } };
}

/** Use of accepted money: a place or a refund. */
interface Use {
  readonly action: 'event-payment.approve' | 'event-payment.record' | 'event-payment.refund';
  /** Money that an admin received; missing for a proof and for a bank line. */
  readonly received?: ReceivedMoney;
  /** Adds the use to the batch, with a mail. Throws ApiError if it is not possible. */
  readonly add: (batch: Batch, bill: EventBill, user: Registrant, payment: string) => Promise<void>;
}

/**
 * Accepts the money for a place and confirms it. A place that was released needs a free one. Safe to repeat by
 * the same admin. Throws `not-found`; `wrong-status`; `other-payment`; `review-first`; `no-place-free`; and
 * `month-closed` for money without a proof.
 */
export const approveEventPayment = (code: string, actor: Actor, seen: Seen): Promise<Outcome> =>
  acceptMoney(code, actor, seen, {
    action: 'event-payment.approve',
    add: addPaidPlace,
  });

/**
 * Records money that an admin received for a held place, and confirms the place. Safe for two admins: the bill is
 * settled once. Throws `not-found`; `wrong-status` for a place that is paid or released, and while a payment waits;
 * `invalid-input` for another amount or a future date; `month-closed`.
 */
export const recordEventPayment = (
  code: string,
  received: ReceivedMoney,
  actor: Actor,
  addToBatch: (batch: Batch) => void,
): Promise<Outcome> =>
  acceptMoney(
    code,
    actor,
    {},
    {
      action: 'event-payment.record',
      received,
      add: async (batch, ...place) => {
        await addPaidPlace(batch, ...place);
        addToBatch(batch);
      },
    },
  );

const addPaidPlace: Use['add'] = async (batch, bill, user, payment) => {
  if (isOfGroup(bill)) return confirmGroup(batch, bill, user, payment);
  const facts = await confirmPlace(batch, bill, user);
  queueMail(batch, 'event-registered', toRecipient(user), { ...facts, payment });
};

/**
 * Accepts money that has no place, and opens the refund of all of it, except the dues of a combined bill. Safe to
 * repeat by the same admin. Throws `wrong-status` while the bill holds a place, and otherwise as `approveEventPayment`.
 */
export const refundEventPayment = (code: string, actor: Actor, seen: Seen): Promise<Outcome> =>
  acceptMoney(code, actor, seen, {
    action: 'event-payment.refund',
    add: async (batch, bill, user, payment) => {
      const { event } = bill.data;
      const amount = paidForPlace(bill.data);
      const place = await readBilledPlace(event);
      if (place?.bill === bill.id)
        throw new ApiError('wrong-status', { message: 'Tempatnya masih ditahan. Setujui pembayarannya.' });
      addRefund(batch, { bill, payment, amount, reason: 'late', payee: user.id }, actor);
      queueMail(batch, 'event-refund-opened', toRecipient(user), {
        event: event.title,
        eventId: event.id,
        amount,
        payment,
      });
    },
  });

const acceptMoney = (code: string, actor: Actor, seen: Seen, use: Use): Promise<Outcome> =>
  retryOnConflict(async () => {
    const { received } = use;
    const bill =
      received === undefined
        ? await readWaiting(code, actor, 'approved', seen)
        : await readUnpaid(code, received);
    if (bill === undefined) return { changed: false };
    const reason = findEventReviewReason(bill.data);
    const despite = requireReviewed(actor.id, toReviewState(bill.data), reason, seen.reviewToken);
    const [user, proof] = await Promise.all([readPerson(bill.data), readProofPayment(bill.data)]);
    if (despite !== null && proof !== undefined && proof.data.alike === undefined) {
      // The admin saw the review before the proof was compared. Compare it now, and check the review again.
      await outsideBudget(() => checkProof(proof));
      throw new WriteConflict();
    }
    const batch = new Batch();
    const payment = proof ?? createManualPayment(bill, user, actor, received);
    if (payment.data.manual !== undefined) await requireOpenDate(batch, payment.data.manual.paidOn);
    const { event } = bill.data;
    await use.add(batch, bill, user, payment.id);
    const receipt = await newReceipt(batch, payment.id, clock.now(), await toPayer(bill, user));
    // The dues of a combined bill are a payment of their own, with their own receipt.
    const renewalFee = event.renewal?.fee ?? 0;
    const [amount, fee] = [bill.data.amount - renewalFee, bill.data.fee - renewalFee];
    const placePayment = { id: payment.id, data: { ...payment.data, amount } };
    postPayment(batch, placePayment, { bill: { data: { ...bill.data, fee } }, receipt }, actor);
    await addRenewal(batch, bill, user, placePayment, actor);
    settleBill(batch, bill, payment.id);
    const paid = received === undefined ? {} : { paidAmount: received.amount };
    batch.update(bills, code, { waitingSince: null, proofId: null, ...paid });
    if (proof === undefined) batch.create(payments, payment.id, { ...placePayment.data, receipt });
    else {
      const decision = { state: 'approved' as const, reason: null, receipt, amount };
      batch.update(
        payments,
        proof.id,
        { ...decision, decidedBy: actor.id, decidedAt: clock.now() },
        proof.version,
      );
    }
    recordAudit(
      batch,
      actor,
      use.action,
      { id: event.id, name: event.title },
      {
        bill: code,
        amount,
        receipt: receipt.number,
        ...(despite === null ? {} : { despite }),
        ...(received === undefined ? {} : { paidBy: received.paidBy, paidOn: received.paidOn }),
      },
      [user.id],
    );
    await batch.commit();
    return { changed: true };
  }, maxNumberAttempts);

/**
 * Adds the renewal that a combined bill pays, as a payment of its own. Throws `wrong-status` while another request of
 * the member waits.
 */
async function addRenewal(
  batch: Batch,
  { id: code, data: { event } }: EventBill,
  user: Registrant,
  placePayment: Pick<Stored<PaymentRecord>, 'id' | 'data'>,
  actor: Actor,
): Promise<void> {
  if (event.renewal === undefined || isGuest(user)) return;
  requireNoRequest(user.data, false);
  const { fee, years } = event.renewal;
  const proof = { ...lineProof(`renewal:${placePayment.id}`), amount: fee, bill: code };
  const waiting = createWaitingPayment(user.id, 'renewal', proof, user.data);
  const { paidBy = 'bank', paidOn = isoDate(clock.now()) } = placePayment.data.manual ?? {};
  const note = `Bagian tagihan gabungan dengan acara ${event.title}`;
  const data = approvedPayment(waiting, actor, { paidBy, paidOn, note });
  const payment = { id: newId(), data: years === 1 ? data : { ...data, years } };
  const payer = await readPayer({}, user);
  const details = { bill: code };
  const accepted = { user, payment, payer, bill: undefined, details, receiptsBefore: 1 };
  const { receipt } = await addApproval(
    batch,
    { ...accepted, kind: 'renewal', action: 'renewal.approve' },
    actor,
  );
  batch.create(payments, payment.id, { ...payment.data, receipt });
}

/** Returns the payer of a receipt: the person, or the institution of a group. */
async function toPayer({ data: { event, institutionId } }: EventBill, user: Registrant) {
  const { name, receiptName, taxNumber = '', memberNumber } = user.data;
  if (event.group === undefined) return { name, receiptName, taxNumber, memberNumber, period: null };
  const institution = institutionId === undefined ? undefined : await institutions.get(institutionId);
  return {
    name: institution?.data.name ?? event.group.institution,
    receiptName,
    taxNumber: institution?.data.taxNumber ?? '',
    memberNumber: null,
    period: null,
  };
}

/** Confirms the place of a bill, or takes a free one. */
async function confirmPlace(batch: Batch, bill: EventBill, user: Registrant) {
  const { event: billed, fee } = bill.data;
  const [registration, { event }] = await Promise.all([
    eventRegistrations.get(billed.registration),
    readPublicEvent(billed.id),
  ]);
  if (registration?.data.bill === bill.id) {
    batch.update(eventRegistrations, registration.id, toConfirmed(), registration.version);
  } else {
    if (registration !== undefined)
      throw new ApiError('wrong-status', {
        message: 'Orang ini sudah memiliki tempat dengan tagihan lain. Kembalikan uangnya.',
      });
    requireTakesPlace(event);
    if (billed.isDifference)
      throw new ApiError('no-place-free', {
        message: 'Selisih harga ini datang setelah tempatnya dilepas. Terima uangnya, lalu kembalikan.',
      });
    const price = { kind: billed.price, amount: fee - (billed.renewal?.fee ?? 0) };
    const found = await findPlaceFor(event.id, user.id, poolsFor(price.kind));
    addRegistration(batch, { event, user, price, bill, holdUntil: null, ...found });
  }
  return toEventFacts(event);
}

/** Creates a payment without a picture: of the bank line, or of money that the admin received. */
function createManualPayment(
  { id, data }: EventBill,
  user: Registrant,
  actor: Actor,
  received: ReceivedMoney | undefined,
): { readonly id: string; readonly data: PaymentRecord } {
  const { bankLine, event, amount, institutionId } = data;
  const line = bankLine && ({ paidBy: 'bank', paidOn: bankLine.date, note: bankLine.narrative } as const);
  const manual = received ?? line;
  if (!manual) throw new ApiError('wrong-status');
  const { paidBy, paidOn, note } = manual;
  const waiting: PaymentRecord = {
    ...createWaitingPayment(
      user.id,
      'event',
      { ...lineProof(`${received === undefined ? bankLine?.id : 'received'}:${id}`), amount, bill: id },
      user.data,
    ),
    event: { id: event.id, title: event.title },
    previousStatus: null,
    previousValidUntil: null,
  };
  delete waiting.institutionId;
  if (event.group !== undefined && institutionId !== undefined) waiting.institutionId = institutionId;
  return { id: newId(), data: approvedPayment(waiting, actor, { paidBy, paidOn, note }) };
}

/** Hours for another proof after a rejection. */
const hoursAfterRejection = 24;

/**
 * Rejects a proof and stores the reason. The place is held for another day. Safe to repeat by the same admin.
 * Throws `not-found`; `wrong-status`, also for money without a proof; `other-payment`.
 */
export const rejectEventPayment = (
  code: string,
  actor: Actor,
  reason: string | null,
  seenPaymentId?: string,
): Promise<Outcome> =>
  retryOnConflict(async () => {
    const bill = await readWaiting(code, actor, 'rejected', { paymentId: seenPaymentId });
    if (bill === undefined) return { changed: false };
    const { event, bankLine, waitingSince = null } = bill.data;
    const [user, proof, place] = await Promise.all([
      readPerson(bill.data),
      readProofPayment(bill.data),
      readBilledPlace(event),
    ]);
    if (proof === undefined)
      throw new ApiError('wrong-status', {
        message: 'Uangnya ada di mutasi bank, tanpa bukti. Setujui, atau lepaskan barisnya di Mutasi bank.',
      });
    const holdUntil = holdEnd(clock.now(), hoursAfterRejection);
    const batch = new Batch();
    const decision = { state: 'rejected', reason, decidedBy: actor.id, decidedAt: clock.now() } as const;
    batch.update(payments, proof.id, decision, proof.version);
    batch.update(
      bills,
      code,
      {
        dueAt: holdUntil,
        ...openUntil(holdUntil),
        proofId: null,
        waitingSince: bankLine ? waitingSince : null,
        rejection: reason ?? '',
      },
      bill.version,
    );
    if (place?.bill === code) place.hold(batch, holdUntil);
    const target = { id: event.id, name: event.title };
    recordAudit(batch, actor, 'event-payment.reject', target, { bill: code, reason }, [user.id]);
    queueMail(batch, 'event-payment-rejected', toRecipient(user), {
      event: event.title,
      eventId: event.id,
      reason,
      dueAt: holdUntil.toISOString(),
      ...(event.group === undefined ? {} : toGroupFacts(event.registration, event.group)),
    });
    await batch.commit();
    return { changed: true };
  });
