import { expect, test } from 'vitest';
import { changeDocument, storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { toLiveSession } from '../../../support/factories/tokens.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

/** The time is five minutes into a 15-minute window, and the login is older than ten minutes. */
async function letTimePass({ id, token }: Person): Promise<void> {
  const { provenAt: _never, ...session } = toLiveSession(token);
  const quarter = 15 * 60_000;
  const now = Math.ceil(Date.now() / quarter) * quarter + 5 * 60_000;
  freezeClock(new Date(now));
  const createdAt = new Date(now - 11 * 60_000);
  await changeDocument('sessions', id, { live: [{ ...session, createdAt }] });
}

const applicants = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeMember({ status: 'RequestRenew' })));
const statusOf = async ({ id }: Person) => (await storedDocument('users', id)).isActive;

test('rejecting six requests within 15 minutes requires re-authentication', async () => {
  const admin = await makeAdmin();
  const [registration, ...renewals] = [
    await makeMember({ status: 'waitingApproval' }),
    ...(await applicants(5)),
  ];
  const [last, ...five] = renewals.reverse();
  await letTimePass(admin);
  await inProcess(admin).ok('rejectRegistration', { id: registration.id });
  for (const { id } of five) await inProcess(admin).ok('rejectRenewal', { id });
  const sixth = { id: String(last?.id) };
  const refusal = await inProcess(admin).refused('rejectRenewal', sixth);
  expect([refusal.status, refusal.body.code, refusal.body.proof]).toEqual([403, 'proof-needed', 'password']);
  expect(await statusOf(last as Person)).toBe('RequestRenew');
  await inProcess(admin).ok('proveSession', { password: admin.password });
  expect((await inProcess(admin).ok('rejectRenewal', sixth)).body.changed).toBe(true);
  expect(await statusOf(last as Person)).toBe('rejectedByAdmin');
});

test('a recent login or re-authentication is enough; approvals never require one', async () => {
  const [admin, requests] = [await makeAdmin(), await applicants(8)];
  for (const { id } of requests.slice(0, 6)) await inProcess(admin).ok('rejectRenewal', { id });
  await letTimePass(admin);
  for (const { id } of requests.slice(6)) await inProcess(admin).ok('approveRenewal', { id });
});
