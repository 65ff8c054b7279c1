import { ApiError, wrongStatus } from 'contract/errors';
import { fill } from 'contract/text/language/fill';
import { type Batch, WriteConflict } from '#data/batch.ts';
import type { BilledEvent, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, payments } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toGroupFacts } from '#model/events/groups/order-group.ts';
import {
  type EventRegistrationState,
  eventRegistrations,
  registrationId,
} from '#model/events/registration/records.ts';
import { type Registrant, toRecipient } from '#model/events/registration/registrants.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { openUntil, waitingUntil } from '#model/money/bills/settle-bill.ts';
import { addDecision } from '#model/money/payments/approve-payment.ts';
import { checkUploadedProof } from '#model/money/payments/proof-checks.ts';
import { createWaitingPayment, readProof, toStoredProof } from '#model/money/payments/proofs.ts';

/** A bill of an event. */
export type EventBill = Stored<BillRecord & { event: BilledEvent }>;

/** Reads the bill of an event. Throws `not-found`. */
export async function getEventBill(code: string): Promise<EventBill> {
  const { data, ...bill } = await bills.getOrThrow(code);
  if (data.event === undefined) throw new ApiError('not-found');
  return { ...bill, data: { ...data, event: data.event } };
}

/** A place that is not paid, or the places of a group. */
export interface PayablePlace {
  readonly bill: EventBill;
  /** Institution that pays a group; undefined for a person. */
  readonly institution?: string;
  /** Holds the place until the decision. Fails the batch if it changed meanwhile. */
  hold(batch: Batch): void;
}

/**
 * Reads the unpaid place of a person with its bill. Throws `not-found` without a place; `wrong-status` for a paid one,
 * and for one without a price.
 */
export async function readPayablePlace(event: string, userId: string): Promise<PayablePlace> {
  const registration = await eventRegistrations.getOrThrow(registrationId(event, userId));
  const { bill, state, group } = registration.data;
  if (group !== undefined) throw wrongStatus(fill(t.placePaidByGroup, { institution: group.institution }));
  const hold = (batch: Batch) =>
    batch.update(eventRegistrations, registration.id, { holdUntil: null }, registration.version);
  return { bill: await getPayableBill(bill, state), hold };
}

/** Reads the bill of a place. Throws `wrong-status` for a paid place, and for one without a price. */
export async function getPayableBill(bill: string | null, state: EventRegistrationState): Promise<EventBill> {
  if (bill === null || state === 'confirmed') throw wrongStatus(t.nothingToPay);
  return getEventBill(bill);
}

/**
 * Stores a proof for the bill of a place or a group, and holds the place until the decision. Replaces a proof that
 * waits; the payment stays at its place in the queue. Of two concurrent uploads only one succeeds. `readPlace` throws
 * for a paid place. Returns the reply. Throws as `readPlace`; `invalid-file`; `conflict`.
 */
export async function payForEvent(
  readPlace: () => Promise<PayablePlace>,
  user: Registrant,
  upload: Buffer,
  storeReply: (batch: Batch, reply: { readonly message: string }) => void,
): Promise<{ readonly message: string }> {
  // Refuses a paid place before it decodes the picture. The bill can change meanwhile.
  await readPlace();
  const proof = await readProof(upload);
  const { bill, institution, hold } = await readPlace();
  const reply = { message: institution === undefined ? t.placeProofSent : t.groupProofSent };
  const { event, amount, proofId, waitingSince } = bill.data;
  const [file, paymentId] = [newFilePath('payment-proofs'), newId()];
  const stored = { ...toStoredProof(proof, file), ...toEventFields(bill, institution) };
  const payment = createWaitingPayment(user.id, 'event', stored, user.data);
  const replaced = proofId ? await payments.get(proofId) : undefined;
  try {
    await writeWithFiles({ added: new Map([[file, proof.image]]) }, (batch) => {
      batch.create(payments, paymentId, payment);
      if (replaced?.data.state === 'waiting') addDecision(batch, replaced, { state: 'replaced' }, user);
      batch.update(
        bills,
        bill.id,
        {
          ...openUntil(waitingUntil()),
          proofId: paymentId,
          waitingSince: waitingSince ?? clock.now(),
          rejection: null,
          ...(institution === undefined ? {} : { userId: user.id }),
        },
        bill.version,
      );
      hold(batch);
      const target = { id: event.id, name: event.title };
      recordAudit(batch, actorOf(user), 'event-payment.request', target, { bill: bill.id, amount });
      queueMail(batch, 'event-payment-received', toRecipient(user), {
        event: event.title,
        eventId: event.id,
        amount,
        bill: bill.id,
        ...(event.group === undefined ? {} : toGroupFacts(event.registration, event.group)),
      });
      storeReply(batch, reply);
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    await readPlace();
    throw new ApiError('conflict');
  }
  await checkUploadedProof(paymentId, payment);
  return reply;
}

/**
 * Returns the fields of a payment for a bill of an event. `institutionId` is that of a group: a coordinator pays a
 * single place for one person.
 */
export const toEventFields = (
  { id, data: { event, amount } }: EventBill,
  institutionId: string | undefined,
): Pick<PaymentRecord, 'bill' | 'amount' | 'event' | 'institutionId'> => ({
  bill: id,
  amount,
  event: { id: event.id, title: event.title },
  ...(institutionId === undefined ? {} : { institutionId }),
});
