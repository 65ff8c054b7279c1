import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError, wrongStatus } from 'contract/errors';
import { isMemberKind } from 'contract/rules/events/pools';
import {
  canTransferAt,
  maxTransfers,
  transferDifference,
  transferEnd,
} from 'contract/rules/events/transfers';
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
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import { poolOf } from '#model/events/registration/places.ts';
import { choosePrice } from '#model/events/registration/prices.ts';
import {
  type PublicEvent,
  type PublicEventWithSettings,
  readPublicEvent,
} from '#model/events/registration/public-events.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  type EventTransferRecord,
  eventPlaces,
  eventRegistrations,
  eventTransfers,
  eventWaiting,
  registrationId,
} from '#model/events/registration/records.ts';
import { mailPlace, newRegistration, openHold } from '#model/events/registration/register.ts';
import { type Registrant, readRegistrant, toRecipient } from '#model/events/registration/registrants.ts';
import { removeEntry } from '#model/events/registration/waiting-entries.ts';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Throws `wrong-status` for a place that cannot change its owner now. */
function requireTransferable(
  { event }: PublicEventWithSettings,
  registration: EventRegistrationRecord,
): void {
  const { state, attendedAt, earlier } = registration;
  requireNoGroup(registration);
  if (event.data.cancelledAt) throw wrongStatus(t.eventCancelled);
  if (!canTransferAt(event.data.startDate, clock.now())) throw wrongStatus(t.noTransferOnDay);
  if (attendedAt) throw wrongStatus(t.ticketUsed);
  if (state !== 'confirmed') throw wrongStatus(t.payBeforeTransfer);
  if ((earlier?.owners.length ?? 0) >= maxTransfers)
    throw wrongStatus(fill(t.transfersPerPlace, { count: maxTransfers }));
}

/**
 * Starts the transfer of a place to an address, and replaces an earlier one. Throws `not-found`; `wrong-status`;
 * too-many-requests; `conflict`.
 */
export const startTransfer = (eventId: string, owner: Registrant, email: string): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const id = registrationId(eventId, owner.id);
    const [found, own, earlier] = await Promise.all([
      readPublicEvent(eventId),
      eventRegistrations.getOrThrow(id),
      eventTransfers.get(id),
    ]);
    requireTransferable(found, own.data);
    if (email === owner.data.email) throw wrongStatus(t.ownAddress);
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

/** Withdraws the transfer of a person. A repetition changes nothing. Throws `not-found`. */
export const withdrawTransfer = (eventId: string, owner: Registrant): Promise<void> =>
  retryOnConflict(async () => {
    const id = registrationId(eventId, owner.id);
    const [{ event }, transfer] = await Promise.all([readPublicEvent(eventId), eventTransfers.get(id)]);
    if (transfer === undefined) return;
    const batch = new Batch().delete(eventTransfers, id, transfer.version);
    recordAudit(batch, actorOf(owner), 'event-transfer.withdraw', { id: eventId, name: event.data.title });
    await batch.commit();
  });

/** Returns the open transfer of a registration; undefined without one. */
export async function findTransfer(registration: string): Promise<EventTransferRecord | undefined> {
  const transfer = await eventTransfers.get(registration);
  return transfer !== undefined && transfer.data.expireAt > clock.now() ? transfer.data : undefined;
}

/**
 * Creates the code of a transfer while its mail is sent, so that only its digest is stored. An earlier code becomes
 * invalid. Returns undefined for a transfer that was withdrawn or replaced.
 */
export const issueTransferCode = (id: string, offeredAt: string): Promise<string | undefined> =>
  retryOnConflict(async () => {
    const transfer = id === '' ? undefined : await eventTransfers.get(id);
    if (transfer?.data.offeredAt.toISOString() !== offeredAt) return undefined;
    const secret = randomBytes(32).toString('base64url');
    const secretHash = digestOf(secret).toString('hex');
    await new Batch().update(eventTransfers, id, { secretHash }, transfer.version).commit();
    return `${id}.${secret}`;
  });

interface OpenTransfer {
  readonly transfer: Stored<EventTransferRecord>;
  readonly event: PublicEvent;
  readonly settings: EventSettingsRecord;
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

/** Reads the transfer of a code. Throws `invalid-code`; `wrong-status`. */
export async function readTransfer(code: string, recipient: Registrant): Promise<OpenTransfer> {
  const [id = '', secret = ''] = code.split('.');
  const transfer = /^[A-Za-z0-9]{1,64}$/.test(id) ? await eventTransfers.get(id) : undefined;
  const hash = transfer?.data.secretHash ?? null;
  const isKnown =
    transfer !== undefined &&
    hash !== null &&
    transfer.data.expireAt > clock.now() &&
    timingSafeEqual(digestOf(secret), Buffer.from(hash, 'hex'));
  const registration = isKnown ? await eventRegistrations.get(id) : undefined;
  if (!isKnown || registration === undefined) throw new ApiError('invalid-code', { message: t.transferGone });
  const [found, own, owner] = await Promise.all([
    readPublicEvent(registration.data.event),
    eventRegistrations.get(registrationId(registration.data.event, recipient.id)),
    readRegistrant(registration),
  ]);
  const { event, settings } = found;
  if (owner === undefined || settings === undefined) throw new ApiError('not-found');
  requireTransferable(found, registration.data);
  if (own !== undefined) throw wrongStatus(t.placeExists);
  const price = choosePrice(settings.data, event.data.startDate, recipient.data, {});
  const paid = paidPrice(registration.data);
  const difference = transferDifference(price.amount, paid);
  return { transfer, event, settings: settings.data, registration, owner, price, paid, difference };
}

/**
 * Gives the place of a transfer to another person, with another ticket. All in one batch: the old registration is
 * deleted and the new one has the same place. A price above the paid one holds it until the difference is paid.
 * Returns the event. Throws as `readTransfer`, `conflict` for another difference than the one on screen, and
 * `wrong-status` without a required answer.
 */
export async function acceptTransfer(
  code: string,
  recipient: Registrant,
  seenDifference: number,
): Promise<{ readonly event: string; readonly holdUntil: Date | null }> {
  const accepted = await retryOnConflict(async (attempt) => {
    const { transfer, event, settings, registration, owner, price, paid, difference } = await readTransfer(
      code,
      recipient,
    );
    if (difference !== seenDifference) throw new ApiError('conflict', { message: t.priceChanged });
    await requireAnswers(event.id, recipient.id);
    const { place: placeId, bill: paidBill, earlier } = registration.data;
    const place = await eventPlaces.getOrThrow(placeId);
    if (poolOf(place.data) === 'members' && !isMemberKind(price.kind)) throw wrongStatus(t.membersOnly);
    const id = registrationId(event.id, recipient.id);
    const batch = new Batch();
    const unpaid = {
      event,
      user: recipient,
      price: { ...price, amount: difference },
      isDifference: true,
    } as const;
    const { bill, holdUntil } = await openHold(batch, unpaid, settings.holdHours, attempt);
    batch.delete(eventRegistrations, registration.id, registration.version);
    batch.delete(eventTransfers, transfer.id, transfer.version);
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
    mailPlace(batch, event, recipient, bill);
    await batch.commit();
    return { event: event.id, holdUntil };
  });
  // A place that was offered to the recipient is free again.
  await offerAfterCommit(accepted.event);
  return accepted;
}
