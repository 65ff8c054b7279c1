import type { MembershipStatus } from 'contract/rules/membership';
import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { firestore } from '../../../../functions/src/data/firebase.ts';
import { makeMail, makeMessage } from '../../../support/factories/admin-records.ts';
import { makeBlog, makeEvent, makeJournal } from '../../../support/factories/content.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMany, makeMember, register } from '../../../support/factories/people.ts';
import { as, type InputOf, inProcess } from '../../../support/suite/client.ts';

test('the totals count all accounts, including admins', async () => {
  const admin = await makeAdmin();
  expect((await as(admin).ok('getTotalUsers', {})).body).toEqual({
    totalUsers: 1,
    waiting: { registrations: 0, renewals: 0 },
  });
  await makeMember({ status: 'expired' });
  await makeMany(3, { status: 'waitingApproval' });
  await makeMember({ status: 'RequestRenew' });
  await register();
  expect((await as(admin).ok('getTotalUsers', {})).body).toEqual({
    totalUsers: 7,
    waiting: { registrations: 4, renewals: 1 },
  });
});

describe('the dashboard', () => {
  const nothing = { waiting: 0, oldest: null, answered: 0 };

  test('counts everything in one answer, with the age of the oldest requests', async () => {
    const admin = await makeAdmin();
    expect((await as(admin).ok('getDashboard', {})).body).toEqual({
      totalUsers: 1,
      totalBlogs: 0,
      totalEvent: 0,
      totalJournal: 0,
      registrations: nothing,
      renewals: nothing,
      openMessages: 0,
      dueTasks: 0,
      mails: { failed: 0, unclear: 0 },
      ending: { all: 0, renewing: 0 },
      standing: { good: 0, joined: 0, joinedThisMonth: 0, left: 0, leftThisMonth: 0, renewalRate: null },
    });
    const [asked, renewed] = [new Date('2026-01-02T03:04:05.000Z'), new Date('2026-01-03T03:04:05.000Z')];
    await makeMember({ status: 'waitingApproval', record: { createdAt: new Date('2026-02-02T00:00:00Z') } });
    const answer = { question: 'Atas nama siapa?', text: 'Budi', hasProof: false, answeredAt: renewed };
    await makeMember({ status: 'waitingApproval', record: { createdAt: asked, answer } });
    await makeMember({ status: 'RequestRenew', record: { updatedAt: renewed } });
    await Promise.all([makeBlog(), makeEvent(), makeEvent(), makeJournal()]);
    await Promise.all([makeMessage(), makeMessage({ state: 'done' })]);
    await Promise.all([
      makeMail({ state: 'failed' }),
      makeMail({ state: 'failed' }),
      makeMail({ state: 'unclear' }),
      makeMail({ state: 'sent' }),
    ]);
    expect((await as(admin).ok('getDashboard', {})).body).toMatchObject({
      totalUsers: 4,
      totalBlogs: 1,
      totalEvent: 2,
      totalJournal: 1,
      registrations: { waiting: 2, oldest: asked.toISOString(), answered: 1 },
      renewals: { waiting: 1, oldest: renewed.toISOString(), answered: 0 },
      openMessages: 1,
      mails: { failed: 2, unclear: 1 },
      ending: { all: 1, renewing: 1 },
    });
  });

  test('counts active, joined, left and renewed members, without admins', async () => {
    const admin = await makeAdmin({ validUntil: new Date('2027-03-01T00:00:00Z') });
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-15T03:00:00Z'));
    const ends = (status: MembershipStatus, validUntil: string) =>
      makeMember({ account: false, status, record: { validUntil: new Date(validUntil) } });
    await ends('active', '2027-03-01T00:00:00Z');
    await ends('RequestRenew', '2026-11-20T00:00:00Z');
    // The last moment of the thirtieth day from today in Jakarta, and the moment after.
    await ends('rejectedByAdmin', '2026-12-15T16:59:59Z');
    await ends('active', '2026-12-15T17:00:00Z');
    // Ended yesterday, although the daily job has not run.
    await ends('active', '2026-11-14T16:59:59Z');
    // The first and the last moment of the twelve complete months before, and one earlier.
    await ends('expired', '2025-10-31T17:00:00Z');
    await ends('expired', '2026-10-31T16:59:59Z');
    await ends('expired', '2025-10-31T16:59:59Z');
    await (await firestore()).doc('totals/memberMonths').set({
      '2026-11': { joined: 1 },
      '2026-05': { joined: 1 },
      '2025-11': { joined: 1 },
      '2025-10': { joined: 7 },
    });
    // The first read of the messages counts them.
    await inProcess(admin).ok('getDashboard', {});
    const { body, reads } = await inProcess(admin).ok('getDashboard', {});
    expect(body.ending).toEqual({ all: 2, renewing: 1 });
    expect(body.standing).toEqual({
      good: 4,
      joined: 2,
      joinedThisMonth: 1,
      left: 2,
      leftThisMonth: 1,
      renewalRate: 0.5,
    });
    expect(reads).toBe(19);
  });

  test('lists memberships that end soon in order, with search and export', async () => {
    const admin = await makeAdmin();
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-15T03:00:00Z'));
    for (const [name, validUntil] of [
      ['Later', '2026-12-10T00:00:00Z'],
      ['Today', '2026-11-15T16:00:00Z'],
      ['Yesterday', '2026-11-14T16:00:00Z'],
      ['Next year', '2027-11-14T16:00:00Z'],
      ['Sooner', '2026-11-20T00:00:00Z'],
    ] as const) {
      await makeMember({ account: false, record: { name, validUntil: new Date(validUntil) } });
    }
    const adminClient = inProcess(admin);
    const names = async (input: InputOf<'listUsers'> & { limit?: number }) => {
      const { body } = await adminClient.ok('listUsers', { status: 'ending', ...input });
      expect(body.data).toHaveLength(input.limit ?? body.totalUsers);
      return body.data.map(({ name }) => name);
    };
    expect(await names({ sort: 'name' })).toEqual(['Today', 'Sooner', 'Later']);
    expect(await names({ q: 'soon' })).toEqual(['Sooner']);
    const [today] = (await adminClient.ok('listUsers', { status: 'ending', limit: 1 })).body.data;
    expect(await names({ page: 2, limit: 1, after: today?._id })).toEqual(['Sooner']);
    const { bytes } = await adminClient.ok('exportUsers', { status: 'ending' });
    const rows = bytes.toString('utf8').split('\r\n').slice(1, -2);
    expect(rows.map((row) => row.split('"')[1])).toEqual(['Today', 'Sooner', 'Later']);
  });
});

describe('the history of members', () => {
  /** Runs in this process, where the clock can be set. */
  const acting = (person: { readonly token: string } | undefined) => inProcess(person);
  const on = (time: string) => vi.spyOn(clock, 'now').mockReturnValue(new Date(time));

  test('records each transition in its Jakarta month', async () => {
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
      // The first approval; the admin did not become a member.
      ['2026-01', 1, { ...none, active: 2, waitingApproval: 2 }],
      ['2026-02', 1, { ...none, active: 3 }],
      ['2026-03', 0, { ...none, active: 1, rejectedByAdmin: 1 }],
    ]);
  });
});
