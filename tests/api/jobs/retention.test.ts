import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { outbox, rateLimits, sessions } from '../../../functions/src/data/collections.ts';
import type { OutboxRecord } from '../../../functions/src/data/records.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { usualRun } from '../../../functions/src/model/upkeep/report.ts';
import { applyRetention } from '../../../functions/src/model/upkeep/retention/retention.ts';
import { strays } from '../../support/check/outline.ts';
import {
  changeDocument,
  documentOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../support/check/stores.ts';
import { contactForm } from '../../support/make/content.ts';
import { makeMail } from '../../support/make/office.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { newSession } from '../../support/make/tokens.ts';
import { as, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { beforeNextWrite } from '../../support/suite/interleaving.ts';
import { inDays, liveAt } from '../../support/suite/time.ts';

beforeEach(resetStores);

const run = () => applyRetention(usualRun);
/** Decided two days ago, as the factory has it. */
const decided = { status: 'active' } as const;

describe('a proof', () => {
  test('is deleted two years after its approval; what it is known by again stays', async () => {
    const member = await makeMember(decided);
    const [before] = await valuesOf('payments');
    liveAt(inDays(727));
    expect((await run()).done).toMatchObject({ proofs: 0 });
    liveAt(inDays(729));
    expect(await run()).toMatchObject({ done: { proofs: 1 }, failures: [], isMore: false });
    expect(await valuesOf('payments')).toEqual([{ ...before, file: null }]);
    expect(await storedFiles()).toEqual({});
    expect(await valuesOf('intents')).toEqual([]);
    vi.restoreAllMocks();
    const token = await newSession(member);
    const { body } = await as(token).ok('listUserPayments', { id: member.id });
    expect(body.data).toMatchObject([{ hasProof: false }]);
    expect((await as(token).refused('getPaymentProof', { id: member.id })).status).toBe(404);
  });

  test('that an admin wrote down stays with the books as their document', async () => {
    await makeMember({ status: 'active' });
    const [id = ''] = Object.keys(await documentsOf('payments'));
    await changeDocument('payments', id, {
      manual: { paidBy: 'cash', paidOn: '2026-01-05', note: 'Tunai.' },
    });
    const files = await storedFiles();
    expect(Object.keys(files)).toHaveLength(1);
    liveAt(inDays(729));
    expect(await run()).toMatchObject({ done: { proofs: 1 }, failures: [], isMore: false });
    expect(await storedDocument('payments', id)).toMatchObject({ file: null });
    expect(await storedFiles()).toEqual(files);
  });

  test('is deleted 90 days after it was rejected, while that of an approval beside it stays', async () => {
    await makeMember({ status: 'rejectedByAdmin' });
    await makeMember(decided);
    liveAt(inDays(87));
    expect((await run()).done).toMatchObject({ proofs: 0 });
    liveAt(inDays(89));
    expect((await run()).done).toMatchObject({ proofs: 1 });
    expect((await valuesOf('payments')).map(({ state, file }) => [state, file === null]).sort()).toEqual([
      ['approved', false],
      ['rejected', true],
    ]);
  });

  test('is kept as long as the settings say, and by none that is no number of days', async () => {
    await makeMember(decided);
    liveAt(inDays(9));
    vi.stubEnv('APPROVED_PROOF_DAYS', 'ten');
    await expect(run()).rejects.toThrow("APPROVED_PROOF_DAYS must be a number of days, not 'ten'.");
    vi.stubEnv('APPROVED_PROOF_DAYS', '10');
    vi.stubEnv('REJECTED_PROOF_DAYS', '0');
    await expect(run()).rejects.toThrow("REJECTED_PROOF_DAYS must be a number of days, not '0'.");
    expect(Object.keys(await storedFiles())).toHaveLength(1);
    vi.stubEnv('REJECTED_PROOF_DAYS', '90');
    expect((await run()).done).toMatchObject({ proofs: 1 });
    vi.unstubAllEnvs();
  });

  test('that waits for its decision stays however long', async () => {
    await makeMember({ status: 'RequestRenew' });
    await makeMember({ status: 'waitingApproval' });
    liveAt(inDays(400));
    expect((await run()).done).toMatchObject({ proofs: 0 });
    expect(Object.keys(await storedFiles())).toHaveLength(2);
  });

  test('that was deleted is not looked at again: a full run goes on behind it', async () => {
    for (let index = 0; index < 3; index += 1) await makeMember(decided);
    liveAt(inDays(740));
    const two = { ...usualRun, limit: 2 };
    expect(await applyRetention(two)).toMatchObject({ done: { proofs: 2 }, isMore: true });
    expect(await applyRetention(two)).toMatchObject({ done: { proofs: 1 }, isMore: false });
    expect(await storedFiles()).toEqual({});
  });

  test.each(faultModes)(
    'with a fault (%s) at any step is there with its file, or gone with it',
    async (mode) => {
      for (let at = 1; at <= 5; at += 1) {
        await resetStores();
        await makeMember(decided);
        liveAt(inDays(740));
        await withFault(at, mode, run);
        liveAt(inDays(741));
        await sweepIntents();
        expect(await strays(), `${mode} at ${at}`).toEqual([]);
        await run();
        expect(await storedFiles(), `${mode} at ${at}`).toEqual({});
        vi.restoreAllMocks();
      }
    },
  );
});

describe('sessions', () => {
  test('that have run out are taken off the list; an empty list goes', async () => {
    const [first, second] = [await makeMember(), await makeMember()];
    const hours = (count: number) => ({
      hash: `${count}`.repeat(64),
      createdAt: new Date(),
      expiresAt: inDays(count / 24),
    });
    await changeDocument('sessions', first.id, { live: [hours(1), hours(5)] });
    await changeDocument('sessions', second.id, { live: [hours(1), hours(2)] });
    liveAt(inDays(3 / 24));
    expect(await run()).toMatchObject({ done: { sessions: 3 }, failures: [] });
    expect(await documentOf('sessions', first.id)).toMatchObject({ live: [{ hash: '5'.repeat(64) }] });
    expect(await documentOf('sessions', second.id)).toBeUndefined();
  });

  test('that live go on', async () => {
    const member = await makeMember();
    expect((await run()).done).toMatchObject({ sessions: 0 });
    await as(member).ok('getProfile', {});
  });

  test('that were all ended a moment ago leave their mark for a sign-in under way', async () => {
    const { id } = await makeMember();
    await changeDocument('sessions', id, { live: [], clearedAt: new Date() });
    await run();
    expect(await documentOf('sessions', id)).toBeDefined();
    liveAt(inDays(1));
    await run();
    expect(await documentOf('sessions', id)).toBeUndefined();
  });

  test('of more people than one look takes are all seen', async () => {
    const batch = new Batch();
    const past = { hash: 'x', createdAt: inDays(-9), expiresAt: inDays(-4) };
    for (let index = 0; index < 490; index += 1) batch.create(sessions, `a${index}`, { live: [past] });
    await batch.commit();
    const more = new Batch();
    for (let index = 0; index < 20; index += 1) more.create(sessions, `b${index}`, { live: [past] });
    await more.commit();
    expect((await run()).done).toMatchObject({ sessions: 510 });
    expect(await valuesOf('sessions')).toEqual([]);
  });
});

test('counters of attempts go when they have run out', async () => {
  await nobody.ok('sendContactMessage', contactForm());
  const counters = (await valuesOf('limits')).length;
  expect(counters).toBeGreaterThan(0);
  expect((await run()).done).toMatchObject({ counters: 0 });
  const batch = new Batch();
  for (let index = 0; index < 300; index += 1) {
    batch.create(rateLimits, `old-${index}`, { count: 1, expireAt: inDays(-1) });
  }
  await batch.commit();
  expect((await run()).done).toMatchObject({ counters: 300 });
  expect(await valuesOf('limits')).toHaveLength(counters);
});

test('messages of visitors go two years after they came, read or not, and are counted no more', async () => {
  await nobody.ok('sendContactMessage', contactForm());
  liveAt(inDays(729));
  expect((await run()).done).toMatchObject({ messages: 0 });
  liveAt(inDays(731));
  expect(await run()).toMatchObject({ done: { messages: 1 }, failures: [] });
  expect(await valuesOf('messages')).toEqual([]);
  expect(await storedDocument('totals', 'messages')).toMatchObject({ open: 0 });
});

test('mails go 180 days after they were settled, and never before', async () => {
  const mail = (state: OutboxRecord['state'], settledAt: Date | null): OutboxRecord => ({
    kind: 'renewal-received',
    to: 'sari@example.org',
    userId: null,
    data: {},
    state,
    createdAt: inDays(-400),
    attempts: 1,
    dueAt: null,
    settledAt,
    lastError: null,
  });
  await new Batch()
    .create(outbox, 'sent-long-ago', mail('sent', inDays(-181)))
    .create(outbox, 'failed-long-ago', mail('failed', inDays(-300)))
    .create(outbox, 'sent', mail('sent', inDays(-179)))
    .create(outbox, 'waiting', mail('waiting', null))
    .commit();
  expect((await run()).done).toMatchObject({ mails: 2 });
  expect((await valuesOf('outbox')).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
});

describe('what changes while the run looks at it is left for the next one:', () => {
  test('a proof whose receipt is asked for', async () => {
    const member = await makeMember(decided);
    const { paymentId } = await storedDocument('users', member.id);
    liveAt(inDays(740));
    beforeNextWrite(() => as(member).ok('issueReceipt', { id: String(paymentId) }));
    expect(await run()).toMatchObject({ done: { proofs: 0 }, failures: [] });
    expect(Object.keys(await storedFiles())).toHaveLength(1);
    expect((await run()).done).toMatchObject({ proofs: 1 });
    expect(await storedFiles()).toEqual({});
  });

  test('a mail that an admin has sent again', async () => {
    const admin = await makeAdmin();
    const id = await makeMail({ state: 'failed', settledAt: inDays(-181) });
    beforeNextWrite(() => as(admin).ok('resendMail', { id }));
    expect(await run()).toMatchObject({ done: { mails: 0 }, failures: [] });
    expect(await storedDocument('outbox', id)).toMatchObject({ state: 'waiting', settledAt: null });
  });

  test.each([
    ['sessions that have all run out', []],
    ['sessions of which one lives', [{ hash: 'a'.repeat(64), expiresAt: inDays(4) }]],
  ])('%s, to which a login adds another', async (_what, live) => {
    const member = await makeMember();
    const past = { hash: 'b'.repeat(64), createdAt: inDays(-9), expiresAt: inDays(-4) };
    const createdAt = inDays(-1);
    await changeDocument('sessions', member.id, {
      live: [past, ...live.map((one) => ({ ...one, createdAt }))],
    });
    let token = '';
    beforeNextWrite(async () => {
      token = await newSession(member);
    });
    expect(await run()).toMatchObject({ done: { sessions: 0 }, failures: [] });
    expect((await as(token).ok('getProfile', {})).body._id).toBe(member.id);
  });
});

test('a dry run tells how many and writes nothing', async () => {
  await makeAdmin();
  await makeMember(decided);
  await new Batch().create(rateLimits, 'old', { count: 1, expireAt: inDays(-1) }).commit();
  liveAt(inDays(740));
  const before = await everything();
  const report = await applyRetention({ ...usualRun, dryRun: true });
  expect(report.done).toEqual({
    proofs: 1,
    binned: 0,
    former: 0,
    workingCopies: 0,
    mails: 0,
    counters: 1,
    emailChanges: 0,
    answers: 0,
    sessions: 2,
    messages: 0,
  });
  expect(await everything()).toEqual(before);
  expect(await valuesOf('limits')).toHaveLength(1);
});
