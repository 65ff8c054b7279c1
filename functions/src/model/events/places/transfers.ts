import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { isMemberKind } from 'contract/rules/events/pools';
import {
  canTransferAt,
  maxTransfers,
  transferDifference,
  transferEnd,
} from 'contract/rules/events/transfers';
import { holdEnd } from 'contract/rules/money/event-prices';
import { fill } from 'contract/text/language/fill';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { toLanguageField } from '#data/context/locale.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { requireNoGroup } from '#model/events/refunds/cancel-place.ts';
import { removeAnswers, requireAnswers } from '#model/events/registration/answers.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import { poolOf } from '#model/events/registration/places.ts';
import { choosePrice } from '#model/events/registration/prices.ts';
import { type PublicEventWithSettings, readPublicEvent } from '#model/events/registration/public-events.ts';
import {
  type EventRegistrationRecord,
  type EventTransferRecord,
  eventPlaces,
  eventRegistrations,
  eventTransfers,
  registrationId,
} from '#model/events/registration/records.ts';
import { newRegistration } from '#model/events/registration/register.ts';
import { type Registrant, readRegistrant, toRecipient } from '#model/events/registration/registrants.ts';
import { offerAfterCommit } from '#model/events/registration/waiting/offers.ts';
import { removeEntry } from '#model/events/registration/waiting/waiting-entries.ts';
import { eventWaiting } from '#model/events/registration/waiting/waiting-records.ts';
import { addEventBill } from '#model/money/bills/open-bill.ts';
import { eventPayer } from '#model/money/bills/payers.ts';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Throws `wrong-status` for a place that cannot change its owner now. */
function requireTransferable(
  { event }: PublicEventWithSettings,
  registration: EventRegistrationRecord,
): void {
  const { state, attendedAt, earlier } = registration;
  requireNoGroup(registration);
  const refuse = (message: string) => new ApiError('wrong-status', { message });
  if (event.data.cancelledAt) throw refuse(t.eventCancelled);
  if (!canTransferAt(event.data.startDate, clock.now())) throw refuse(t.noTransferOnDay);
  if (attendedAt) throw refuse(t.ticketUsed);
  if (state !== 'confirmed') throw refuse(t.payBeforeTransfer);
  if ((earlier?.owners.length ?? 0) >= maxTransfers)
    throw refuse(fill(t.transfersPerPlace, { count: maxTransfers }));
}

/**
 * Offers the place of a person to an address, and replaces an earlier offer. Throws `not-found`; `wrong-status`;
 * too-many-requests; `conflict`.
 */
export const offerTransfer = (eventId: string, owner: Registrant, email: string): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const id = registrationId(eventId, owner.id);
    const [found, own, earlier] = await Promise.all([
      readPublicEvent(eventId),
      eventRegistrations.getOrThrow(id),
      eventTransfers.get(id),
    ]);
    requireTransferable(found, own.data);
    if (email === owner.data.email) throw new ApiError('wrong-status', { message: t.ownAddress });
    if (attempt === 1) await limitMailsTo('transfer-recipient', email, actorOf(owner));
    const [now, batch] = [clock.now(), new Batch()];
    const expireAt = transferEnd(found.event.data.startDate, now);
    const record = { event: eventId, email, offeredAt: now, secretHash: null, expireAt };
    if (earlier === undefined) batch.create(eventTransfers, id, record);
    else batch.update(eventTransfers, id, record, earlier.version);
    // Fails if the owner cancels meanwhile.
    batch.update(eventRegistrations, id, { offeredAt: now }, own.version);
    const target = { id: eventId, name: found.event.data.title };
    recordAudit(batch, actorOf(owner), 'event-transfer.offer', target);
    const recipient = { id: null, data: { name: '', email, ...toLanguageField() } };
    const facts = toEventFacts(found.event);
    const data = { ...facts, by: actorOf(owner), transfer: id, offeredAt: now.toISOString() };
    queueMail(batch, 'event-transfer-offered', recipient, data);
    await batch.commit();
  });

/** Withdraws the offer of a person. A repetition changes nothing. Throws `not-found`. */
export const withdrawTransfer = (eventId: string, owner: Registrant): Promise<void> =>
  retryOnConflict(async () => {
    const id = registrationId(eventId, owner.id);
    const [{ event }, offer] = await Promise.all([readPublicEvent(eventId), eventTransfers.get(id)]);
    if (offer === undefined) return;
    const batch = new Batch().delete(eventTransfers, id, offer.version);
    recordAudit(batch, actorOf(owner), 'event-transfer.withdraw', { id: eventId, name: event.data.title });
    await batch.commit();
  });

/** Returns the open offer of a registration; undefined without one. */
export async function findTransfer(registration: string): Promise<EventTransferRecord | undefined> {
  const offer = await eventTransfers.get(registration);
  return offer !== undefined && offer.data.expireAt > clock.now() ? offer.data : undefined;
}

/**
 * Creates the code of an offer while its mail is sent, so that only its digest is stored. An earlier code becomes
 * invalid. Returns undefined for an offer that was withdrawn or replaced.
 */
export const issueTransferCode = (id: string, offeredAt: string): Promise<string | undefined> =>
  retryOnConflict(async () => {
    const offer = id === '' ? undefined : await eventTransfers.get(id);
    if (offer?.data.offeredAt.toISOString() !== offeredAt) return undefined;
    const secret = randomBytes(32).toString('base64url');
    const secretHash = digestOf(secret).toString('hex');
    await new Batch().update(eventTransfers, id, { secretHash }, offer.version).commit();
    return `${id}.${secret}`;
  });

interface OpenTransfer {
  readonly offer: Stored<EventTransferRecord>;
  readonly found: PublicEventWithSettings;
  readonly registration: Stored<EventRegistrationRecord>;
  readonly owner: Registrant;
  readonly price: { readonly kind: EventRegistrationRecord['priceKind']; readonly amount: number };
  /** Money that was paid for the place, in whole rupiah of prices. */
  readonly paid: number;
  readonly difference: number;
}

/** Returns the price that was paid for a place: by earlier owners, and by its own bill. */
const paidPrice = ({ price, bill, earlier }: EventRegistrationRecord): number =>
  earlier !== undefined && bill === null ? earlier.paid : price;

/** Reads the offer of a code. Throws `invalid-code`; `wrong-status`. */
export async function readTransfer(code: string, recipient: Registrant): Promise<OpenTransfer> {
  const [id = '', secret = ''] = code.split('.');
  const offer = /^[A-Za-z0-9]{1,64}$/.test(id) ? await eventTransfers.get(id) : undefined;
  const hash = offer?.data.secretHash ?? null;
  const isKnown =
    offer !== undefined &&
    hash !== null &&
    offer.data.expireAt > clock.now() &&
    timingSafeEqual(digestOf(secret), Buffer.from(hash, 'hex'));
  const registration = isKnown ? await eventRegistrations.get(id) : undefined;
  if (!isKnown || registration === undefined)
    throw new ApiError('invalid-code', {
      message: t.transferGone,
    });
  const [found, own, owner] = await Promise.all([
    readPublicEvent(registration.data.event),
    eventRegistrations.get(registrationId(registration.data.event, recipient.id)),
    readRegistrant(registration),
  ]);
  if (owner === undefined || found.settings === undefined) throw new ApiError('not-found');
  requireTransferable(found, registration.data);
  if (own !== undefined) throw new ApiError('wrong-status', { message: t.placeExists });
  const price = choosePrice(found.settings.data, found.event.data.startDate, recipient.data, {});
  const paid = paidPrice(registration.data);
  const difference = transferDifference(price.amount, paid);
  return { offer, found, registration, owner, price, paid, difference };
}

/**
 * Gives the place of an offer to another person, with another ticket. All in one batch: the old registration is
 * deleted and the new one has the same place. A price above the paid one holds it until the difference is paid.
 * Returns the event. Throws as it, `conflict` for another difference than the one on screen, and `wrong-status`
 * without a required answer.
 */
export async function acceptTransfer(
  code: string,
  recipient: Registrant,
  seenDifference: number,
): Promise<{ readonly event: string; readonly holdUntil: Date | null }> {
  const accepted = await retryOnConflict(async (attempt) => {
    const { offer, found, registration, owner, price, paid, difference } = await readTransfer(
      code,
      recipient,
    );
    if (difference !== seenDifference)
      throw new ApiError('conflict', {
        message: t.priceChanged,
      });
    const { event, settings } = found;
    await requireAnswers(event.id, recipient.id);
    const { place: placeId, bill: paidBill, earlier } = registration.data;
    const place = await eventPlaces.getOrThrow(placeId);
    if (poolOf(place.data) === 'members' && !isMemberKind(price.kind))
      throw new ApiError('wrong-status', { message: t.membersOnly });
    const id = registrationId(event.id, recipient.id);
    const batch = new Batch();
    const holdUntil =
      difference === 0 || settings === undefined ? null : holdEnd(clock.now(), settings.data.holdHours);
    const bill =
      holdUntil === null
        ? null
        : await addEventBill(
            batch,
            eventPayer(id, toRecipient(recipient).id),
            {
              event: {
                id: event.id,
                title: event.data.title,
                registration: id,
                price: price.kind,
                isDifference: true,
              },
              fee: difference,
              dueAt: holdUntil,
            },
            attempt,
          );
    batch.delete(eventRegistrations, registration.id, registration.version);
    batch.delete(eventTransfers, offer.id, offer.version);
    await removeAnswers(batch, registration.id);
    const entry = await eventWaiting.get(id);
    if (entry !== undefined) await removeEntry(batch, entry);
    batch.update(eventPlaces, place.id, { registration: id }, place.version);
    const bills = [...(earlier?.bills ?? []), ...(paidBill === null ? [] : [paidBill])];
    batch.create(eventRegistrations, id, {
      ...newRegistration({ event, user: recipient, price, bill, holdUntil }, place.id),
      earlier: { owners: [...(earlier?.owners ?? []), owner.id], bills, paid },
    });
    const target = { id: event.id, name: event.data.title };
    const people = [owner.id, ...(earlier?.owners ?? [])];
    recordAudit(batch, actorOf(recipient), 'event-transfer.accept', target, { difference }, people);
    const facts = toEventFacts(event);
    queueMail(batch, 'event-transferred', toRecipient(owner), { ...facts, to: actorOf(recipient) });
    if (bill === null) queueMail(batch, 'event-registered', toRecipient(recipient), facts);
    else
      queueMail(batch, 'event-held', toRecipient(recipient), {
        event: event.data.title,
        eventId: event.id,
        amount: bill.data.amount,
        bill: bill.id,
        dueAt: bill.data.dueAt.toISOString(),
      });
    await batch.commit();
    return { event: event.id, holdUntil };
  });
  // A place that was offered to the recipient is free again.
  await offerAfterCommit(accepted.event);
  return accepted;
}
