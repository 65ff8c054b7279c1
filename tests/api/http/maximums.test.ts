import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { toDateTimeInput } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { collection } from '../../../functions/src/data/collection.ts';
import { changeDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeMessage } from '../../support/factories/admin-records.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { pdf } from '../../support/factories/documents.ts';
import { openDoors } from '../../support/factories/events/event-doors.ts';
import {
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
} from '../../support/factories/events/event-groups.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { storeRows } from '../../support/factories/many-rows.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { type Answer, inProcess } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

/** Fourteen concurrent calls to each endpoint that creates records up to a maximum. */

interface Prepared {
  readonly send: (index: number) => Promise<Answer>;
  /** Counts the stored records. */
  readonly count: () => Promise<number>;
}

type Fields = Readonly<Record<string, unknown>>;

const countOf = async (name: string) => (await valuesOf(name)).length;
const sendAll = ({ send }: Prepared) =>
  Promise.all(Array.from({ length: 14 }, async (_, index) => (await send(index)).status));

/** Stores records under random ids, as earlier releases did. */
const store = (name: string, count: number, fields: Fields) =>
  storeRows(collection<Fields>(name), count, () => fields);

const now = new Date();
const announcement = { text: '', link: '', startsAt: toDateTimeInput(inDays(1)), audience: 'all' } as const;

const lists = {
  savedFilters: (admin: Person, name: string) => inProcess(admin).call('saveFilter', { name, filter: {} }),
  messageTemplates: (admin: Person, name: string) =>
    inProcess(admin).call('addMessageTemplate', { name, text: 'Halo' }),
  announcements: (admin: Person, title: string) =>
    inProcess(admin).call('addAnnouncement', {
      ...{ ...announcement, title },
      endsAt: toDateTimeInput(inDays(2)),
    }),
};

const countRows = async (list: string) =>
  (await valuesOf(list)).reduce((sum, { rows }) => sum + (rows as unknown[]).length, 0);

/** Prepares a short list, which is one document. */
async function prepareList(list: keyof typeof lists, count: number): Promise<Prepared> {
  const admin = await makeAdmin();
  const times = { startsAt: now, endsAt: now, updatedAt: now };
  const row = (id: string) => ({ id, name: id, title: id, text: '', filter: {}, ...times });
  const rows = Array.from({ length: count }, (_, index) => row(`lama${index}`));
  if (count > 0) await new Batch().create(collection<Fields>(list), 'all', { rows }).commit();
  return { send: (index) => lists[list](admin, `Baru ${index}`), count: () => countRows(list) };
}

/** Prepares records about a member. */
async function prepareRecords(
  name: string,
  count: number,
  call: (admin: Person, id: string) => Promise<Answer>,
): Promise<Prepared> {
  const [admin, { id }] = await Promise.all([makeAdmin(), makeMember()]);
  await store(name, count, { member: id, createdAt: now, createdBy: admin.id });
  return { send: () => call(admin, id), count: () => countOf(name) };
}

const { notes, tasks, documents, tags } = limits.memberRecords;

const maximums: [what: string, maximum: number, prepare: (count: number) => Promise<Prepared>][] = [
  [
    'device links of an event',
    queryLimits.checkInLinks,
    async (count) => {
      const { id, admin } = await openDoors(0);
      await store('checkInLinks', count, { event: id, label: 'Lama', createdAt: now, revokedAt: now });
      const listed = async () => (await inProcess(admin).ok('listCheckInLinks', { id })).body.data.length;
      return {
        send: () => inProcess(admin).call('createCheckInLink', { id, label: 'Barat' }),
        // Each stored link is listed, and so can be revoked.
        count: async () => Math.max(await countOf('checkInLinks'), await listed()),
      };
    },
  ],
  [
    'letters to the people of an event',
    limits.eventLetters,
    async (count) => {
      const { id, admin } = await openDoors(1);
      await store('eventNotices', count, { event: id, kind: 'letter', letter: { sentAt: now } });
      const letter = { id, audience: 'registered', subject: 'Bahan', text: 'Siap.' } as const;
      return {
        send: () => inProcess(admin).call('sendEventLetter', letter),
        count: () => countOf('eventNotices'),
      };
    },
  ],
  [
    'groups of an institution for an event',
    5,
    async (count) => {
      const { id } = await openGroupEvent(60);
      const { coordinator } = await makeMemberInstitution();
      for (let index = 0; index < count; index += 1) await orderGroup(id, coordinator, 2);
      return {
        send: () => inProcess(coordinator).call('orderEventGroup', { id, places: '2' }),
        count: () => countOf('eventGroups'),
      };
    },
  ],
  [
    'seats and invitations of an institution',
    limits.institutionStaffSeats,
    async (count) => {
      const { id, coordinator } = await makeInstitution({ staff: count - 1 });
      return {
        send: (index) => inProcess(coordinator).call('inviteStaff', { id, email: `${index}@example.org` }),
        count: async () => {
          const [{ seats, invitations } = {}] = await valuesOf('institutions');
          return (seats as unknown[]).length + (invitations as unknown[]).length;
        },
      };
    },
  ],
  [
    'letters of one member in a year',
    limits.membershipLetters.perYear,
    async (count) => {
      const member = await makeMember();
      for (let index = 0; index < count; index += 1)
        await inProcess(member).ok('issueMembershipLetter', { purpose: `lama ${index}` });
      return {
        send: (index) => inProcess(member).call('issueMembershipLetter', { purpose: `baru ${index}` }),
        count: () => countOf('membershipLetters'),
      };
    },
  ],
  [
    'activities with the same evidence',
    1,
    async () => {
      const member = await makeMember();
      const day = toDateTimeInput(new Date()).slice(0, 10);
      const activity = { title: 'Mengajar', category: 'teaching', day, points: '6' } as const;
      return {
        send: () => inProcess(member).call('reportActivity', { ...activity, evidence: pdf('bukti.pdf') }),
        count: () => countOf('creditActivities'),
      };
    },
  ],
  [
    'events of one manager',
    limits.managedEvents,
    async (count) => {
      const [admin, manager] = [await makeAdmin(), await makeAdmin({ duties: ['people'] })];
      const managedEvents = Array.from({ length: count }, (_, index) => `lama${index}`);
      await changeDocument('users', manager.id, { managedEvents });
      const events = await Promise.all(Array.from({ length: 14 }, () => makeEvent()));
      return {
        send: (index) =>
          inProcess(admin).call('addEventManager', { id: events[index]?.id ?? '', admin: manager.id }),
        count: async () => {
          const stored = (await valuesOf('users')).map((user) => user.managedEvents as string[] | undefined);
          return Math.max(...stored.map((managed = []) => managed.length));
        },
      };
    },
  ],
  [
    'entries of a thread',
    limits.messageThreads.entries,
    async (count) => {
      const [admin, id] = [await makeAdmin(), await makeMessage({ entries: count })];
      return {
        send: () => inProcess(admin).call('addMessageNote', { id, text: 'Catatan' }),
        count: async () => count + (await countOf('messageEntries')),
      };
    },
  ],
  [
    'tags of a member',
    tags,
    async (count) => {
      const [admin, { id }] = [await makeAdmin(), await makeMember()];
      const add = Array.from({ length: count }, (_, index) => `lama ${index}`);
      await inProcess(admin).ok('changeMemberTags', { id, add });
      return {
        send: (index) => inProcess(admin).call('changeMemberTags', { id, add: [`baru ${index}`] }),
        count: async () => (await inProcess(admin).ok('getMemberRecords', { id })).body.tags.length,
      };
    },
  ],
  [
    'notes about a member',
    notes,
    (count) =>
      prepareRecords('memberNotes', count, (admin, id) =>
        inProcess(admin).call('addMemberNote', { id, text: 'Catatan' }),
      ),
  ],
  [
    'tasks about a member',
    tasks,
    (count) =>
      prepareRecords('memberTasks', count, (admin, id) =>
        inProcess(admin).call('addMemberTask', { id, text: 'Telepon', dueOn: '2026-12-01' }),
      ),
  ],
  [
    'documents of a member',
    documents,
    (count) =>
      prepareRecords('memberDocuments', count, (admin, id) =>
        inProcess(admin).call('addMemberDocument', { id, label: 'ktp', document: pdf('ktp.pdf') }),
      ),
  ],
  ['saved filters', limits.savedFilters, (count) => prepareList('savedFilters', count)],
  ['message templates', limits.messageTemplates, (count) => prepareList('messageTemplates', count)],
  ['announcements', limits.announcements.stored, (count) => prepareList('announcements', count)],
];

describe('fourteen concurrent calls', () => {
  test.each(maximums)(
    'for the last of all %s (%i) create one and refuse thirteen',
    async (_, maximum, prepare) => {
      const prepared = await prepare(maximum - 1);
      const statuses = await sendAll(prepared);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409 || status === 400)).toHaveLength(13);
      expect(await prepared.count()).toBe(maximum);
    },
  );

  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    'to the empty list of %s lose none',
    async (list) => {
      const prepared = await prepareList(list, 0);
      const statuses = await sendAll(prepared);
      expect(statuses.filter((status) => status < 300)).toHaveLength(14);
      expect(await prepared.count()).toBe(14);
    },
  );
});
