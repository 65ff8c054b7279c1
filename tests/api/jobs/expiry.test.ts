import { expect, test, vi } from 'vitest';
import { expireMembers } from '../../../functions/src/model/maintenance/expire-members.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { everything, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

const run = () => expireMembers(defaultJobOptions);
const endingAt = (at: string, status: 'active' | 'RequestRenew' | 'rejectedByAdmin' = 'active') =>
  makeMember({ status, account: false, record: { validUntil: jakarta(at) } });
const statusOf = async (id: string) => (await storedDocument('users', id)).isActive;

test('a membership ends after its last day: status, counters, audit and mail in one batch', async () => {
  const { id, name, email } = await endingAt('2027-12-31T10:23');
  freezeClock('2028-01-01T01:00');
  expect(await run()).toEqual({ done: { expired: 1 }, failures: [], findings: [], isMore: false });
  expect(await storedDocument('users', id)).toMatchObject({
    isActive: 'expired',
    validUntil: jakarta('2027-12-31T10:23'),
    updatedAt: jakarta('2028-01-01T01:00'),
  });
  expect(await storedDocument('totals', 'members')).toMatchObject({
    all: 1,
    byStatus: { active: 0, expired: 1 },
  });
  expect(await storedDocument('totals', 'memberMonths')).toMatchObject({
    '2028-01': { active: -1, expired: 1 },
  });
  expect(await valuesOf('audit')).toMatchObject([
    { action: 'membership.expire', actorId: 'system', actorName: 'Sistem', targetId: id, targetName: name },
  ]);
  expect(await valuesOf('outbox')).toMatchObject([
    { kind: 'membership-expired', to: email, userId: id, state: 'waiting' },
  ]);
});

test.each([
  ['2027-12-31T23:59', '2027-12-31T23:59', 'active'],
  ['2027-12-31T23:59', '2028-01-01T00:00', 'expired'],
  ['2027-12-31T00:00', '2027-12-31T23:59', 'active'],
  ['2028-01-01T00:00', '2028-01-01T01:00', 'active'],
  ['2028-02-29T12:00', '2028-03-01T01:00', 'expired'],
])('the last day counts completely: a membership that ends %s is at %s %s', async (end, now, status) => {
  const { id } = await endingAt(end);
  freezeClock(now);
  await run();
  expect(await statusOf(id)).toBe(status);
});

test('members without an end, with a renewal request, rejected or waiting stay unchanged', async () => {
  freezeClock('2028-01-01T01:00');
  await makeAdmin();
  await endingAt('2027-12-01T10:00', 'RequestRenew');
  await endingAt('2027-12-01T10:00', 'rejectedByAdmin');
  await makeMember({ status: 'waitingApproval' });
  const before = await everything();
  expect((await run()).done).toEqual({ expired: 0 });
  expect(await everything()).toEqual(before);
});

test('an admin with a paid membership expires as a member and stays an admin', async () => {
  const admin = await makeAdmin({ validUntil: jakarta('2027-12-31T10:00') });
  freezeClock('2028-01-01T01:00');
  await run();
  expect(await storedDocument('users', admin.id)).toMatchObject({ isActive: 'expired', role: 'Admin' });
});

test('one run changes a limited number, earliest end first, and the next run continues', async () => {
  const [third, first, second] = [
    await endingAt('2027-12-30T10:00'),
    await endingAt('2027-11-01T10:00'),
    await endingAt('2027-12-01T10:00'),
  ];
  freezeClock('2028-01-01T01:00');
  expect(await expireMembers({ ...defaultJobOptions, limit: 2 })).toMatchObject({
    done: { expired: 2 },
    isMore: true,
  });
  expect(await Promise.all([first, second, third].map(({ id }) => statusOf(id)))).toEqual([
    'expired',
    'expired',
    'active',
  ]);
  expect(await expireMembers({ ...defaultJobOptions, limit: 2 })).toMatchObject({
    done: { expired: 1 },
    isMore: false,
  });
  expect((await run()).done).toEqual({ expired: 0 });
});

test('a dry run reports the number and writes nothing', async () => {
  await endingAt('2027-12-30T10:00');
  freezeClock('2028-01-01T01:00');
  const before = await everything();
  expect((await expireMembers({ ...defaultJobOptions, dryRun: true })).done).toEqual({ expired: 1 });
  expect(await everything()).toEqual(before);
});

test('a member who renews concurrently is not expired and loses no day', async () => {
  const member = await makeMember({ record: { validUntil: jakarta('2027-12-31T10:00') } });
  freezeClock('2028-01-01T01:00');
  const paymentProof = await proof();
  const [report] = await Promise.all([
    run(),
    inProcess(member).call('requestRenewal', { id: member.id, paymentProof }),
  ]);
  expect(report.failures).toEqual([]);
  await run();
  const { isActive } = await storedDocument('users', member.id);
  const kinds = (await valuesOf('outbox')).map(({ kind }) => kind).sort();
  const { byStatus } = await storedDocument('totals', 'members');
  expect(byStatus).toMatchObject({ active: 0, [String(isActive)]: 1 });
  if (isActive === 'RequestRenew') expect(kinds).toContain('renewal-received');
  else expect(kinds).toEqual(['membership-expired']);
});

test.each(faultModes)(
  'an interrupted run (%s) leaves each member consistent, and the next run completes the rest once',
  async (mode) => {
    for (let at = 1; at <= 3; at += 1) {
      await resetStores();
      for (const hour of ['10', '11', '12']) await endingAt(`2027-12-30T${hour}:00`);
      freezeClock('2028-01-01T01:00');
      await withFault(at, mode, run);
      await run();
      expect((await valuesOf('users')).map(({ isActive }) => isActive)).toEqual(Array(3).fill('expired'));
      expect(await storedDocument('totals', 'members')).toMatchObject({
        byStatus: { active: 0, expired: 3 },
      });
      expect(await valuesOf('outbox')).toHaveLength(3);
      expect(await valuesOf('audit')).toHaveLength(3);
      vi.restoreAllMocks();
    }
  },
);

test('two concurrent runs expire each member once', async () => {
  for (let index = 0; index < 5; index += 1) await endingAt('2027-12-30T10:00');
  freezeClock('2028-01-01T01:00');
  const reports = await Promise.all([run(), run()]);
  expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
  expect(await valuesOf('outbox')).toHaveLength(5);
  expect(await storedDocument('totals', 'members')).toMatchObject({ byStatus: { active: 0, expired: 5 } });
});
