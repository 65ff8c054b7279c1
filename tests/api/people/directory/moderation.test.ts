import { expect, test } from 'vitest';
import { auditEntriesOf, everything, valuesOf } from '../../../support/assertions/stores.ts';
import { makeExpert, profileIdOf, publication, publish } from '../../../support/factories/directory.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';

const reason = 'Teks berisi iklan.';

test('an admin hides a profile with a reason and shows it again, with mails and audit entries', async () => {
  const [admin, member] = [await makeAdmin(), await makeExpert()];
  const id = await publish(member);
  const state = async () => (await as(admin).ok('getUserDirectoryEntry', { id: member.id })).body;
  expect(await state()).toEqual({ state: 'published', profileId: id, reason: '', hiddenAt: null });
  const { body } = await as(admin).ok('hideDirectoryEntry', { id: member.id, reason });
  expect(body).toEqual({ message: 'Profil disembunyikan.', changed: true });
  expect(await state()).toMatchObject({ state: 'hidden', reason, hiddenAt: expect.any(String) });
  for (const client of [anonymous, inProcess()]) await client.refused('getDirectoryProfile', { id });
  const before = await everything();
  const repeated = await as(admin).ok('hideDirectoryEntry', { id: member.id, reason: 'Lain' });
  expect(repeated.body.changed).toBe(false);
  expect(await everything()).toEqual(before);

  // The member sees the reason, and publishes neither the old nor a new entry.
  expect((await as(member).ok('getOwnDirectoryEntry', {})).body).toMatchObject({ state: 'hidden', reason });
  await as(member).refused('publishDirectoryEntry', publication('public'));
  await as(member).ok('withdrawDirectoryEntry', {});
  await as(member).refused('publishDirectoryEntry', publication('public'));

  await as(admin).ok('showDirectoryEntry', { id: member.id });
  expect((await as(admin).ok('showDirectoryEntry', { id: member.id })).body.changed).toBe(false);
  await publish(member);
  await anonymous.ok('getDirectoryProfile', { id: await profileIdOf(member) });
  const entry = { actorId: admin.id, targetId: member.id };
  expect(await auditEntriesOf('directory.hide')).toMatchObject([{ ...entry, details: { reason } }]);
  expect(await auditEntriesOf('directory.show')).toMatchObject([entry]);
  expect((await valuesOf('outbox')).map(({ kind, to }) => [kind, to]).sort()).toEqual([
    ['directory-hidden', member.email],
    ['directory-shown', member.email],
  ]);
});

test('a profile that is shown again is the same as before', async () => {
  const [admin, member] = [await makeAdmin(), await makeExpert()];
  const id = await publish(member);
  await as(admin).ok('hideDirectoryEntry', { id: member.id, reason });
  await as(admin).ok('showDirectoryEntry', { id: member.id });
  expect((await anonymous.ok('getDirectoryProfile', { id })).body.name).toBe('Rina Wulan');
});

test('four admins who hide a profile at the same time cause one mail', async () => {
  const [admin, member] = [await makeAdmin(), await makeExpert()];
  await publish(member);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => inProcess(admin).ok('hideDirectoryEntry', { id: member.id, reason })),
  );
  expect(replies.filter(({ body }) => body.changed)).toHaveLength(1);
  expect(await valuesOf('outbox')).toHaveLength(1);
});

test('hiding needs a reason and an entry, and the duty of all admins for the entry of an admin', async () => {
  const [admin, helper, member] = [
    await makeAdmin(),
    await makeAdmin({ duties: ['people'] }),
    await makeMember(),
  ];
  await inProcess(admin).ok('publishDirectoryEntry', publication('public'));
  const before = await everything();
  const missing = await as(helper).refused('hideDirectoryEntry', { id: member.id, reason: ' ' });
  expect(missing.body.fields).toEqual({ reason: 'Wajib diisi.' });
  for (const name of ['hideDirectoryEntry', 'showDirectoryEntry'] as const) {
    expect((await as(helper).refused(name, { id: member.id, reason })).body.code).toBe('not-found');
    expect((await as(helper).refused(name, { id: admin.id, reason })).body.code).toBe('forbidden');
  }
  expect(await everything()).toEqual(before);
});
