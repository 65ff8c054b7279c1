import { ApiError, invalidInput, wrongStatus } from 'contract/errors';
import { holdEnd } from 'contract/rules/money/event-prices';
import type { ApproveInput } from 'contract/schemas/decisions';
import { isoDate } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, payments } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { AuditRecord, PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { toGroupFacts } from '#model/events/groups/order-group.ts';
import { addRefund, paidForPlace } from '#model/events/refunds/place-refund.ts';
import { type Registrant, toRecipient } from '#model/events/registration/registrants.ts';
import { openUntil } from '#model/money/bills/settle-bill.ts';
import { approvePayment, type Decision, rejectPayment } from '#model/money/payments/approve-payment.ts';
import { createWaitingPayment, lineProof } from '#model/money/payments/proofs.ts';
import { approvedPayment, requireDue } from '#model/money/payments/record-payment.ts';
import { addEventPayment, type ManualMoney, type MoneyUse } from './add-event-payment.ts';
import { addPaidPlace } from './add-paid-place.ts';
import { readBilledPlace } from './billed-places.ts';
import { type EventBill, getEventBill, toEventFields } from './pay-for-event.ts';
import { readPerson, readProofPayment, toReviewState, toSettledError } from './waiting-payments.ts';

/** Reads a bill that waits. Returns undefined if this admin decided before. Throws `wrong-status`; `other-payment`. */
async function readWaiting(
  code: string,
  actor: Actor,
  state: 'approved' | 'rejected',
  paymentId: string | undefined,
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

/**
 * Reads a bill whose place is held, with the received amount as its own. Throws `wrong-status` if it is not open, and
 * while a payment waits; `invalid-input` for another amount or a future date.
 */
async function readUnpaid(code: string, { amount, paidOn }: ManualMoney): Promise<EventBill> {
  const { data, ...bill } = await getEventBill(code);
  if (data.waitingSince)
    throw wrongStatus('Pembayarannya menunggu keputusan. Setujui atau tolak dulu di Pembayaran Acara.');
  if (data.state !== 'open') throw wrongStatus('Tempat ini tidak menunggu pembayaran lagi.');
  if (paidOn > isoDate(clock.now())) throw invalidInput({ paidOn: 'Tanggalnya belum tiba.' });
  requireDue(amount, [data.fee, data.amount]);
  return { ...bill, data: { ...data, amount } };
}

/**
 * Accepts the money for a place and confirms it. A place that was released needs a free one. Safe to repeat by
 * the same admin. Throws `not-found`; `wrong-status`; `other-payment`; `review-first`; `no-place-free`; and
 * `month-closed` for money without a proof.
 */
export const approveEventPayment = (input: ApproveInput, actor: Actor): Promise<Decision> =>
  acceptMoney(input, actor, { action: 'event-payment.approve', add: addPaidPlace });

/**
 * Records money that an admin received for a held place, and confirms the place. Safe for two admins: the bill is
 * settled once. Throws `not-found`; `wrong-status` for a place that is paid or released, and while a payment waits;
 * `invalid-input` for another amount or a future date; `month-closed`.
 */
export const recordEventPayment = (
  code: string,
  received: ManualMoney,
  actor: Actor,
  addToBatch: (batch: Batch) => void,
): Promise<Decision> =>
  acceptMoney({ id: code }, actor, {
    action: 'event-payment.record',
    received,
    add: async (batch, ...place) => {
      await addPaidPlace(batch, ...place);
      addToBatch(batch);
    },
  });

/**
 * Accepts money that has no place, and opens the refund of all of it, except the dues of a combined bill. Safe to
 * repeat by the same admin. Throws `wrong-status` while the bill holds a place, and otherwise as `approveEventPayment`.
 */
export const refundEventPayment = (input: ApproveInput, actor: Actor): Promise<Decision> =>
  acceptMoney(input, actor, {
    action: 'event-payment.refund',
    add: async (batch, bill, user, payment) => {
      const { event } = bill.data;
      const amount = paidForPlace(bill.data);
      const place = await readBilledPlace(event);
      if (place?.bill === bill.id) throw wrongStatus('Tempatnya masih ditahan. Setujui pembayarannya.');
      addRefund(batch, { bill, payment, amount, reason: 'late', payee: user.id }, actor);
      queueMail(batch, 'event-refund-opened', toRecipient(user), {
        event: event.title,
        eventId: event.id,
        amount,
        payment,
      });
    },
  });

const acceptMoney = (input: ApproveInput, actor: Actor, use: MoneyUse): Promise<Decision> => {
  const { received } = use;
  const read = async () => {
    const bill =
      received === undefined
        ? await readWaiting(input.id, actor, 'approved', input.paymentId)
        : await readUnpaid(input.id, received);
    if (bill === undefined) return { changed: false };
    const [user, proof] = await Promise.all([readPerson(bill.data), readProofPayment(bill.data)]);
    return {
      reviewState: toReviewState(bill.data),
      proof,
      async accept(batch: Batch, details: AuditRecord['details']) {
        const payment = proof ?? createManualPayment(bill, user, actor, received);
        await addEventPayment(batch, { bill, user, payment, ...use }, details, actor);
        return { changed: true };
      },
    };
  };
  return approvePayment<Decision>(read, input, actor);
};

/** Creates a payment without a picture: of the bank line, or of money that the admin received. */
function createManualPayment(
  bill: EventBill,
  user: Registrant,
  actor: Actor,
  received: ManualMoney | undefined,
): { readonly id: string; readonly data: PaymentRecord } {
  const { bankLine, event, institutionId } = bill.data;
  const line = bankLine && ({ paidBy: 'bank', paidOn: bankLine.date, note: bankLine.narrative } as const);
  const manual = received ?? line;
  if (!manual) throw new ApiError('wrong-status');
  const { paidBy, paidOn, note } = manual;
  const fields = toEventFields(bill, event.group === undefined ? undefined : institutionId);
  const proof = lineProof(`${received === undefined ? bankLine?.id : 'received'}:${bill.id}`);
  const waiting = createWaitingPayment(user.id, 'event', { ...proof, ...fields }, user.data);
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
): Promise<Decision> =>
  retryOnConflict(async () => {
    const bill = await readWaiting(code, actor, 'rejected', seenPaymentId);
    if (bill === undefined) return { changed: false };
    const payment = await readProofPayment(bill.data);
    if (payment === undefined)
      throw wrongStatus(
        'Uangnya ada di mutasi bank, tanpa bukti. Setujui, atau lepaskan barisnya di Mutasi bank.',
      );
    return rejectPayment(payment, reason, actor, (batch) => holdAgain(batch, bill, reason, actor));
  });

/** Holds the place for another proof, and reports the rejection. */
async function holdAgain(batch: Batch, bill: EventBill, reason: string | null, actor: Actor): Promise<void> {
  const { event, bankLine, waitingSince = null } = bill.data;
  const [user, place] = await Promise.all([readPerson(bill.data), readBilledPlace(event)]);
  const holdUntil = holdEnd(clock.now(), hoursAfterRejection);
  batch.update(
    bills,
    bill.id,
    {
      dueAt: holdUntil,
      ...openUntil(holdUntil),
      proofId: null,
      waitingSince: bankLine ? waitingSince : null,
      rejection: reason ?? '',
    },
    bill.version,
  );
  if (place?.bill === bill.id) place.hold(batch, holdUntil);
  const target = { id: event.id, name: event.title };
  recordAudit(batch, actor, 'event-payment.reject', target, { bill: bill.id, reason }, [user.id]);
  queueMail(batch, 'event-payment-rejected', toRecipient(user), {
    event: event.title,
    eventId: event.id,
    reason,
    dueAt: holdUntil.toISOString(),
    ...(event.group === undefined ? {} : toGroupFacts(event.registration, event.group)),
  });
}
