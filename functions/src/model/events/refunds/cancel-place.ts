import type { ParsedInput } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { eventPayments } from 'contract/events/event-payments';
import { personIdOf } from 'contract/rules/events/registration-ids';
import { fill } from 'contract/text/language/fill';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { removeAnswers } from '#model/events/registration/answers.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import type { EndPlace } from '#model/events/registration/notices.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import { removeRegistration } from '#model/events/registration/own-registrations.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  eventSettings,
  readWithEvent,
  registrationId,
} from '#model/events/registration/records.ts';
import { type Registrant, readRegistrant, toRecipient } from '#model/events/registration/registrants.ts';
import { cancelGroup } from './end-group.ts';
import {
  addRefund,
  computeRefund,
  currentPercent,
  type PlaceRefund,
  type Removal,
  readOwnRemoval,
  readPaidBills,
  requireSeenRefund,
} from './place-refund.ts';

/** Attempts of one cancellation. */
const maxAttempts = 30;

/**
 * Deletes a registration with its answers, frees its place, closes its unpaid bill, and opens the refund of a paid
 * one. Returns the refund; undefined without accepted money.
 */
export async function removePlace(
  batch: Batch,
  registration: Stored<EventRegistrationRecord>,
  { percent, reason, note = '', requireMay }: Removal,
  actor: Actor,
): Promise<PlaceRefund | undefined> {
  const [bill] = await Promise.all([
    removeRegistration(batch, registration, requireMay),
    removeAnswers(batch, registration.id),
  ]);
  const refund = computeRefund(registration.data, await readPaidBills(registration.data, bill), percent);
  for (const share of refund?.shares ?? []) {
    const { paymentId } = share.bill.data;
    if (paymentId === null) continue;
    addRefund(batch, { bill: share.bill, payment: paymentId, amount: share.amount, reason, note }, actor);
    const payer = await readOtherPayer(share.bill, registration.data.user);
    if (payer !== undefined)
      queueMail(batch, 'event-refund-opened', toRecipient(payer), {
        event: share.bill.data.event?.title ?? '',
        eventId: registration.data.event,
        amount: share.amount,
      });
  }
  return refund;
}

/** Reads the payer of a bill who transferred the place; undefined for the present owner. */
async function readOtherPayer(
  { data: { event } }: Pick<Stored<BillRecord>, 'data'>,
  owner: string,
): Promise<Registrant | undefined> {
  if (event === undefined || personIdOf(event.registration) === owner) return undefined;
  return readRegistrant({ id: event.registration, data: { user: personIdOf(event.registration) } });
}

/** Offers the free places to the waiting list after the commit that freed one. */
async function thenOffer<T>(event: string, commit: Promise<T>): Promise<T> {
  const result = await commit;
  await offerAfterCommit(event);
  return result;
}

/**
 * Gives a place back, closes its unpaid bill, and opens the refund of a paid one. A repetition changes nothing.
 * Returns the refund in whole rupiah. Throws `not-found` for a deleted event; `wrong-status` after its beginning, and
 * while a payment waits; `conflict` if the refund is not the one on screen.
 */
export const cancelOwnPlace = (
  eventId: string,
  user: Registrant,
  seenRefund: number | undefined,
): Promise<number> =>
  thenOffer(
    eventId,
    retryOnWriteConflict(async () => {
      const own = await eventRegistrations.get(registrationId(eventId, user.id));
      if (own === undefined) {
        await events.getOrThrow(eventId);
        return 0;
      }
      requireNoGroup(own.data);
      const texts = { tooLate: t.tooLateToCancel, inReview: t.paymentInReview };
      const { event, removal } = await readOwnRemoval(eventId, texts);
      const batch = new Batch();
      const refund = await removePlace(batch, own, removal, actorOf(user));
      requireSeenRefund(refund?.amount, seenRefund);
      const target = { id: eventId, name: event.data.title };
      const details = refund === undefined ? {} : { refund: refund.amount };
      recordAudit(batch, actorOf(user), 'event-registration.cancel', target, details);
      if (refund !== undefined)
        queueMail(batch, 'event-place-cancelled', toRecipient(user), {
          event: event.data.title,
          eventId,
          reason: '',
          refund: refund.amount,
        });
      await batch.commit();
      return refund?.amount ?? 0;
    }, maxAttempts),
  );

/** Throws `wrong-status` for a place of a group, which only its coordinator gives to another person. */
export function requireNoGroup({ group }: EventRegistrationRecord): void {
  if (group === undefined) return;
  throw wrongStatus(fill(t.placeOfGroup, { institution: group.institution }));
}

/** Throws `wrong-status` after the check-in, and for one place of a group, whose bill pays all of them. */
function requireCancellable({ attendedAt, group }: EventRegistrationRecord): void {
  if (attendedAt) throw wrongStatus('Orang ini sudah check-in.');
  if (group !== undefined)
    throw wrongStatus(
      `Tempat ini bagian rombongan ${group.institution} dengan satu tagihan. Batalkan rombongannya, atau minta koordinatornya mengganti nama.`,
    );
}

type AdminCancellation = Pick<ParsedInput<typeof eventPayments.cancelEventPlace>, 'reason' | 'percent'>;

/**
 * Cancels the place of another person, or all places of a group. Returns the refund in whole rupiah; undefined without
 * a place, where it changes nothing. `requireMoneyDuty` throws if the admin may not refund. Throws `not-found`;
 * `wrong-status` after the check-in, and while a payment waits.
 */
export const cancelPlace = (
  eventId: string,
  id: string,
  { reason, percent }: AdminCancellation,
  actor: Actor,
  requireMoneyDuty: () => void,
): Promise<number | undefined> =>
  thenOffer(
    eventId,
    retryOnConflict(async () => {
      const [[event, settings], registration] = await Promise.all([
        readWithEvent(eventSettings, eventId),
        eventRegistrations.get(id),
      ]);
      const removal = {
        percent: percent ?? currentPercent(event.data, settings?.data),
        reason: 'admin',
        note: reason,
        requireMay: ({ state, waitingSince }: BillRecord) => {
          if (waitingSince)
            throw wrongStatus('Pembayarannya menunggu keputusan. Putuskan dulu di Pembayaran Acara.');
          if (state === 'closed') requireMoneyDuty();
        },
      } as const;
      const batch = new Batch();
      const group = registration === undefined ? await eventGroups.get(id) : undefined;
      if ((registration ?? group) === undefined) return undefined;
      if ((registration ?? group)?.data.event !== eventId) throw new ApiError('not-found');
      if (group !== undefined) {
        const amount = await cancelGroup(batch, group, event, removal, actor);
        await batch.commit();
        return amount ?? 0;
      }
      if (registration === undefined) return undefined;
      requireCancellable(registration.data);
      const refund = await removePlace(batch, registration, removal, actor);
      const target = { id: eventId, name: event.data.title };
      const details = refund === undefined ? { reason } : { reason, refund: refund.amount };
      recordAudit(batch, actor, 'event-registration.remove', target, details, [registration.data.user]);
      const person = await readRegistrant(registration);
      if (person !== undefined)
        queueMail(batch, 'event-place-cancelled', toRecipient(person), {
          event: event.data.title,
          eventId,
          reason,
          refund: refund?.amount ?? 0,
        });
      await batch.commit();
      return refund?.amount ?? 0;
    }, maxAttempts),
  );

/** Ends a place of a cancelled event: frees it and returns all money, with one mail. */
export const endCancelledPlace: EndPlace = async (batch, event, reason, { registration, person }) => {
  const removal = { percent: 100, reason: 'event', note: reason } as const;
  const refund = await removePlace(batch, registration, removal, systemActor);
  const target = { id: event.id, name: event.data.title };
  const details = refund === undefined ? { reason } : { reason, refund: refund.amount };
  const people = [registration.data.user];
  recordAudit(batch, systemActor, 'event-registration.remove', target, details, people);
  if (person !== undefined)
    queueMail(batch, 'event-cancelled', toRecipient(person), {
      ...toEventFacts(event),
      reason,
      amount: registration.data.price,
      refund: refund?.amount ?? 0,
    });
};
