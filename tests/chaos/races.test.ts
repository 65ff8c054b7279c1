/** @module-tag full */
import { describe, expect, test } from 'vitest';
import { endUndoDays } from '../support/actions/own-deletion.ts';
import { findInconsistencies } from '../support/assertions/outline.ts';
import {
  authAccountsStored,
  documentsOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../support/assertions/stores.ts';
import { proof } from '../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../support/factories/people.ts';
import { anonymous, as, hosting, inProcessTransport } from '../support/suite/client.ts';

/**
 * Number of concurrent requests: enough to collide. Each concurrent request costs a process of the emulator.
 */
const concurrency = 6;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const decisions = async (action: string) =>
  (await valuesOf('audit')).filter((entry) => entry.action === action);
const paidDays = (until: unknown, from: Date) =>
  Math.round(((until as Date).getTime() - from.getTime()) / 86_400_000);

/**
 * Starts the processes of the emulator before the race. It starts one for each concurrent request, and on a
 * busy machine that takes longer than the function's timeout.
 */
const warmUp = (transport: typeof hosting, admin: Person) =>
  transport === hosting
    ? Promise.all(times(concurrency).map(() => as(admin, transport).call('getProfile', {})))
    : undefined;

test.each([
  // One endpoint over HTTP, the other in process.
  ['approveRegistration', 'waitingApproval', 'registration.approve', hosting],
  ['approveRenewal', 'RequestRenew', 'renewal.approve', inProcessTransport()],
] as const)(
  `%s: ${concurrency} concurrent calls of two admins make one transition, one audit entry and one year`,
  async (endpoint, status, action, transport) => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    const { id } = await makeMember({ status });
    const before = await storedDocument('users', id);
    const from = (before.validUntil as Date | null) ?? new Date();
    await warmUp(transport, one);
    const answers = await Promise.all(
      times(concurrency).map((index) => as(index % 2 === 0 ? one : other, transport).ok(endpoint, { id })),
    );
    expect(answers.filter(({ body }) => body.changed)).toHaveLength(1);
    const after = await storedDocument('users', id);
    expect(after.isActive).toBe('active');
    expect([365, 366]).toContain(paidDays(after.validUntil, from));
    expect(await decisions(action)).toHaveLength(1);
    expect((await valuesOf('outbox')).filter(({ kind }) => String(kind).endsWith('-approved'))).toHaveLength(
      1,
    );
    expect(await storedDocument('totals', 'members')).toMatchObject({
      all: 3,
      byStatus: { active: 3, [status]: 0 },
    });
  },
  150_000,
);

describe('concurrent approval and rejection', () => {
  test('of a registration has one winner, and the other gets 409', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    for (const _ of times(concurrency)) {
      const { id } = await makeMember({ status: 'waitingApproval' });
      const answers = await Promise.all([
        as(one).call('approveRegistration', { id }),
        as(other).call('rejectRegistration', { id }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const exists = id in (await documentsOf('users'));
      expect(exists).toBe(answers[0]?.status === 200);
      expect(await findInconsistencies()).toEqual([]);
    }
  });

  test('of a renewal has one winner, and the other gets 409', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    for (const _ of times(concurrency)) {
      const { id } = await makeMember({ status: 'RequestRenew' });
      const answers = await Promise.all([
        as(one).call('approveRenewal', { id }),
        as(other).call('rejectRenewal', { id }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const { isActive, paymentId } = await storedDocument('users', id);
      const approved = answers[0]?.status === 200;
      expect(isActive).toBe(approved ? 'active' : 'rejectedByAdmin');
      expect(await storedDocument('payments', String(paymentId))).toMatchObject({
        state: approved ? 'approved' : 'rejected',
      });
    }
  });
});

test(`${concurrency} concurrent registrations of one address create one account and no orphan file`, async () => {
  const form = await registrationForm();
  const answers = await Promise.all(times(concurrency).map(() => anonymous.call('register', form)));
  expect(statusesOf(answers)).toEqual([201, ...times(concurrency - 1).map(() => 409)]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
    times(concurrency - 1).map(() => ({
      code: 'user-exists',
      message: 'User already exists',
      fields: { email: 'User already exists' },
    })),
  );
  expect(Object.keys(await authAccountsStored())).toHaveLength(1);
  expect(Object.keys(await documentsOf('users'))).toHaveLength(1);
  expect(Object.keys(await storedFiles())).toHaveLength(1);
  expect(await valuesOf('intents')).toEqual([]);
  expect(await findInconsistencies()).toEqual([]);
  expect(await storedDocument('totals', 'members')).toMatchObject({
    all: 1,
    byStatus: { waitingApproval: 1 },
  });
});

test(`${concurrency} concurrent renewals of one member store one proof and one payment`, async () => {
  const member = await makeMember({ status: 'active' });
  const paymentProof = await proof();
  const answers = await Promise.all(
    times(concurrency).map(() => as(member).call('requestRenewal', { id: member.id, paymentProof })),
  );
  expect(statusesOf(answers)).toEqual([200, ...times(concurrency - 1).map(() => 409)]);
  expect((await valuesOf('payments')).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  expect(await findInconsistencies()).toEqual([]);
  expect(await valuesOf('intents')).toEqual([]);
});

test('two admins who delete themselves concurrently leave one admin', async () => {
  const both = [await makeAdmin(), await makeAdmin()];
  const answers = await Promise.all(
    both.map((admin) => as(admin).call('deleteOwnAccount', { password: admin.password })),
  );
  expect(statusesOf(answers)).toEqual([200, 200]);
  await endUndoDays();
  expect((await valuesOf('users')).map(({ role }) => role)).toEqual(['Admin']);
  expect(await storedDocument('totals', 'admins')).toEqual({ count: 1 });
});

test('two admins who delete each other concurrently leave one admin', async () => {
  const [one, other] = [await makeAdmin(), await makeAdmin()];
  const answers = await Promise.all([
    as(one).call('deleteUser', { id: other.id }),
    as(other).call('deleteUser', { id: one.id }),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const admins = (await valuesOf('users')).filter(({ role }) => role === 'Admin');
  expect(admins.length).toBeGreaterThanOrEqual(1);
  expect(await storedDocument('totals', 'admins')).toEqual({ count: admins.length });
});
