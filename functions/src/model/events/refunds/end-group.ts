import { ApiError, wrongStatus } from 'contract/errors';
import { groupAmount } from 'contract/rules/events/groups';
import { personIdOf } from 'contract/rules/events/registration-ids';
import { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { toGroupFacts } from '#model/events/groups/order-group.ts';
import { readOwnInstitution } from '#model/events/groups/own-group.ts';
import {
  type EventGroupRecord,
  eventGroups,
  findGroupPlaces,
  readContact,
} from '#model/events/groups/records.ts';
import { mailLostPlaces, type RemovedGroup, removeGroup } from '#model/events/groups/remove-group.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import type { Participant } from '#model/events/registration/participants.ts';
import { toRecipient } from '#model/events/registration/registrants.ts';
import {
  addRefund,
  computeRefund,
  type PlaceRefund,
  type Removal,
  readOwnRemoval,
  requireSeenRefund,
} from './place-refund.ts';

/** Returns the refund of a cancellation at a percentage; undefined without accepted money. */
export const computeGroupRefund = (
  { lines }: EventGroupRecord,
  bill: Stored<BillRecord> | undefined,
  percent: number,
): PlaceRefund | undefined =>
  computeRefund({ price: groupAmount(lines) }, bill?.data.state === 'closed' ? [bill] : [], percent);

interface EndedGroup extends RemovedGroup {
  /** In whole rupiah; undefined without accepted money. */
  readonly refund: number | undefined;
  /** Coordinator who gets the mail and the refund; undefined after the deletion of the institution. */
  readonly contact: Stored<UserRecord> | undefined;
}

/**
 * Ends a group with all places, and opens the refund of a paid one for its coordinator. A cancellation throws
 * `wrong-status` after a check-in.
 */
export async function endGroup(
  batch: Batch,
  group: Stored<EventGroupRecord>,
  { percent, reason, note = '', requireMay }: Removal,
  actor: Actor,
): Promise<EndedGroup> {
  const [places, contact] = await Promise.all([findGroupPlaces(group.id), readContact(group.data)]);
  const isDecided = reason === 'owner' || reason === 'admin';
  if (isDecided && places.some(({ data }) => data.attendedAt)) throw wrongStatus(t.groupCheckedIn);
  const removed = await removeGroup(batch, group, places);
  const { bill } = removed;
  if (bill !== undefined) requireMay?.(bill.data);
  const refund = computeGroupRefund(group.data, bill, percent);
  const payment = bill?.data.paymentId ?? null;
  if (bill !== undefined && refund !== undefined && refund.amount > 0 && payment !== null)
    addRefund(batch, { bill, payment, amount: refund.amount, reason, note, payee: contact?.id }, actor);
  return { ...removed, refund: refund?.amount, contact };
}

interface Ended {
  readonly event: Stored<EventRecord>;
  readonly actor: Actor;
  readonly note: string;
  readonly refund: number | undefined;
  readonly named: readonly Participant[];
}

function recordEnd(
  batch: Batch,
  { data: { institutionName: institution } }: Stored<EventGroupRecord>,
  { event, actor, note, refund, named }: Ended,
): void {
  const reason = note === '' ? {} : { reason: note };
  const details = { institution, ...reason, ...(refund === undefined ? {} : { refund }) };
  const people = named.map(({ registration }) => registration.data.user);
  recordAudit(batch, actor, 'event-group.cancel', { id: event.id, name: event.data.title }, details, people);
}

/**
 * Adds the cancellation of a group, with one mail to its coordinator and to each named person. Returns the refund in
 * whole rupiah; undefined without accepted money. Throws as `endGroup`.
 */
export async function cancelGroup(
  batch: Batch,
  group: Stored<EventGroupRecord>,
  event: Stored<EventRecord>,
  removal: Removal,
  actor: Actor,
): Promise<number | undefined> {
  const { refund, contact, named } = await endGroup(batch, group, removal, actor);
  const { institutionName: institution, lines } = group.data;
  const { note = '' } = removal;
  recordEnd(batch, group, { event, actor, note, refund, named });
  const facts = { event: event.data.title, eventId: event.id, reason: note, refund: refund ?? 0 };
  if (contact !== undefined)
    queueMail(batch, 'event-group-cancelled', contact, {
      ...facts,
      ...toGroupFacts(group.id, { institution, lines }),
    });
  mailLostPlaces(batch, group, named, { event: event.data.title, reason: note });
  return refund;
}

/**
 * Cancels a group for its coordinator. A repetition changes nothing. Returns the refund in whole rupiah. Throws
 * `not-found` for the group of another institution; `wrong-status` after the beginning, after a check-in and while a
 * payment waits; `conflict` if the refund is not the one on screen.
 */
export async function cancelOwnGroup(
  id: string,
  user: Stored<UserRecord>,
  seenRefund: number | undefined,
): Promise<number> {
  const cancelled = await retryOnConflict(async () => {
    const [institution, group] = await Promise.all([readOwnInstitution(user), eventGroups.get(id)]);
    // Ids contain that of the institution, so a cancelled group of another one is unknown too.
    if (!personIdOf(id).startsWith(institution.id)) throw new ApiError('not-found');
    if (group === undefined) return undefined;
    const texts = { tooLate: t.tooLateForGroup, inReview: t.groupPaymentInReview };
    const { event, removal } = await readOwnRemoval(group.data.event, texts);
    const batch = new Batch();
    const refund = await cancelGroup(batch, group, event, removal, actorOf(user));
    requireSeenRefund(refund, seenRefund);
    await batch.commit();
    return { event: event.id, refund: refund ?? 0 };
  });
  if (cancelled !== undefined) await offerAfterCommit(cancelled.event);
  return cancelled?.refund ?? 0;
}

/**
 * Ends one group of a cancelled event in a commit of its own, because it has up to 50 places. All money is returned.
 * The coordinator and each named person get a mail. Returns the number of mails; undefined if no group is left. Throws
 * WriteConflict.
 */
export async function endCancelledGroup(
  event: Stored<EventRecord>,
  reason: string,
): Promise<number | undefined> {
  const [group] = await eventGroups.find('event', event.id, 1);
  if (group === undefined) return undefined;
  const batch = new Batch();
  const end = { percent: 100, reason: 'event', note: reason } as const;
  const { refund = 0, contact, named } = await endGroup(batch, group, end, systemActor);
  recordEnd(batch, group, { event, actor: systemActor, note: reason, refund, named });
  const facts = { ...toEventFacts(event), reason };
  if (contact !== undefined)
    queueMail(batch, 'event-cancelled', contact, {
      ...{ ...facts, amount: groupAmount(group.data.lines), refund },
      ...toGroupFacts(group.id, { institution: group.data.institutionName, lines: group.data.lines }),
    });
  for (const { person } of named)
    if (person !== undefined)
      queueMail(batch, 'event-cancelled', toRecipient(person), { ...facts, amount: 0, refund: 0 });
  await batch.commit();
  return named.length + 1;
}
