import { wrongStatus } from 'contract/errors';
import { personIdOf } from 'contract/rules/events/registration-ids';
import { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { events, removals } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { eraseFromAudit } from '#model/base/erase-from-audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { eraseCertificate } from '#model/events/certificates/revoke-certificate.ts';
import { endRegistration } from '#model/events/groups/end-registration.ts';
import { findRefundsOf } from '#model/events/refunds/accounts.ts';
import { removeAnswers } from '#model/events/registration/answers.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import { eventRegistrations, eventWaiting } from '#model/events/registration/records.ts';
import {
  type EventGuestRecord,
  eventGuests,
  type Guest,
  toGuestDeletion,
} from '#model/events/registration/registrants.ts';
import { removeEntry } from '#model/events/registration/waiting-entries.ts';

/** Returns whether an address is also used for another event. */
const hasOtherEvents = async ({ data: { email } }: Stored<EventGuestRecord>): Promise<boolean> =>
  email !== '' && (await eventGuests.find('email', email, 2)).length > 1;

function requireUnused({ state, waitingSince }: BillRecord): void {
  if (state === 'closed' || waitingSince) throw wrongStatus(t.guestDataInBooks);
}

/**
 * Deletes a guest with registration, answers and certificate, and frees the place. Names in the audit log are erased
 * later, as those of a deleted account, if the address is used for no other event. Throws `wrong-status` if the books
 * need the payment, and while money must be returned.
 */
export async function deleteGuest(person: Guest): Promise<void> {
  await retryOnConflict(async () => {
    const guest = await eventGuests.get(person.guest.id);
    if (guest === undefined) return;
    const { id, data, version } = guest;
    const [event, [registration, entry], isShared] = await Promise.all([
      events.get(data.event),
      getBoth(eventRegistrations, id, eventWaiting, id),
      hasOtherEvents(guest),
    ]);
    if ((await findRefundsOf(person.id)).some(({ data: refund }) => refund.state !== 'paid'))
      throw wrongStatus(t.guestMoneyOpen);
    const batch = new Batch().delete(eventGuests, id, version);
    if (registration !== undefined) await endRegistration(batch, registration, requireUnused);
    if (entry !== undefined) await removeEntry(batch, entry);
    await removeAnswers(batch, id);
    await eraseCertificate(batch, id);
    if (!isShared)
      batch.merge(removals, person.id, { email: data.email, name: data.name, removedAt: clock.now() });
    recordAudit(batch, actorOf(person), 'event-guest.delete', {
      id: data.event,
      name: event?.data.title ?? '',
    });
    await batch.commit();
  });
  await offerAfterCommit(person.guest.data.event);
}

/** Finds guests whose retention period is over. */
export const findExpiredGuests = (limit: number): Promise<Stored<EventGuestRecord>[]> =>
  eventGuests.before('deleteAt', clock.now(), limit);

/**
 * Deletes the data of a guest after its retention period, with the answers and the name in the audit log. The
 * registration without its person stays for the figures of the event, and a certificate stays valid. An event that was
 * moved to a later time postpones this. Throws WriteConflict.
 */
export async function deleteExpiredGuest(guest: Stored<EventGuestRecord>): Promise<void> {
  const { id, data, version } = guest;
  const batch = new Batch();
  if (data.confirmedAt !== null) {
    const event = await events.get(data.event);
    const deleteAt = event?.data.endDate ? toGuestDeletion(event.data.endDate) : clock.now();
    if (deleteAt > clock.now()) {
      await batch.update(eventGuests, id, { deleteAt }, version).commit();
      return;
    }
    // First, because it is repeated as long as the guest exists.
    if (!(await hasOtherEvents(guest))) await eraseFromAudit(personIdOf(id));
    const target = { id: data.event, name: event?.data.title ?? '' };
    recordAudit(batch, systemActor, 'event-guest.delete', target);
  }
  batch.delete(eventGuests, id, version);
  await removeAnswers(batch, id);
  await batch.commit();
}
