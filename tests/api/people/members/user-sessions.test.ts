import { expect, test } from 'vitest';
import { changeDocument, documentsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { inDays } from '../../../support/suite/time.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';

test('an admin sees the sessions of a user, without token or network', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const login = { email: member.email, password: member.password };
  const headers = { 'user-agent': phone };
  await as(undefined, inProcessTransport(), headers).ok('login', login);
  const { body, bytes, reads } = await as(admin).ok('listUserSessions', { id: member.id });
  expect(body.data).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f]{16}$/),
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      device: 'Chrome / Android',
      usedAt: null,
      isCurrent: false,
    },
    expect.objectContaining({ device: null, isCurrent: false }),
  ]);
  expect(bytes.toString()).not.toMatch(/hash|networks|\w{17}/);
  expect(reads).toBe(4);
});

test('sessions of an admin show their last use and the current one', async () => {
  const admin = await makeAdmin();
  await newSession(admin);
  const { body } = await as(admin).ok('listUserSessions', { id: admin.id });
  expect(body.data).toMatchObject([
    { isCurrent: false, usedAt: expect.any(String) },
    { isCurrent: true, usedAt: expect.any(String) },
  ]);
});

test('expired and idle sessions are not listed', async () => {
  const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
  await newSession(other);
  const { live } = (await storedDocument('sessions', other.id)) as { live: Record<string, unknown>[] };
  const [first, second] = live;
  const idle = { ...second, usedAt: new Date(Date.now() - 31 * 60_000) };
  await changeDocument('sessions', other.id, { live: [{ ...first, expiresAt: inDays(-1) }, idle] });
  expect((await as(admin).ok('listUserSessions', { id: other.id })).body.data).toEqual([]);
});

test('ending one session leaves the others and is audited', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const token = await newSession(member);
  const { body } = await as(admin).ok('listUserSessions', { id: member.id });
  const session = String(body.data[0]?._id);
  const first = await as(admin).ok('endUserSession', { id: member.id, session });
  expect(first.body).toEqual({ message: 'Sesi diakhiri.', changed: true });
  expect((await as(token).refused('getProfile', {})).status).toBe(401);
  expect((await as(member).ok('getProfile', {})).status).toBe(200);
  const again = await as(admin).ok('endUserSession', { id: member.id, session });
  expect(again.body.changed).toBe(false);
  expect(await valuesOf('audit')).toMatchObject([
    { action: 'session.end', actorId: admin.id, targetId: member.id, details: { sessions: 1 } },
  ]);
});

test('ending all sessions also ends one that starts concurrently', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  // Stores the use of the session, which is a separate write.
  await as(admin).ok('getProfile', {});
  let late = '';
  beforeNextWrite(async () => {
    late = await newSession(member);
  });
  const { body } = await inProcess(admin).ok('endUserSessions', { id: member.id });
  expect(body).toEqual({ message: 'Semua sesi diakhiri.', changed: true });
  for (const who of [member, late]) expect((await as(who).refused('getProfile', {})).status).toBe(401);
  // No other session has ended.
  expect((await as(await newSession(member)).ok('getProfile', {})).status).toBe(200);
});

test("ending an admin's own sessions keeps the current one", async () => {
  const admin = await makeAdmin();
  const other = await newSession(admin);
  await as(admin).ok('endUserSessions', { id: admin.id });
  expect((await as(admin).ok('getProfile', {})).status).toBe(200);
  expect((await as(other).refused('getProfile', {})).status).toBe(401);
});

test('unknown users and sessions are refused', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const before = await documentsOf('sessions');
  expect((await as(admin).refused('listUserSessions', { id: 'nobody' })).status).toBe(404);
  expect((await as(admin).refused('endUserSessions', { id: 'nobody' })).status).toBe(404);
  expect((await as(admin).refused('endUserSession', { id: member.id, session: 'x' })).status).toBe(400);
  expect(await documentsOf('sessions')).toEqual(before);
});
