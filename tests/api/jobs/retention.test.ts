import { describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { outbox, rateLimits, sessions } from '../../../functions/src/data/collections.ts';
import type { OutboxRecord } from '../../../functions/src/data/records.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../functions/src/model/maintenance/retention/retention.ts';
import { findInconsistencies } from '../../support/assertions/outline.ts';
import {
  changeDocument,
  documentOf,
  documentsOf,
  everything,
  paymentIdOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { makeMail } from '../../support/factories/admin-records.ts';
import { contactForm } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { newSession, withLastingSession } from '../../support/factories/tokens.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { beforeNextWrite } from '../../support/suite/interleaving.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

const run = () => applyRetention(defaultJobOptions);
/** Decided two days ago, which is the default of the factory. */
const decided = { status: 'active' } as const;

describe('a proof', () => {
  test('is deleted two years after its approval; its fingerprint stays', async () => {
    const member = await makeMember(decided);
    const [before] = await valuesOf('payments');
    freezeClock(inDays(727));
    expect((await run()).done).toMatchObject({ proofs: 0 });
    freezeClock(inDays(729));
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

  test('recorded by an admin stays with the ledger as its document', async () => {
    await makeMember({ status: 'active' });
    const [id = ''] = Object.keys(await documentsOf('payments'));
    await changeDocument('payments', id, {
      manual: { paidBy: 'cash', paidOn: '2026-01-05', note: 'Tunai.' },
    });
    const files = await storedFiles();
    expect(Object.keys(files)).toHaveLength(1);
    freezeClock(inDays(729));
    expect(await run()).toMatchObject({ done: { proofs: 1 }, failures: [], isMore: false });
    expect(await storedDocument('payments', id)).toMatchObject({ file: null });
    expect(await storedFiles()).toEqual(files);
  });

  test('is deleted 90 days after its rejection; a proof of an approval of the same member stays', async () => {
    await makeMember({ status: 'rejectedByAdmin' });
    await makeMember(decided);
    freezeClock(inDays(87));
    expect((await run()).done).toMatchObject({ proofs: 0 });
    freezeClock(inDays(89));
    expect((await run()).done).toMatchObject({ proofs: 1 });
    expect((await valuesOf('payments')).map(({ state, file }) => [state, file === null]).sort()).toEqual([
      ['approved', false],
      ['rejected', true],
    ]);
  });

  test('is stored as long as the settings say, and an invalid setting deletes nothing', async () => {
    await makeMember(decided);
    freezeClock(inDays(9));
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

  test('that waits for a decision stays without limit', async () => {
    await makeMember({ status: 'RequestRenew' });
    await makeMember({ status: 'waitingApproval' });
    freezeClock(inDays(400));
    expect((await run()).done).toMatchObject({ proofs: 0 });
    expect(Object.keys(await storedFiles())).toHaveLength(2);
  });

  test('that was deleted is not read again: a full run continues after it', async () => {
    for (let index = 0; index < 3; index += 1) await makeMember(decided);
    freezeClock(inDays(740));
    const two = { ...defaultJobOptions, limit: 2 };
    expect(await applyRetention(two)).toMatchObject({ done: { proofs: 2 }, isMore: true });
    expect(await applyRetention(two)).toMatchObject({ done: { proofs: 1 }, isMore: false });
    expect(await storedFiles()).toEqual({});
  });

  test.each(faultModes)(
    'with a fault (%s) at any step exists with its file, or is deleted with it',
    { tags: ['full'] },
    async (mode) => {
      for (let at = 1; at <= 5; at += 1) {
        await resetStores();
        await makeMember(decided);
        freezeClock(inDays(740));
        await withFault(at, mode, run);
        freezeClock(inDays(741));
        await sweepIntents();
        expect(await findInconsistencies(), `${mode} at ${at}`).toEqual([]);
        await run();
        expect(await storedFiles(), `${mode} at ${at}`).toEqual({});
        vi.restoreAllMocks();
      }
    },
  );
});

describe('sessions', () => {
  test('that expired leave the list, and an empty list is deleted', async () => {
    const [first, second] = [await makeMember(), await makeMember()];
    const hours = (count: number) => ({
      hash: `${count}`.repeat(64),
      createdAt: new Date(),
      expiresAt: inDays(count / 24),
    });
    await changeDocument('sessions', first.id, { live: [hours(1), hours(5)] });
    await changeDocument('sessions', second.id, { live: [hours(1), hours(2)] });
    freezeClock(inDays(3 / 24));
    expect(await run()).toMatchObject({ done: { sessions: 3 }, failures: [] });
    expect(await documentOf('sessions', first.id)).toMatchObject({ live: [{ hash: '5'.repeat(64) }] });
    expect(await documentOf('sessions', second.id)).toBeUndefined();
  });

  test('that were all ended just now remain visible to a sign-in in progress', async () => {
    const { id } = await makeMember();
    await changeDocument('sessions', id, { live: [], clearedAt: new Date() });
    await run();
    expect(await documentOf('sessions', id)).toBeDefined();
    freezeClock(inDays(1));
    await run();
    expect(await documentOf('sessions', id)).toBeUndefined();
  });

  test('of more people than one batch are all processed', async () => {
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

test('expired attempt counters are deleted', async () => {
  await anonymous.ok('sendContactMessage', contactForm());
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

test('mails are deleted 180 days after they were sent or given up, never before', async () => {
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

describe('a concurrent change leaves the record for the next run:', () => {
  test('a proof whose receipt is requested', async () => {
    const member = await withLastingSession(await makeMember(decided));
    freezeClock(inDays(740));
    beforeNextWrite(async () => as(member).ok('issueReceipt', { id: await paymentIdOf(member) }));
    expect(await run()).toMatchObject({ done: { proofs: 0 }, failures: [] });
    expect(Object.keys(await storedFiles())).toHaveLength(1);
    expect((await run()).done).toMatchObject({ proofs: 1 });
    expect(await storedFiles()).toEqual({});
  });

  test('a mail that an admin sends again', async () => {
    const admin = await makeAdmin();
    const id = await makeMail({ state: 'failed', settledAt: inDays(-181) });
    beforeNextWrite(() => as(admin).ok('resendMail', { id }));
    expect(await run()).toMatchObject({ done: { mails: 0 }, failures: [] });
    expect(await storedDocument('outbox', id)).toMatchObject({ state: 'waiting', settledAt: null });
  });

  test.each([
    ['sessions that have all run out', []],
    ['sessions of which one lives', [{ hash: 'a'.repeat(64), expiresAt: inDays(4) }]],
  ])('%s with a new login', async (_what, live) => {
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

test('a dry run reports the numbers and writes nothing', async () => {
  await makeAdmin();
  await makeMember(decided);
  await new Batch().create(rateLimits, 'old', { count: 1, expireAt: inDays(-1) }).commit();
  freezeClock(inDays(740));
  const before = await everything();
  const report = await applyRetention({ ...defaultJobOptions, dryRun: true });
  expect(report.done).toEqual({
    proofs: 1,
    binned: 0,
    former: 0,
    workingCopies: 0,
    mails: 0,
    letterRecipients: 0,
    counters: 1,
    emailChanges: 0,
    answers: 0,
    eventTransfers: 0,
    whatsappSends: 0,
    sessions: 2,
    eventAnswers: 0,
    ownFields: 0,
    eventGuests: 0,
    refundAccounts: 0,
    fileNames: 0,
    memberImports: 0,
    messages: 0,
  });
  expect(await everything()).toEqual(before);
  expect(await valuesOf('limits')).toHaveLength(1);
});
