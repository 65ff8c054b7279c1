import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { ErrorBody } from 'contract/errors';
import { describe, expect, test } from 'vitest';
import { auditEntriesOf, everything, mailsOf, storedDocument } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcessTransport } from '../../../support/suite/client.ts';

const here = inProcessTransport();
const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const forManagers = all.filter(([, { eventManagers }]) => eventManagers === true);

/** Two events, and an admin without duties who manages the first. */
async function makeManager() {
  const [admin, manager, own, other] = [
    await makeAdmin(),
    await makeAdmin({ duties: [] }),
    await makeEvent({ title: 'Rapat anggota' }),
    await makeEvent(),
  ];
  await as(admin).ok('addEventManager', { id: own.id, admin: manager.id });
  return { admin, manager, own, other };
}

describe('a manager of one event', () => {
  test('may call each endpoint of the duty for this event, and none for another event', async () => {
    const { manager, own, other } = await makeManager();
    const colleague = await makeAdmin({ duties: [] });
    const codeOf = async ({ method, path, files }: Endpoint, who: { token: string }, id: string) => {
      const body = files === undefined ? undefined : new FormData();
      body?.set('nothing', 'of interest');
      const url = path.replace('{id}', id).replace(/\{\w+\}/g, 'unknownRecordId');
      const answer = await as(who.token, here).send(method, url, body ? { body } : {});
      return (answer.body as Partial<ErrorBody> | undefined)?.code;
    };
    for (const [name, endpoint] of forManagers) {
      expect([name, await codeOf(endpoint, manager, other.id)]).toEqual([name, 'forbidden']);
      expect([name, await codeOf(endpoint, colleague, own.id)]).toEqual([name, 'forbidden']);
      expect([name, await codeOf(endpoint, manager, own.id)]).not.toEqual([name, 'forbidden']);
    }
  });

  test('finds the event in the list, names no other managers and edits no texts', async () => {
    const { admin, manager, own, other } = await makeManager();
    const { data } = (await as(manager).ok('listManagedEvents', {})).body;
    expect(data).toMatchObject([{ _id: own.id, title: 'Rapat anggota', state: 'published' }]);
    const seen = (await as(admin).ok('listManagedEvents', {})).body;
    expect(seen.data.map(({ _id }) => _id).sort()).toEqual([own.id, other.id].sort());
    expect((await as(manager).ok('getUser', { id: manager.id })).body.managedEvents).toEqual([own.id]);
    await as(manager).refused('addEventManager', { id: own.id, admin: manager.id });
    await as(manager).refused('listEventManagers', { id: own.id });
    await as(manager).refused('getWrittenEvent', { id: own.id });
  });

  test('is named with audit entry and mail, and loses the event again; repetitions change nothing', async () => {
    const { admin, manager, own } = await makeManager();
    const list = async () => (await as(admin).ok('listEventManagers', { id: own.id })).body;
    const person = { _id: manager.id, name: manager.name, email: manager.email };
    expect(await list()).toEqual({ managers: [person], candidates: [] });
    expect(await auditEntriesOf('event-manager.add')).toMatchObject([
      { actorId: admin.id, targetId: manager.id, details: { event: 'Rapat anggota' } },
    ]);
    expect(await mailsOf('event-manager')).toMatchObject([
      { to: manager.email, data: { by: admin.name, event: 'Rapat anggota', eventId: own.id } },
    ]);
    const change = { id: own.id, admin: manager.id };
    const before = await everything();
    expect((await as(admin).ok('addEventManager', change)).body.changed).toBe(false);
    expect(await everything()).toEqual(before);
    expect((await as(admin).ok('removeEventManager', change)).body.changed).toBe(true);
    expect(await list()).toEqual({ managers: [], candidates: [person] });
    await as(manager).refused('listEventParticipants', { id: own.id });
    expect(await auditEntriesOf('event-manager.remove')).toMatchObject([{ targetId: manager.id }]);
    expect((await as(admin).ok('removeEventManager', change)).body.changed).toBe(false);
  });

  test('must be an admin without the duty', async () => {
    const [admin, member, editor, { id }] = [
      await makeAdmin(),
      await makeMember(),
      await makeAdmin({ duties: ['content'] }),
      await makeEvent(),
    ];
    for (const one of [admin, member, editor]) {
      const { body } = await as(admin).refused('addEventManager', { id, admin: one.id });
      expect(body.code).toBe('wrong-status');
    }
    const unknown = await as(admin).refused('addEventManager', { id: 'unknownRecordId', admin: editor.id });
    expect(unknown.status).toBe(404);
  });

  test('loses every event with the role', async () => {
    const { admin, manager, own } = await makeManager();
    await as(admin).ok('demoteAdmin', { id: manager.id });
    await as(admin).ok('promoteToAdmin', { id: manager.id, duties: [] });
    expect((await storedDocument('users', manager.id)).managedEvents).toEqual([]);
    expect((await as(admin).ok('listEventManagers', { id: own.id })).body.managers).toEqual([]);
  });
});

test('each endpoint below an event admits its managers, except those that name managers', () => {
  const withDuty = all.filter(
    ([, { duty, path }]) => duty === 'events' && path.startsWith('/events/') && path.includes('{id}'),
  );
  const closed = withDuty.flatMap(([name, { eventManagers }]) => (eventManagers ? [] : [name]));
  expect(closed.sort()).toEqual(['addEventManager', 'listEventManagers', 'removeEventManager']);
  expect(forManagers.length).toBeGreaterThan(3);
  for (const [, { path }] of forManagers) expect(path).toMatch(/^\/events\/.*\{id\}/);
});
