import { beforeEach, expect, test, vi } from 'vitest';
import { sendDueLettersWithin } from '../../../../functions/src/jobs/send-letters.ts';
import { unlimited } from '../../../../functions/src/model/base/time-budget.ts';
import { sendLetters } from '../../../../functions/src/model/mails/letters/send-letters.ts';
import { changeDocument, documentsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeMail } from '../../../support/factories/admin-records.ts';
import { makeMembers, startLetter } from '../../../support/factories/letters.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  vi.stubEnv('LETTERS_PER_SECOND', '100000');
  server = await startMailServer();
});

const run = () => sendLetters(unlimited, async () => {});

/** Moves the clock forward from now. */
const later = (minutes: number) => freezeClock(new Date(Date.now() + minutes * 60_000));

/** Number of mails by address. */
function countMails(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of server.mails) {
    const address = to?.[0]?.address ?? '';
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

test('three concurrent runs send each letter once', async () => {
  const admin = await makeAdmin();
  await makeMembers(45);
  await startLetter(admin);
  await Promise.all([run(), run(), run()]);
  later(6);
  await run();
  expect([...countMails().values()].every((count) => count === 1)).toBe(true);
  expect(server.mails).toHaveLength(45);
  expect(await valuesOf('letters')).toMatchObject([{ state: 'sent', sent: 45 }]);
});

test('a connection carries twenty mails, at the configured rate, after the mails of the outbox', async () => {
  const admin = await makeAdmin();
  await makeMembers(41);
  await startLetter(admin);
  const due = {
    state: 'waiting',
    attempts: 0,
    dueAt: new Date('2026-01-01T00:00:00.000Z'),
    settledAt: null,
  } as const;
  await makeMail({ ...due, to: 'bill@example.org' });
  vi.stubEnv('LETTERS_PER_SECOND', '50');
  const start = performance.now();
  await sendDueLettersWithin(30_000);
  expect(performance.now() - start).toBeGreaterThan((41 * 1000) / 50 - 100);
  expect(server.mails).toHaveLength(42);
  expect(server.mails[0]?.to?.[0]?.address).toBe('bill@example.org');
  expect(server.connections).toMatchObject({ made: 4, maxOpen: 1 });
});

test('a server that asks to wait is asked again after growing pauses, without a loss', async () => {
  const [admin] = [await makeAdmin(), await makeMember()];
  const id = await startLetter(admin);
  server.refuse(421, 3);
  for (const [minute, backOff] of [
    [0, 1],
    [1, 2],
    [3, 3],
  ] as const) {
    later(minute + 0.1 * (minute + 1));
    await run();
    expect(await storedDocument('letters', id)).toMatchObject({ state: 'sending', backOff, run: null });
    expect((await as(admin).ok('getLetter', { id })).body.waitsUntil).not.toBeNull();
  }
  later(20);
  await run();
  expect(server.mails).toHaveLength(1);
  expect(await storedDocument('letters', id)).toMatchObject({
    state: 'sent',
    sent: 1,
    failed: 0,
    backOff: 0,
  });
});

test('a recipient whose mailbox is busy delays no other one', async () => {
  const admin = await makeAdmin();
  const [busy, other] = [await makeMember(), await makeMember()];
  const id = await startLetter(admin);
  server.refuseAddress(busy.email, 450, '4.2.1 Greylisted');
  await run();
  expect([...countMails().keys()]).toEqual([other.email]);
  expect(await storedDocument('letters', id)).toMatchObject({ state: 'sending', sent: 1, queued: 1 });
  server.refuseAddress('no-one@example.org');
  later(6);
  await run();
  expect([...countMails().keys()].sort()).toEqual([busy.email, other.email].sort());
  expect(await storedDocument('letters', id)).toMatchObject({ state: 'sent', sent: 2, queued: 0 });
});

test('a refused address fails and is dead, and the others get the letter', async () => {
  const admin = await makeAdmin();
  const [gone, other] = [await makeMember(), await makeMember()];
  const id = await startLetter(admin);
  server.refuseAddress(gone.email, 550, '5.1.1 No such user here');
  await run();
  expect([...countMails().keys()]).toEqual([other.email]);
  expect(await storedDocument('letters', id)).toMatchObject({ state: 'sent', sent: 1, failed: 1 });
  expect((await as(gone).ok('getProfile', {})).body.mailTrouble).toMatchObject({ kind: 'dead' });
  expect(Object.values(await documentsOf('letterRecipients'))).toContainEqual(
    expect.objectContaining({
      email: gone.email,
      state: 'failed',
      error: expect.stringContaining('No such user'),
    }),
  );
});

test('ten refusals within two hundred mails pause a letter, and an admin resumes it', {
  tags: ['full'],
}, async () => {
  const admin = await makeAdmin();
  await makeMembers(25);
  const id = await startLetter(admin);
  server.refuse(554, 12);
  expect(await run()).toMatchObject({ failed: 10, paused: ['Kabar untuk {nama}'] });
  expect(await storedDocument('letters', id)).toMatchObject({
    state: 'paused',
    pausedBy: 'errors',
    failed: 10,
    queued: 15,
  });
  await run();
  expect(server.mails).toEqual([]);
  server.refuse(0, 0);
  await as(admin).ok('resumeLetter', { id });
  later(6);
  await run();
  expect(await storedDocument('letters', id)).toMatchObject({
    state: 'sent',
    sent: 15,
    failed: 10,
    queued: 0,
  });
});

test('a pause stops a run before its next mail', async () => {
  const admin = await makeAdmin();
  await makeMembers(30);
  const id = await startLetter(admin);
  vi.stubEnv('LETTERS_PER_SECOND', '20');
  const sending = run();
  await vi.waitUntil(() => server.mails.length >= 3, { timeout: 20_000, interval: 5 });
  await as(admin).ok('pauseLetter', { id });
  const paused = server.mails.length;
  await sending;
  expect(server.mails.length - paused).toBeLessThanOrEqual(1);
  expect(await storedDocument('letters', id)).toMatchObject({ state: 'paused', sent: server.mails.length });
});

test('an account that was deleted, withdrew its consent or changed its address meanwhile is treated as it is now', async () => {
  const admin = await makeAdmin();
  const [deleted, withdrawn, moved] = [await makeMember(), await makeMember(), await makeMember()];
  const id = await startLetter(admin);
  let groups = 0;
  const createOnly = { isOver: () => groups > 0 };
  await sendLetters(createOnly, async () => {
    groups += 1;
  });
  expect(await storedDocument('letters', id)).toMatchObject({ isPrepared: true, queued: 3 });
  await as(admin).ok('deleteUser', { id: deleted.id });
  await as(withdrawn).ok('withdrawConsent', {});
  await changeDocument('users', moved.id, { email: 'new@example.org' });
  later(1);
  await run();
  expect([...countMails().keys()]).toEqual(['new@example.org']);
  const reasons = (await valuesOf('letterRecipients')).map(({ userId, skipReason }) => [userId, skipReason]);
  expect(Object.fromEntries(reasons)).toEqual({
    [deleted.id]: 'deleted',
    [withdrawn.id]: 'no-consent',
    [moved.id]: null,
  });
});
