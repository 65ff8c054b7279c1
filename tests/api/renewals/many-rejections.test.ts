import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeDocument, storedDocument } from '../../support/check/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../support/make/people.ts';
import { listed } from '../../support/make/tokens.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { liveAt } from '../../support/suite/time.ts';

beforeEach(resetStores);
afterEach(() => vi.restoreAllMocks());

const here = (who: Person) => as(who, inProcess());

/** It is five minutes past a quarter, and the login was longer ago than a proof of identity lasts. */
async function letTimePass({ id, token }: Person): Promise<void> {
  const { provenAt: _never, ...session } = listed(token);
  const quarter = 15 * 60_000;
  const now = Math.ceil(Date.now() / quarter) * quarter + 5 * 60_000;
  liveAt(new Date(now));
  const createdAt = new Date(now - 11 * 60_000);
  await changeDocument('sessions', id, { live: [{ ...session, createdAt }] });
}

const applicants = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeMember({ status: 'RequestRenew' })));
const statusOf = async ({ id }: Person) => (await storedDocument('users', id)).isActive;

test('the sixth rejection in a quarter of an hour takes a proof, after which it goes through', async () => {
  const admin = await makeAdmin();
  const [registration, ...renewals] = [
    await makeMember({ status: 'waitingApproval' }),
    ...(await applicants(5)),
  ];
  const [last, ...five] = renewals.reverse();
  await letTimePass(admin);
  await here(admin).ok('rejectRegistration', { id: registration.id });
  for (const { id } of five) await here(admin).ok('rejectRenewal', { id });
  const sixth = { id: String(last?.id) };
  const refusal = await here(admin).refused('rejectRenewal', sixth);
  expect([refusal.status, refusal.body.code, refusal.body.proof]).toEqual([403, 'proof-needed', 'password']);
  expect(await statusOf(last as Person)).toBe('RequestRenew');
  await here(admin).ok('proveSession', { password: admin.password });
  expect((await here(admin).ok('rejectRenewal', sixth)).body.changed).toBe(true);
  expect(await statusOf(last as Person)).toBe('rejectedByAdmin');
});

test('who has just logged in, or proved it, is not asked; nor are approvals', async () => {
  const [admin, requests] = [await makeAdmin(), await applicants(8)];
  for (const { id } of requests.slice(0, 6)) await here(admin).ok('rejectRenewal', { id });
  await letTimePass(admin);
  for (const { id } of requests.slice(6)) await here(admin).ok('approveRenewal', { id });
});
