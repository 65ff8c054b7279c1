import { wrongStatus } from 'contract/errors';
import { hasDuty, managedEventsOf } from 'contract/rules/admins/duties';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { events, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

/** Returns the admins without the duty, divided by whether they manage an event. */
export async function listManagers(event: string) {
  const admins = (await users.find('role', 'Admin', queryLimits.admins))
    .filter(({ data }) => !hasDuty(data, 'events'))
    .sort((a, b) => a.data.nameKey.localeCompare(b.data.nameKey));
  const isManager = ({ data }: Stored<UserRecord>) => managedEventsOf(data).includes(event);
  return { managers: admins.filter(isManager), candidates: admins.filter((admin) => !isManager(admin)) };
}

/**
 * Names an admin as manager of an event, with a mail. Returns false if nothing changed. Throws `not-found`;
 * `wrong-status` for a member, for an admin with the duty, and beyond the limit of events; too-many-requests.
 */
export const addManager = (eventId: string, userId: string, admin: Stored<UserRecord>): Promise<boolean> =>
  retryOnConflict(async (attempt) => {
    const [event, user] = await Promise.all([events.getOrThrow(eventId), users.getOrThrow(userId)]);
    if (user.data.role !== 'Admin' || hasDuty(user.data, 'events'))
      throw wrongStatus('Pengelola acara harus admin tanpa tugas acara.');
    const managed = managedEventsOf(user.data);
    if (managed.includes(eventId)) return false;
    if (managed.length >= limits.managedEvents)
      throw wrongStatus(
        `Seorang admin mengelola paling banyak ${limits.managedEvents} acara. Beri tugas acara, atau hapus dari acara lama.`,
      );
    if (attempt === 1) await limitMailsTo('naming-recipient', user.data.email, actorOf(admin));
    const batch = new Batch();
    batch.update(users, userId, { managedEvents: [...managed, eventId] }, user.version);
    const { title } = event.data;
    recordAudit(batch, actorOf(admin), 'event-manager.add', actorOf(user), { event: title });
    queueMail(batch, 'event-manager', user, { by: actorOf(admin), event: title, eventId });
    await batch.commit();
    return true;
  });

/** Ends the management of an event. Returns false if nothing changed. Throws `not-found`. */
export const removeManager = (eventId: string, userId: string, admin: Stored<UserRecord>): Promise<boolean> =>
  retryOnConflict(async () => {
    const [event, user] = await Promise.all([events.getOrThrow(eventId), users.getOrThrow(userId)]);
    const managed = managedEventsOf(user.data);
    if (!managed.includes(eventId)) return false;
    const batch = new Batch();
    const left = managed.filter((one) => one !== eventId);
    batch.update(users, userId, { managedEvents: left }, user.version);
    recordAudit(batch, actorOf(admin), 'event-manager.remove', actorOf(user), { event: event.data.title });
    await batch.commit();
    return true;
  });
