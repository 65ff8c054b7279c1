import { userRow } from 'contract/schemas/people';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { requiredKeys } from '../../../support/assertions/required-keys.ts';
import { changeDocument, paymentIdOf, paymentOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const ids = (people: readonly Person[]) => people.map(({ id }) => id);

test('a row has the columns and no photo', async () => {
  const admin = await makeAdmin();
  const member = await makeMember({ photo: true });
  const { body, budgetedReads: reads } = await as(admin).ok('listUsers', {});
  const { data } = body;
  expect([data.length, reads]).toEqual([2, 5]);
  const row = data.find(({ _id }) => _id === member.id) ?? {};
  expect(Object.keys(row).sort()).toEqual(requiredKeys(userRow));
  expect(JSON.stringify(data)).not.toMatch(/photo/i);
});

describe('the list of users', () => {
  test('starts with the newest, ten per page, counts all users, and continues after a row as by page number', async () => {
    const people = await makeMany(23);
    const admin = await makeAdmin({ createdAt: new Date('2024-01-01T00:00:00Z') });
    const newestFirst = [...ids(people).reverse(), admin.id];
    const answers = [];
    for (const page of [1, 2, 3]) answers.push(await as(admin).ok('listUsers', { page, limit: 10 }));
    expect(answers.map(({ budgetedReads }) => budgetedReads)).toEqual([13, 13, 7]);
    const pages = answers.map(({ body }) => body);
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 4]);
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(newestFirst);
    for (const { totalUsers, totalPages } of pages) expect([totalUsers, totalPages]).toEqual([24, 3]);
    for (const page of [2, 3]) {
      const after = newestFirst[page * 10 - 11];
      const behind = await as(admin).ok('listUsers', { page, limit: 10, after });
      expect([behind.body, behind.budgetedReads]).toEqual([pages[page - 1], page === 2 ? 13 : 7]);
    }
    const { body } = await as(admin).ok('listUsers', { page: 2, limit: 10, after: newestFirst[4] });
    expect(idsOf(body.data)).toEqual(newestFirst.slice(5, 15));
  });

  test('continues by page number if the previous row was deleted, and returns the last page for one beyond it', async () => {
    await makeMany(12);
    const admin = await makeAdmin();
    const last = (await as(admin).ok('listUsers', { page: 2 })).body;
    expect(last.data).toHaveLength(3);
    expect((await as(admin).ok('listUsers', { page: 2, after: 'rowThatIsGone' })).body).toEqual(last);
    expect((await as(admin).ok('listUsers', { page: 99 })).body).toEqual(last);
    const beyond = { page: 99, after: last.data[0]?._id };
    expect((await as(admin).ok('listUsers', beyond)).body).toEqual(last);
  });

  test('neither repeats nor skips rows of the same moment', async () => {
    const createdAt = new Date('2025-06-01T00:00:00Z');
    const people = [];
    for (let count = 0; count < 7; count += 1) {
      people.push(await makeMember({ account: false, record: { createdAt } }));
    }
    const admin = await makeAdmin({ createdAt: new Date('2026-01-01T00:00:00Z') });
    const seen: string[] = [];
    let after: string | undefined;
    for (const page of [1, 2, 3]) {
      const { data } = (await as(admin).ok('listUsers', { page, limit: 3, after })).body;
      seen.push(...idsOf(data));
      after = seen.at(-1);
    }
    expect(seen.toSorted()).toEqual([...ids(people), admin.id].sort());
  });
});

describe('the request lists', () => {
  test('are empty, or contain only requests for this decision, longest wait first, with their number', async () => {
    const admin = await makeAdmin();
    await makeMany(2, { status: 'active' });
    const empty = { data: [], page: 1, totalUsers: 0, totalPages: 1 };
    expect((await as(admin).ok('listRegistrationRequests', {})).body).toEqual(empty);
    expect((await as(admin).ok('listRenewalRequests', { page: 3 })).body).toEqual(empty);
    const joining = await makeMany(12, { status: 'waitingApproval' });
    const renewing = await makeMany(3, { status: 'RequestRenew' });
    await makeMany(2, { status: 'rejectedByAdmin' });

    const first = (await as(admin).ok('listRegistrationRequests', {})).body;
    expect(first).toMatchObject({ totalUsers: 12, totalPages: 2 });
    const second = (
      await as(admin).ok('listRegistrationRequests', { page: 2, after: idsOf(first.data).at(-1) })
    ).body;
    expect([...idsOf(first.data), ...idsOf(second.data)]).toEqual(ids(joining));
    expect((await as(admin).ok('listRegistrationRequests', { page: 2 })).body).toEqual(second);

    const renewals = (await as(admin).ok('listRenewalRequests', {})).body;
    expect(renewals).toMatchObject({ totalUsers: 3, totalPages: 1 });
    expect(idsOf(renewals.data)).toEqual(ids(renewing));
    expect(renewals.data.every(({ isActive }) => isActive === 'RequestRenew')).toBe(true);
  });

  test('continue by page number if the previous row was decided meanwhile', async () => {
    const renewing = await makeMany(13, { status: 'RequestRenew' });
    const admin = await makeAdmin();
    const { data } = (await as(admin).ok('listRenewalRequests', {})).body;
    const last = data.at(-1)?._id ?? '';
    const behind = (await as(admin).ok('listRenewalRequests', { page: 2, after: last })).body;
    expect(idsOf(behind.data)).toEqual(ids(renewing).slice(10));
    expect(behind).toEqual((await as(admin).ok('listRenewalRequests', { page: 2 })).body);
    await as(admin).ok('rejectRenewal', { id: last });
    const next = (await as(admin).ok('listRenewalRequests', { page: 2, after: last })).body;
    expect(idsOf(next.data)).toEqual(ids(renewing).slice(11));
  });

  test('keep position and date of a renewal whose member is edited meanwhile', async () => {
    const [admin, first, second] = [
      await makeAdmin(),
      await makeMember({ record: { updatedAt: new Date(Date.UTC(2025, 0, 1)) } }),
      await makeMember(),
    ];
    for (const member of [first, second]) {
      await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    }
    const before = (await as(admin).ok('listRenewalRequests', {})).body.data;
    await as(admin).ok('updateUser', { id: first.id, name: 'Nama Baru' });
    await as(first).ok('updateProfile', { name: 'Nama Baru', phoneNumber: '+62 800 1111 2222' });
    const after = (await as(admin).ok('listRenewalRequests', {})).body.data;
    expect(after.map(({ _id, name }) => [_id, name])).toEqual([
      [first.id, 'Nama Baru'],
      [second.id, second.name],
    ]);
    expect(after.map(({ requestedAt }) => requestedAt)).toEqual(before.map(({ requestedAt }) => requestedAt));
    const { createdAt } = await paymentOf(first);
    expect(after[0]?.requestedAt).toBe((createdAt as Date).toISOString());
    const { oldest } = (await as(admin).ok('getDashboard', {})).body.renewals;
    expect(oldest).toBe((createdAt as Date).toISOString());
  });

  test('include older renewals without an upload time, and assign their position', async () => {
    const at = (day: number) => new Date(Date.UTC(2025, 0, day));
    const [admin, edited, untouched] = [
      await makeAdmin(),
      await makeMember({ status: 'RequestRenew', record: { updatedAt: at(20) } }),
      await makeMember({ status: 'RequestRenew', record: { updatedAt: at(10) } }),
    ];
    await changeDocument('payments', await paymentIdOf(edited), { createdAt: at(5) });
    for (const { id } of [edited, untouched])
      await changeDocument('users', id, { requestedAt: FieldValue.delete() });
    expect((await as(admin).ok('getDashboard', {})).body.renewals.oldest).toBe(at(5).toISOString());
    const { data } = (await as(admin).ok('listRenewalRequests', {})).body;
    expect(data.map(({ _id, requestedAt }) => [_id, requestedAt])).toEqual([
      [edited.id, at(5).toISOString()],
      [untouched.id, at(10).toISOString()],
    ]);
    // Once only: later calls cost no extra read.
    expect((await as(admin).ok('listRenewalRequests', {})).reads).toBe(5);
  });

  test('order renewals by the day of the request, not of joining', async () => {
    const at = (day: number) => new Date(Date.UTC(2025, 0, day));
    const status = 'RequestRenew';
    const late = await makeMember({
      status,
      account: false,
      record: { createdAt: at(1), updatedAt: at(20) },
    });
    const early = await makeMember({
      status,
      account: false,
      record: { createdAt: at(2), updatedAt: at(10) },
    });
    const admin = await makeAdmin();
    const { data } = (await as(admin).ok('listRenewalRequests', {})).body;
    expect(idsOf(data)).toEqual([early.id, late.id]);
  });
});
