import { expect, test } from 'vitest';
import { storeDoubles } from '../../../../functions/src/model/maintenance/people/store-doubles.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { auditEntriesOf, changeDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const runJob = () => storeDoubles(defaultJobOptions);

const makeDouble = async (phoneNumber = '+6281234567890'): Promise<[Person, Person]> => [
  await makeMember({ record: { name: 'Rina Wulandari', phoneNumber } }),
  await makeMember({ record: { name: 'Wulandary Rina, S.Kom.', phoneNumber } }),
];

const openPairs = async (admin: Person) => (await as(admin).ok('listMemberDoubles', {})).body;

test('the job stores pairs with their reasons, the strongest first, and deletes those of deleted people', async () => {
  const admin = await makeAdmin({ duties: ['people'], phoneNumber: '' });
  const [one, other] = await makeDouble();
  const [third, fourth] = [
    await makeMember({ record: { name: 'Sri Utami', phoneNumber: '', institution: 'ITB' } }),
    await makeMember({ record: { name: 'Utami Sri', phoneNumber: '', institution: 'I T B' } }),
  ];
  await changeDocument('users', fourth.id, { institution: 'itb.' });
  expect((await runJob()).done).toEqual({ pairs: 2, ended: 0 });
  expect((await runJob()).done).toEqual({ pairs: 0, ended: 0 });
  const { data, total } = await openPairs(admin);
  expect(total).toBe(2);
  expect(data[0]).toMatchObject({
    reasons: ['phone', 'name', 'institution'],
    people: [one, other]
      .map(({ id, name, email }) => ({ _id: id, name, email }))
      .toSorted((a, b) => (a._id < b._id ? -1 : 1)),
  });
  expect(data[1]).toMatchObject({ reasons: ['name', 'institution'] });
  await as(await makeAdmin({ institution: '' })).ok('deleteUser', { id: third.id });
  await runJob();
  expect((await openPairs(admin)).total).toBe(1);
});

test('doubles of a new registration are found before the job runs', async () => {
  const admin = await makeAdmin({ duties: ['people'], phoneNumber: '' });
  const known = await makeMember({ record: { name: 'Budi Santoso', phoneNumber: '+6281111111111' } });
  const applicant = await makeMember({
    status: 'waitingApproval',
    record: { name: 'Dr. Budi Santosa', phoneNumber: '+6281111111111' },
  });
  const { body } = await as(admin).ok('listDoublesOf', { id: applicant.id });
  expect(body.data).toMatchObject([{ reasons: ['phone', 'name', 'institution'] }]);
  expect(body.data[0]?.people.map(({ _id }) => _id).toSorted()).toEqual([known.id, applicant.id].sort());
  const { body: refusal } = await as(admin).refused('listDoublesOf', { id: 'missing' });
  expect(refusal.code).toBe('not-found');
});

test('a dismissed pair stays dismissed until a new reason appears, and can be opened again', async () => {
  const admin = await makeAdmin({ duties: ['people'], phoneNumber: '' });
  const [one, other] = await makeDouble('');
  await runJob();
  const pair = { one: one.id, other: other.id };
  const dismissed = await as(admin).ok('decideMemberDouble', { ...pair, isDouble: false });
  expect(dismissed.body).toEqual({ message: 'Ditandai sebagai orang yang berbeda.', changed: true });
  expect((await as(admin).ok('decideMemberDouble', { ...pair, isDouble: false })).body.changed).toBe(false);
  expect((await openPairs(admin)).data).toEqual([]);
  expect((await as(admin).ok('listDoublesOf', { id: one.id })).body.data).toEqual([]);
  await runJob();
  expect((await openPairs(admin)).data).toEqual([]);
  await as(admin).ok('decideMemberDouble', { one: other.id, other: one.id, isDouble: true });
  expect((await openPairs(admin)).data).toHaveLength(1);
  await as(admin).ok('decideMemberDouble', { ...pair, isDouble: false });
  for (const { id } of [one, other]) await changeDocument('users', id, { phoneNumber: '+6285555555555' });
  await runJob();
  expect((await openPairs(admin)).data).toMatchObject([{ reasons: ['phone', 'name', 'institution'] }]);
  expect(await auditEntriesOf('member-double.dismiss')).toHaveLength(2);
  expect(await auditEntriesOf('member-double.reopen')).toMatchObject([{ actorId: admin.id }]);
});

test('fourteen admins who dismiss one pair write one decision', async () => {
  const admin = await makeAdmin({ duties: ['people'], phoneNumber: '' });
  const [one, other] = await makeDouble();
  const answers = await Promise.all(
    Array.from({ length: 14 }, () =>
      inProcess(admin).call('decideMemberDouble', { one: one.id, other: other.id, isDouble: false }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await valuesOf('memberDoubles')).toHaveLength(1);
  expect(await auditEntriesOf('member-double.dismiss')).toHaveLength(1);
});
