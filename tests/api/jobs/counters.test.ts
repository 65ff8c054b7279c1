import { expect, test, vi } from 'vitest';
import { users } from '../../../functions/src/data/collections.ts';
import { repairCounters } from '../../../functions/src/model/maintenance/counters.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { approveDues } from '../../../functions/src/model/money/payments/approve-dues.ts';
import { changeDocument, documentsOf, everything, storedDocument } from '../../support/assertions/stores.ts';
import { makeMessage, makeOldMessage } from '../../support/factories/admin-records.ts';
import { makeBlog, makeJournal } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';
import { database } from '../../support/suite/emulators.ts';

const run = () => repairCounters(defaultJobOptions);

async function createRecords(): Promise<void> {
  await makeAdmin();
  await makeMember();
  await makeMember({ status: 'expired' });
  await makeMember({ status: 'waitingApproval' });
  await makeBlog();
  await makeJournal();
  await makeMessage();
  await makeMessage({ state: 'done' });
}

test('correct counters are not written', async () => {
  await createRecords();
  const before = await everything();
  expect(await run()).toEqual({ done: { repaired: 0 }, failures: [], findings: [], isMore: false });
  expect(await everything()).toEqual(before);
});

test('wrong counters are corrected, and the report has old and new values', async () => {
  await createRecords();
  const before = await documentsOf('totals');
  await changeDocument('totals', 'members', { all: 7, byStatus: { active: 5, RequestRenew: 1 } });
  await changeDocument('totals', 'admins', { count: 3 });
  await changeDocument('totals', 'content', { blogs: 0 });
  await changeDocument('totals', 'messages', { done: 4 });
  const drifted = [
    'totals/members all: 7 -> 4',
    'totals/members byStatus.waitingApproval: 0 -> 1',
    'totals/members byStatus.active: 5 -> 2',
    'totals/members byStatus.RequestRenew: 1 -> 0',
    'totals/members byStatus.expired: 0 -> 1',
    'totals/admins count: 3 -> 1',
    'totals/content blogs: 0 -> 1',
    'totals/messages done: 4 -> 1',
  ];
  const dry = await repairCounters({ ...defaultJobOptions, dryRun: true });
  expect([...dry.findings].sort()).toEqual([...drifted].sort());
  expect(await storedDocument('totals', 'admins')).toEqual({ count: 3 });
  const { done, findings } = await run();
  expect([...findings].sort()).toEqual([...drifted].sort());
  expect(done).toEqual({ repaired: drifted.length });
  const { members, ...others } = await documentsOf('totals');
  expect(others).toMatchObject({ admins: before.admins, messages: before.messages, content: before.content });
  expect(members).toEqual({
    all: 4,
    byStatus: { active: 2, expired: 1, waitingApproval: 1, RequestRenew: 0, rejectedByAdmin: 0 },
  });
  expect((await run()).findings).toEqual([]);
});

test('missing counters are created', async () => {
  await createRecords();
  const totals = (await database()).collection('totals');
  for (const id of ['members', 'admins', 'content', 'messages']) await totals.doc(id).delete();
  await run();
  expect(await storedDocument('totals', 'members')).toMatchObject({ all: 4, byStatus: { active: 2 } });
  expect(await storedDocument('totals', 'admins')).toEqual({ count: 1 });
  expect(await storedDocument('totals', 'content')).toEqual({
    blogs: 1,
    events: 0,
    journals: 1,
    products: 0,
  });
  expect(await storedDocument('totals', 'messages')).toEqual({ open: 1, answered: 0, done: 1 });
});

test('messages from before states existed are counted once', async () => {
  const admin = await makeAdmin();
  await makeOldMessage();
  await makeOldMessage();
  await run();
  await as(admin).ok('listMessages', {});
  await run();
  expect(await storedDocument('totals', 'messages')).toMatchObject({ open: 2, done: 0 });
});

test('a decision between the count and the repair is not lost', async () => {
  await makeAdmin();
  const { id } = await makeMember({ status: 'waitingApproval' });
  await changeDocument('totals', 'members', { all: 9 });
  const count = users.count.bind(users);
  let isFirst = true;
  vi.spyOn(users, 'count').mockImplementation(async (spec) => {
    const counted = await count(spec);
    if (isFirst) {
      isFirst = false;
      await approveDues('registration', { id }, { id: 'otherUserId', name: 'Admin' });
    }
    return counted;
  });
  await run();
  expect(await storedDocument('totals', 'members')).toMatchObject({
    all: 2,
    byStatus: { active: 2, waitingApproval: 0 },
  });
});
