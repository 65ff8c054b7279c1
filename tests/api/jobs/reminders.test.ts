import type { MembershipStatus } from 'contract/rules/membership';
import { describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { users } from '../../../functions/src/data/collections.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { expireMembers } from '../../../functions/src/model/maintenance/expire-members.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../functions/src/model/maintenance/send-reminders.ts';
import { approveDues, rejectRenewal } from '../../../functions/src/model/money/payments/approve-dues.ts';
import { changeDocument, everything, valuesOf } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { startMailServer } from '../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

const run = () => sendReminders(defaultJobOptions);
const end = '2027-12-31T23:59';
const endingAt = (at = end, status: MembershipStatus = 'active') =>
  makeMember({ status, account: false, record: { validUntil: jakarta(at) } });

/** Returns the periods of all reminders so far, in order. */
const periods = async (): Promise<unknown[]> =>
  (await valuesOf('outbox'))
    .filter(({ kind }) => kind === 'membership-expiring')
    .sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
    .map(({ data }) => (data as { days: number }).days);

const actor = { id: 'otherUserId', name: 'Admin' };

test('a member is reminded 60, 30 and 7 hari sebelumnya the end, once each', async () => {
  const { id, email } = await endingAt();
  const days = ['2027-10-31', '2027-11-01', '2027-11-02', '2027-11-30', '2027-12-01', '2027-12-23'];
  for (const day of [...days, '2027-12-24', '2027-12-25', '2027-12-31']) {
    freezeClock(`${day}T01:00`);
    await run();
    await run();
  }
  expect(await periods()).toEqual([60, 30, 7]);
  expect((await valuesOf('outbox')).map(({ createdAt }) => createdAt)).toEqual(
    expect.arrayContaining([
      jakarta('2027-11-01T01:00'),
      jakarta('2027-12-01T01:00'),
      jakarta('2027-12-24T01:00'),
    ]),
  );
  expect((await valuesOf('outbox'))[0]).toMatchObject({ to: email, userId: id, state: 'waiting' });
});

test.each([
  ['2027-10-31T23:59', []],
  ['2027-11-01T00:00', [60]],
  ['2027-11-30T23:59', [60]],
  ['2027-12-01T00:00', [30]],
  ['2027-12-23T23:59', [30]],
  ['2027-12-24T00:00', [7]],
  ['2027-12-31T23:59', [7]],
  ['2028-01-01T00:00', []],
])('a job that did not run before %s sends only the nearest one: %j', async (now, expected) => {
  await endingAt();
  freezeClock(now);
  await run();
  expect(await periods()).toEqual(expected);
});

test('the last day counts completely, at every time of the run and of the end', async () => {
  await endingAt('2027-12-31T03:00');
  freezeClock('2027-12-31T08:00');
  await run();
  expect(await periods()).toEqual([7]);
});

test('in a leap year 29 February counts as a day', async () => {
  await endingAt('2028-03-01T00:00');
  for (const now of ['2028-01-30T23:59', '2028-01-31T01:00', '2028-02-22T23:59', '2028-02-23T01:00']) {
    freezeClock(now);
    await run();
  }
  expect(await periods()).toEqual([60, 30, 7]);
});

describe('the recipient of a reminder', () => {
  test.each([
    ['active', [30]],
    ['rejectedByAdmin', [30]],
    ['RequestRenew', []],
    ['expired', []],
  ] as const)('%s: %j', async (status, expected) => {
    await makeAdmin();
    await endingAt(end, status);
    freezeClock('2027-12-10T01:00');
    await run();
    expect(await periods()).toEqual(expected);
  });
});

test('a waiting renewal stops the reminders, a rejected one resumes them', async () => {
  const { id } = await endingAt(end, 'RequestRenew');
  freezeClock('2027-12-02T01:00');
  await run();
  expect(await periods()).toEqual([]);
  await rejectRenewal(id, actor, null);
  await run();
  await run();
  expect(await periods()).toEqual([30]);
});

test('after a renewal the reminders follow the new end', async () => {
  const { id } = await endingAt();
  freezeClock('2027-12-25T01:00');
  await run();
  const { id: renewing } = await endingAt(end, 'RequestRenew');
  await approveDues('renewal', { id: renewing }, actor);
  await run();
  expect(await periods()).toEqual([7]);
  freezeClock('2028-01-01T01:00');
  await expireMembers(defaultJobOptions);
  freezeClock('2028-12-25T01:00');
  await run();
  expect(await periods()).toEqual([7, 7]);
  const newest = (await valuesOf('outbox')).filter(({ userId }) => userId === renewing);
  expect(newest.map(({ data }) => (data as { validUntil?: string }).validUntil)).toContain(
    jakarta('2028-12-31T23:59').toISOString(),
  );
  expect(newest.map(({ userId }) => userId)).not.toContain(id);
});

test('one run sends a limited number, nearest end first, and the next run continues', async () => {
  for (const day of ['2027-12-20', '2027-12-10', '2027-12-15']) await endingAt(`${day}T10:00`);
  await endingAt('2027-12-12T10:00', 'rejectedByAdmin');
  freezeClock('2027-12-01T01:00');
  const two = { ...defaultJobOptions, limit: 2 };
  expect(await sendReminders(two)).toMatchObject({ done: { reminders: 2 }, isMore: true });
  expect(
    (await valuesOf('outbox')).map(({ data }) => (data as { validUntil: string }).validUntil).sort(),
  ).toEqual(['2027-12-10T10:00', '2027-12-15T10:00'].map((at) => jakarta(at).toISOString()));
  expect(await sendReminders(two)).toMatchObject({ done: { reminders: 2 } });
  expect(await sendReminders(two)).toMatchObject({ done: { reminders: 0 }, isMore: false });
  expect(await periods()).toHaveLength(4);
});

test('a dry run reports the number and writes nothing', async () => {
  await endingAt();
  freezeClock('2027-12-10T01:00');
  const before = await everything();
  expect((await sendReminders({ ...defaultJobOptions, dryRun: true })).done).toEqual({ reminders: 1 });
  expect(await everything()).toEqual(before);
});

test.each(faultModes)(
  'an interrupted run (%s) sends no reminder twice and loses none',
  { tags: ['full'] },
  async (mode) => {
    for (let at = 1; at <= 3; at += 1) {
      await resetStores();
      for (let index = 0; index < 3; index += 1) await endingAt();
      freezeClock('2027-12-10T01:00');
      await withFault(at, mode, run);
      await run();
      expect(await periods()).toEqual([30, 30, 30]);
      vi.restoreAllMocks();
    }
  },
);

test('two concurrent runs remind each member once', async () => {
  for (let index = 0; index < 5; index += 1) await endingAt();
  freezeClock('2027-12-10T01:00');
  const reports = await Promise.all([run(), run()]);
  expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
  expect(await periods()).toHaveLength(5);
});

describe('the mails', () => {
  test('contain the day and link to the renewal', async () => {
    const server = await startMailServer();
    await endingAt();
    freezeClock('2027-12-24T01:00');
    await run();
    freezeClock('2027-12-24T01:01');
    await sendMails();
    freezeClock('2028-01-01T01:00');
    await expireMembers(defaultJobOptions);
    freezeClock('2028-01-01T01:01');
    await sendMails();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Keanggotaan Anda berakhir 31 Desember 2027',
      'Keanggotaan Anda telah berakhir',
    ]);
    for (const { text } of server.mails) {
      expect(text).toContain('31 Desember 2027');
      expect(text).toContain('https://sisindo.example.org/renew?code=');
    }
  });

  test('that became untrue while waiting are dropped', async () => {
    const server = await startMailServer();
    const [renewed, asking, gone, still] = [
      await endingAt(),
      await endingAt(),
      await endingAt(),
      await endingAt(),
    ];
    const over = await endingAt('2027-12-24T23:59');
    freezeClock('2027-12-24T01:00');
    await run();
    await changeDocument('users', renewed.id, { validUntil: jakarta('2028-12-31T23:59') });
    await changeDocument('users', asking.id, { isActive: 'RequestRenew' });
    await new Batch().delete(users, gone.id).commit();
    freezeClock('2027-12-25T00:01');
    await sendMails();
    expect((await valuesOf('outbox')).map(({ state }) => state).sort()).toEqual([
      ...['dropped', 'dropped', 'dropped', 'dropped'],
      'sent',
    ]);
    freezeClock('2028-01-01T01:00');
    await expireMembers(defaultJobOptions);
    await changeDocument('users', over.id, { isActive: 'RequestRenew' });
    freezeClock('2028-01-01T01:01');
    await sendMails();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([still.email, still.email]);
  });
});
