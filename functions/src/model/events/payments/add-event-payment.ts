import { isoDate } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, institutions } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { AuditRecord, PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { isGuest, type Registrant } from '#model/events/registration/registrants.ts';
import { requireOpenDate } from '#model/money/ledger/entries.ts';
import { addPaidMembership } from '#model/money/payments/approve-dues.ts';
import { addReceipt, type ReceivedMoney } from '#model/money/payments/approve-payment.ts';
import { createWaitingPayment, lineProof } from '#model/money/payments/proofs.ts';
import { approvedPayment, requireNoRequest } from '#model/money/payments/record-payment.ts';
import { readPayer } from '#model/money/payments/requests.ts';
import type { EventBill } from './pay-for-event.ts';

/** Money for a place that an admin received without a proof. */
export interface ManualMoney extends NonNullable<PaymentRecord['manual']> {
  /** In whole rupiah. */
  readonly amount: number;
}

/** Use of accepted money: a place or a refund. */
export interface MoneyUse {
  readonly action: 'event-payment.approve' | 'event-payment.record' | 'event-payment.refund';
  /** Money that an admin received; missing for a proof and for a bank line. */
  readonly received?: ManualMoney;
  /** Adds the use to the batch, with a mail. Throws ApiError if it is not possible. */
  readonly add: (batch: Batch, bill: EventBill, user: Registrant, payment: string) => Promise<void>;
}

/** Money for an event, with the person who pays. */
interface EventPayment extends MoneyUse {
  readonly bill: EventBill;
  readonly user: Registrant;
  readonly payment: ReceivedMoney['payment'];
}

/** Adds the use of the money, its receipt, and the renewal of a combined bill. */
export async function addEventPayment(
  batch: Batch,
  { bill, user, payment: { data, ...payment }, action, received, add }: EventPayment,
  details: AuditRecord['details'],
  actor: Actor,
): Promise<void> {
  const { event, amount: billed, fee } = bill.data;
  if (data.manual !== undefined) await requireOpenDate(batch, data.manual.paidOn);
  await add(batch, bill, user, payment.id);
  // The dues of a combined bill are a payment of their own, with their own receipt.
  const renewalFee = event.renewal?.fee ?? 0;
  const amount = billed - renewalFee;
  const placeMoney = {
    payment: { ...payment, data: { ...data, amount } },
    bill: { ...bill, data: { ...bill.data, fee: fee - renewalFee } },
  };
  const receipt = await addReceipt(batch, placeMoney, await toPayer(bill, user), actor);
  await addRenewal(batch, bill, user, placeMoney.payment, actor);
  const paid = received === undefined ? {} : { paidAmount: received.amount };
  // After `addReceipt`, which settles the bill at its version.
  batch.update(bills, bill.id, { waitingSince: null, proofId: null, ...paid });
  const target = { id: event.id, name: event.title };
  const means = received === undefined ? {} : { paidBy: received.paidBy, paidOn: received.paidOn };
  const facts = { bill: bill.id, amount, receipt: receipt.number, ...details, ...means };
  recordAudit(batch, actor, action, target, facts, [user.id]);
}

/**
 * Adds the renewal that a combined bill pays, as a payment of its own. Throws `wrong-status` while another request of
 * the member waits.
 */
async function addRenewal(
  batch: Batch,
  { id: code, data: { event } }: EventBill,
  user: Registrant,
  placePayment: ReceivedMoney['payment'],
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
  const dues = {
    user,
    payment: { id: newId(), data: years === 1 ? data : { ...data, years } },
    payer: await readPayer({}, user),
    bill: undefined,
    action: 'renewal.approve',
    details: { bill: code },
    receiptsBefore: 1,
  } as const;
  await addPaidMembership(batch, dues, actor);
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
