import { beforeEach, expect, test } from 'vitest';
import { invite, makeInstitution } from '../../support/make/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../support/make/people.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/** Which entries the audit finds by a person; others of them are about what was done to the institution too. */

beforeEach(resetStores);

/** Actions of the entries that an admin finds by this person, newest first. */
async function actionsAbout({ id }: Pick<Person, 'id'>): Promise<string[]> {
  const { data } = (await as(await makeAdmin()).ok('listAuditEntries', { person: id })).body;
  return data.map(({ action }) => action);
}

/** Of an institution with a coordinator and so many others. */
async function institutionWith(staff: number) {
  const { id, coordinator, staff: people } = await makeInstitution({ staff });
  const [one] = people;
  if (one === undefined) throw new Error('There is one.');
  return { id, coordinator, one };
}

test('who lost a seat finds who took it, and so does who took it', async () => {
  const { id, coordinator, one } = await institutionWith(1);
  await as(coordinator).ok('removeSeat', { id, user: one.id });
  expect(await actionsAbout(one)).toEqual(['seat.remove']);
  expect(await actionsAbout(coordinator)).toEqual(['seat.remove']);
  expect(await actionsAbout({ id })).toEqual(['seat.remove']);
});

test('whose seat was passed on to somebody else finds it too', async () => {
  const { id, coordinator, one } = await institutionWith(1);
  await as(coordinator).ok('replaceSeat', { id, user: one.id, email: 'baru@example.org' });
  expect(await actionsAbout(one)).toEqual(['seat.remove']);
});

test('who gave a seat up finds that once', async () => {
  const { id, one } = await institutionWith(1);
  await as(one).ok('removeSeat', { id, user: one.id });
  expect(await actionsAbout(one)).toEqual(['seat.leave']);
});

test('who was made a coordinator, and no longer is one, finds both', async () => {
  const { id, coordinator, one } = await institutionWith(1);
  await as(coordinator).ok('setCoordinator', { id, user: one.id, isCoordinator: true });
  await as(coordinator).ok('setCoordinator', { id, user: one.id, isCoordinator: false });
  expect(await actionsAbout(one)).toEqual(['seat.not-coordinator', 'seat.coordinator']);
});

test('who coordinates since an admin deleted the last coordinator finds why', async () => {
  const { coordinator, one } = await institutionWith(2);
  const admin = await makeAdmin();
  await as(admin).ok('deleteUser', { id: coordinator.id });
  expect(await actionsAbout(one)).toEqual(['seat.pass-on']);
  expect((await actionsAbout(admin)).sort()).toEqual(['seat.delete', 'seat.pass-on', 'user.delete']);
  expect((await actionsAbout(coordinator)).sort()).toEqual(['seat.delete', 'user.delete']);
});

test('who took a seat finds it, and no entry of somebody else', async () => {
  const institution = await makeInstitution();
  const [member, other] = [await makeMember({ status: 'expired' }), await makeMember()];
  const code = await invite(institution, 'x@example.org');
  await as(member).ok('acceptInvitation', { code });
  expect(await actionsAbout(member)).toEqual(['seat.accept']);
  expect(await actionsAbout(institution.coordinator)).toEqual(['seat.invite']);
  expect(await actionsAbout(other)).toEqual([]);
});
