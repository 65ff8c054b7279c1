import type { ManagedEvent, eventManagers as table } from 'contract/events/event-managers';
import { hasDuty, managedEventsOf } from 'contract/rules/admins/duties';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listWritten } from '#model/content/content-lists.ts';
import { toPublicationReply } from '#model/content/publication.ts';
import { addManager, listManagers, removeManager } from '#model/events/registration/managers.ts';

const toManagedEvent = ({ id, data }: Pick<Stored<EventRecord>, 'id' | 'data'>): ManagedEvent => ({
  _id: id,
  title: data.title,
  location: data.location,
  startDate: data.startDate?.toISOString() ?? null,
  ...toPublicationReply(data),
});

const toPerson = ({ id, data: { name, email } }: Stored<UserRecord>) => ({ _id: id, name, email });

export const eventManagers: Handlers<typeof table> = {
  async listManagedEvents(page, { user }) {
    if (hasDuty(user.data, 'events')) {
      const { rows, ...list } = await listWritten(contentKinds.event, page);
      return { data: rows.map(toManagedEvent), ...list };
    }
    const managed = await events.getMany(managedEventsOf(user.data));
    const latest = managed.sort((a, b) => b.data.updatedAt.getTime() - a.data.updatedAt.getTime());
    return { data: latest.map(toManagedEvent), total: latest.length, page: 1, totalPages: 1 };
  },

  async listEventManagers({ id }) {
    const [{ managers, candidates }] = await Promise.all([listManagers(id), events.getOrThrow(id)]);
    return { managers: managers.map(toPerson), candidates: candidates.map(toPerson) };
  },

  async addEventManager({ id, admin }, { user }) {
    const changed = await addManager(id, admin, user);
    return { message: 'Pengelola ditambahkan dan diberi tahu lewat email.', changed };
  },

  async removeEventManager({ id, admin }, { user }) {
    const changed = await removeManager(id, admin, user);
    return { message: 'Pengelola dihapus.', changed };
  },
};
