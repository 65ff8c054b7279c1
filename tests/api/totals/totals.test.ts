import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { makeBlog, makeEvent, makeJournal } from '../../support/make/content.ts';
import { proof } from '../../support/make/images.ts';
import { makeAdmin, makeMany, makeMember, register } from '../../support/make/people.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

test('counts everybody with an account, admins too', async () => {
  const admin = await makeAdmin();
  expect((await as(admin).ok('getTotalUsers', {})).body).toEqual({ totalUsers: 1 });
  await makeMember({ status: 'expired' });
  await makeMany(3, { status: 'waitingApproval' });
  await register();
  expect((await as(admin).ok('getTotalUsers', {})).body).toEqual({ totalUsers: 6 });
});

test('goes down when somebody is rejected or deleted, and stays through approvals', async () => {
  const [admin, waiting, approved, member] = await Promise.all([
    makeAdmin(),
    makeMember({ status: 'waitingApproval' }),
    makeMember({ status: 'waitingApproval' }),
    makeMember(),
  ]);
  await as(admin).ok('approveRegistration', { id: approved.id });
  expect((await as(admin).ok('getTotalUsers', {})).body.totalUsers).toBe(4);
  await as(admin).ok('rejectRegistration', { id: waiting.id });
  await as(admin).ok('deleteUser', { id: member.id });
  expect((await as(admin).ok('getTotalUsers', {})).body.totalUsers).toBe(2);
});

describe('the dashboard', () => {
  test('counts everything in one answer, with since when the oldest requests wait', async () => {
    const admin = await makeAdmin();
    const empty = { waiting: 0, oldest: null };
    expect((await as(admin).ok('getDashboard', {})).body).toEqual({
      totalUsers: 1,
      totalBlogs: 0,
      totalEvent: 0,
      totalJournal: 0,
      registrations: empty,
      renewals: empty,
    });
    const [asked, renewed] = [new Date('2026-01-02T03:04:05.000Z'), new Date('2026-01-03T03:04:05.000Z')];
    await makeMember({ status: 'waitingApproval', record: { createdAt: new Date('2026-02-02T00:00:00Z') } });
    await makeMember({ status: 'waitingApproval', record: { createdAt: asked } });
    await makeMember({ status: 'RequestRenew', record: { updatedAt: renewed } });
    await Promise.all([makeBlog(), makeEvent(), makeEvent(), makeJournal()]);
    expect((await as(admin).ok('getDashboard', {})).body).toEqual({
      totalUsers: 4,
      totalBlogs: 1,
      totalEvent: 2,
      totalJournal: 1,
      registrations: { waiting: 2, oldest: asked.toISOString() },
      renewals: { waiting: 1, oldest: renewed.toISOString() },
    });
  });
});

describe('the history of members', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Acts in this process, where the clock can be set. */
  const acting = (person: { readonly token: string } | undefined) => as(person, inProcess());
  const on = (time: string) => vi.spyOn(clock, 'now').mockReturnValue(new Date(time));

  test('follows each transition in the month of Jakarta in which it happened', async () => {
    on('2026-01-15T00:00:00Z');
    const admin = await makeAdmin();
    const [stays, rejected, deleted] = await Promise.all([
      makeMember({ status: 'waitingApproval' }),
      makeMember({ status: 'waitingApproval' }),
      makeMember({ status: 'waitingApproval' }),
    ]);
    // The last second of January and the first of February, in Jakarta.
    on('2026-01-31T16:59:59Z');
    await acting(admin).ok('approveRegistration', { id: stays.id });
    on('2026-01-31T17:00:00Z');
    await acting(admin).ok('approveRegistration', { id: deleted.id });
    await acting(admin).ok('rejectRegistration', { id: rejected.id });
    on('2026-03-05T00:00:00Z');
    await acting(stays).ok('requestRenewal', { id: stays.id, paymentProof: await proof() });
    await acting(admin).ok('rejectRenewal', { id: stays.id });
    await acting(admin).ok('deleteUser', { id: deleted.id });
    const { months } = (await acting(admin).ok('getMemberHistory', {})).body;
    expect(months).toHaveLength(24);
    const lastMonths = months.slice(-4).map(({ month, joined, byStatus }) => [month, joined, byStatus]);
    const none = { waitingApproval: 0, active: 0, RequestRenew: 0, rejectedByAdmin: 0, expired: 0 };
    expect(lastMonths).toEqual([
      ['2025-12', 0, none],
      // The admin and the first approval.
      ['2026-01', 2, { ...none, active: 2, waitingApproval: 2 }],
      ['2026-02', 1, { ...none, active: 3 }],
      ['2026-03', 0, { ...none, active: 1, rejectedByAdmin: 1 }],
    ]);
  });
});
