import { ApiError } from 'contract/errors';
import { groupAmount } from 'contract/rules/events/groups';
import type { RefundReason } from 'contract/rules/events/refunds';
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
import { hasBegun } from '#model/events/registration/answers.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import type { Participant } from '#model/events/registration/participants.ts';
import { toRecipient } from '#model/events/registration/registrants.ts';
import { readEventWithSettings } from '#model/events/registration/settings.ts';
import { offerAfterCommit } from '#model/events/registration/waiting/offers.ts';
import {
  addRefund,
  computeRefund,
  currentPercent,
  type PlaceRefund,
  requireSeenRefund,
} from './place-refund.ts';

/** Returns the refund of a cancellation at a percentage; undefined without accepted money. */
export const computeGroupRefund = (
  { lines }: EventGroupRecord,
  bill: Stored<BillRecord> | undefined,
  percent: number,
): PlaceRefund | undefined =>
  computeRefund({ price: groupAmount(lines) }, bill?.data.state === 'closed' ? [bill] : [], percent);

export interface EndOfGroup {
  readonly percent: number;
  readonly reason: RefundReason;
  /** Reason as an admin wrote it. */
  readonly note?: string;
  /** Throws if the state of the bill forbids it. */
  readonly requireMay?: (bill: BillRecord) => void;
}

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
  { percent, reason, note = '', requireMay }: EndOfGroup,
  actor: Actor,
): Promise<EndedGroup> {
  const [places, contact] = await Promise.all([findGroupPlaces(group.id), readContact(group.data)]);
  const isDecided = reason === 'owner' || reason === 'admin';
  if (isDecided && places.some(({ data }) => data.attendedAt))
    throw new ApiError('wrong-status', { message: t.groupCheckedIn });
  const removed = await removeGroup(batch, group, places);
  const { bill } = removed;
  if (bill !== undefined) requireMay?.(bill.data);
  const refund = computeGroupRefund(group.data, bill, percent);
  const payment = bill?.data.paymentId ?? null;
  if (bill !== undefined && refund !== undefined && refund.amount > 0 && payment !== null)
    addRefund(batch, { bill, payment, amount: refund.amount, reason, note, payee: contact?.id }, actor);
  return { ...removed, refund: refund?.amount, contact };
}

interface Cancellation extends EndOfGroup {
  readonly event: Stored<EventRecord>;
  readonly actor: Actor;
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

/** Adds the cancellation of a group, with one mail to its coordinator and to each named person. */
async function addCancellation(
  batch: Batch,
  group: Stored<EventGroupRecord>,
  { event, actor, ...end }: Cancellation,
): Promise<number | undefined> {
  const { refund, contact, named } = await endGroup(batch, group, end, actor);
  const { institutionName: institution, lines } = group.data;
  const { note = '' } = end;
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

function requireDecided({ waitingSince }: BillRecord): void {
  if (waitingSince)
    throw new ApiError('wrong-status', {
      message: t.groupPaymentInReview,
    });
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
    const { event, settings } = await readEventWithSettings(group.data.event);
    if (hasBegun(event.data))
      throw new ApiError('wrong-status', {
        message: t.tooLateForGroup,
      });
    const batch = new Batch();
    const percent = currentPercent(event.data, settings?.data);
    const end = { percent, reason: 'owner', requireMay: requireDecided } as const;
    const refund = await addCancellation(batch, group, { event, actor: actorOf(user), ...end });
    requireSeenRefund(refund, seenRefund);
    await batch.commit();
    return { event: event.id, refund: refund ?? 0 };
  });
  if (cancelled !== undefined) await offerAfterCommit(cancelled.event);
  return cancelled?.refund ?? 0;
}

/** Adds the cancellation of a group by an admin, as `cancelPlace` does for a single place. */
export const cancelGroupAsAdmin = (
  batch: Batch,
  group: Stored<EventGroupRecord>,
  event: Stored<EventRecord>,
  end: EndOfGroup,
  actor: Actor,
): Promise<number | undefined> => addCancellation(batch, group, { event, actor, ...end });

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
