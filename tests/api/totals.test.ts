import { beforeEach, expect, test } from 'vitest';
import { as } from '../support/client.ts';
import { resetStores } from '../support/emulators.ts';
import { makeAdmin, makeMany, makeMember, register } from '../support/factories.ts';

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
