import { expect, test } from 'vitest';
import { invite, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

/** Audit entries found by person. Some of them are about changes of the institution. */

/** Returns the actions that an admin finds for this person, newest first. */
async function actionsAbout({ id }: Pick<Person, 'id'>): Promise<string[]> {
  const { data } = (await as(await makeAdmin()).ok('listAuditEntries', { person: id })).body;
  return data.map(({ action }) => action);
}

/** Creates an institution with a coordinator and this many other seats. */
async function institutionWith(staff: number) {
  const { id, coordinator, staff: people } = await makeInstitution({ staff });
  const [one] = people;
  if (one === undefined) throw new Error('There is one.');
  return { id, coordinator, one };
}

test('the person who lost a seat and the person who removed them both find the entry', async () => {
  const { id, coordinator, one } = await institutionWith(1);
  await as(coordinator).ok('removeSeat', { id, user: one.id });
  expect(await actionsAbout(one)).toEqual(['seat.remove']);
  expect(await actionsAbout(coordinator)).toEqual(['seat.remove']);
  expect(await actionsAbout({ id })).toEqual(['seat.remove']);
});

test('a person whose seat was passed on finds the entry', async () => {
  const { id, coordinator, one } = await institutionWith(1);
  await as(coordinator).ok('replaceSeat', { id, user: one.id, email: 'baru@example.org' });
  expect(await actionsAbout(one)).toEqual(['seat.remove']);
});

test('a person who gave up a seat finds that entry once', async () => {
  const { id, one } = await institutionWith(1);
  await as(one).ok('removeSeat', { id, user: one.id });
  expect(await actionsAbout(one)).toEqual(['seat.leave']);
});

test('a person who became and ceased to be coordinator finds both entries', async () => {
  const { id, coordinator, one } = await institutionWith(1);
  await as(coordinator).ok('setCoordinator', { id, user: one.id, isCoordinator: true });
  await as(coordinator).ok('setCoordinator', { id, user: one.id, isCoordinator: false });
  expect(await actionsAbout(one)).toEqual(['seat.not-coordinator', 'seat.coordinator']);
});

test('a person who became coordinator through a deletion finds the reason', async () => {
  const { coordinator, one } = await institutionWith(2);
  const admin = await makeAdmin();
  await as(admin).ok('deleteUser', { id: coordinator.id });
  expect(await actionsAbout(one)).toEqual(['seat.pass-on']);
  expect((await actionsAbout(admin)).sort()).toEqual(['seat.delete', 'seat.pass-on', 'user.delete']);
  expect((await actionsAbout(coordinator)).sort()).toEqual(['seat.delete', 'user.delete']);
});

test('a person who took a seat finds that entry and no entry of others', async () => {
  const institution = await makeInstitution();
  const [member, other] = [await makeMember({ status: 'expired' }), await makeMember()];
  const code = await invite(institution, 'x@example.org');
  await as(member).ok('acceptInvitation', { code });
  expect(await actionsAbout(member)).toEqual(['seat.accept']);
  expect(await actionsAbout(institution.coordinator)).toEqual(['seat.invite']);
  expect(await actionsAbout(other)).toEqual([]);
});
