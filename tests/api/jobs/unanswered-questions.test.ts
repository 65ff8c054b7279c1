import { describe, expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { users } from '../../../functions/src/data/collections.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { closeUnanswered } from '../../../functions/src/model/maintenance/close-unanswered.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { askApplicant } from '../../../functions/src/model/money/payments/questions.ts';
import { findInconsistencies } from '../../support/assertions/outline.ts';
import {
  auditEntriesOf,
  authAccountsStored,
  changeDocument,
  documentOf,
  everything,
  mailsOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../support/suite/faults.ts';
import { startMailServer } from '../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

const actor = { id: 'otherUserId', name: 'Admin' };
const run = () => closeUnanswered(defaultJobOptions);
const reason = 'Tidak ada jawaban atas pertanyaan kami selama 30 hari';
type Waiting = 'waitingApproval' | 'RequestRenew';

/** Creates a waiting applicant with a question asked at this Jakarta time. */
async function askedAt(at: string, status: Waiting = 'waitingApproval', account = false): Promise<Person> {
  const member = await makeMember({ status, account, record: { validUntil: null } });
  freezeClock(at);
  await askApplicant(member.id, 'Atas nama siapa?', actor);
  return member;
}

async function runAt(...moments: string[]): Promise<void> {
  for (const moment of moments) {
    freezeClock(moment);
    expect((await run()).failures).toEqual([]);
  }
}

const kinds = async () => (await valuesOf('outbox')).map(({ kind }) => kind).sort();
const isThere = async ({ id }: Person) => (await documentOf('users', id)) !== undefined;

/** Makes the session of a person valid at any time. */
async function keepSession({ id }: Person): Promise<void> {
  const { live } = await storedDocument('sessions', id);
  const lasting = (live as object[]).map((one) => ({ ...one, expiresAt: jakarta('2030-01-01T00:00') }));
  await changeDocument('sessions', id, { live: lasting });
}

test.each([
  // Asked at; the day before the notice; the notice; the last day; the day after.
  ['2026-11-01T00:00', '2026-11-23T23:59', '2026-11-24T00:00', '2026-12-01T23:59', '2026-12-02T00:00'],
  ['2026-12-31T23:59', '2027-01-22T23:59', '2027-01-23T01:00', '2027-01-30T23:59', '2027-01-31T00:00'],
  ['2028-02-29T12:00', '2028-03-22T23:59', '2028-03-23T01:00', '2028-03-30T23:59', '2028-03-31T00:00'],
])(
  'a question asked at %s gets one notice 7 hari sebelumnya, and the request closes after the 30th day',
  async (at, before, noticed, last, after) => {
    const member = await askedAt(at);
    await runAt(before);
    expect(await kinds()).toEqual(['question-asked']);
    await runAt(noticed, noticed);
    expect(await kinds()).toEqual(['question-asked', 'question-notice']);
    await runAt(last);
    expect(await isThere(member)).toBe(true);
    await runAt(after, after);
    expect(await isThere(member)).toBe(false);
    expect(await kinds()).toEqual(['question-asked', 'question-notice', 'registration-rejected']);
  },
);

test('closing an application works like a rejection: account, data and files, with the reason in mail and payment', async () => {
  const member = await askedAt('2026-11-01T10:00', 'waitingApproval', true);
  const { paymentId } = await storedDocument('users', member.id);
  await runAt('2026-11-24T01:00', '2026-12-02T01:00');
  expect(await isThere(member)).toBe(false);
  expect(await documentOf('sessions', member.id)).toBe(undefined);
  expect(Object.keys(await authAccountsStored())).toEqual([]);
  expect(Object.keys(await storedFiles())).toEqual([]);
  expect(await storedDocument('payments', String(paymentId))).toMatchObject({
    state: 'rejected',
    reason,
    decidedBy: 'system',
    file: null,
  });
  expect((await mailsOf('registration-rejected'))[0]).toMatchObject({
    to: member.email,
    data: { reason },
  });
  expect((await auditEntriesOf('registration.reject'))[0]).toMatchObject({
    actorId: 'system',
    actorName: 'Sistem',
    targetId: member.id,
    details: { reason },
  });
  expect(await storedDocument('totals', 'members')).toMatchObject({
    all: 0,
    byStatus: { waitingApproval: 0 },
  });
});

test('closing a renewal rejects it, and the remaining paid days stay', async () => {
  const member = await askedAt('2026-11-01T10:00', 'RequestRenew');
  const validUntil = jakarta('2027-05-01T10:00');
  await changeDocument('users', member.id, { validUntil });
  await runAt('2026-11-24T01:00', '2026-12-02T01:00', '2026-12-03T01:00');
  const user = await storedDocument('users', member.id);
  expect(user).toMatchObject({
    isActive: 'rejectedByAdmin',
    rejectionReason: reason,
    validUntil,
    question: null,
  });
  expect(await storedDocument('payments', String(user.paymentId))).toMatchObject({
    state: 'rejected',
    reason,
    decidedBy: 'system',
  });
  expect(await kinds()).toEqual(['question-asked', 'question-notice', 'renewal-rejected']);
  expect(await storedDocument('totals', 'members')).toMatchObject({
    byStatus: { RequestRenew: 0, rejectedByAdmin: 1 },
  });
});

test('a request never closes without a notice: after weeks without a run the 7 days start with a late notice', async () => {
  const member = await askedAt('2026-11-01T10:00');
  await runAt('2027-01-10T01:00');
  expect(await kinds()).toEqual(['question-asked', 'question-notice']);
  const { data } = (await mailsOf('question-notice'))[0] ?? {};
  expect((data as { answerBy: string }).answerBy).toBe(jakarta('2027-01-17T00:00').toISOString());
  await runAt('2027-01-17T23:59');
  expect(await isThere(member)).toBe(true);
  await runAt('2027-01-18T01:00');
  expect(await isThere(member)).toBe(false);
});

test('answered and decided requests are left alone', async () => {
  const answered = await askedAt('2026-11-01T10:00', 'waitingApproval', true);
  await keepSession(answered);
  await inProcess(answered).ok('answerQuestion', { text: 'Atas nama saya.' });
  await makeMember({ status: 'waitingApproval', account: false });
  const before = await everything();
  await runAt('2026-11-24T01:00', '2026-12-02T01:00', '2027-06-01T01:00');
  expect(await everything()).toEqual(before);
});

test('a dry run reports the numbers and writes nothing', async () => {
  const closing = await askedAt('2026-11-01T10:00');
  await runAt('2026-11-24T01:00');
  await askedAt('2026-11-05T10:00');
  freezeClock('2026-12-02T01:00');
  const before = await everything();
  expect((await closeUnanswered({ ...defaultJobOptions, dryRun: true })).done).toEqual({
    notices: 1,
    closed: 1,
  });
  expect(await everything()).toEqual(before);
  expect(await isThere(closing)).toBe(true);
});

test('one run closes a limited number, earliest question first, and the next run continues', async () => {
  const [second, third, first] = [
    await askedAt('2026-11-02T10:00'),
    await askedAt('2026-11-03T10:00'),
    await askedAt('2026-11-01T10:00'),
  ];
  await runAt('2026-11-26T01:00');
  freezeClock('2026-12-10T01:00');
  expect(await closeUnanswered({ ...defaultJobOptions, limit: 2 })).toMatchObject({
    done: { closed: 2 },
    isMore: true,
  });
  expect(await Promise.all([first, second, third].map(isThere))).toEqual([false, false, true]);
  expect(await closeUnanswered({ ...defaultJobOptions, limit: 2 })).toMatchObject({
    done: { closed: 1 },
    isMore: false,
  });
});

test.each(faultModes)(
  'an interrupted run (%s) leaves each request consistent, and later runs complete the rest once',
  { tags: ['full'], timeout: 120_000 },
  async (mode) => {
    for (let at = 1; at <= 6; at += 1) {
      await resetStores();
      await askedAt('2026-11-01T10:00', 'waitingApproval', true);
      await askedAt('2026-11-01T11:00', 'RequestRenew', true);
      freezeClock('2026-11-24T01:00');
      if (at <= 2) await withFault(at, mode, run);
      await runAt('2026-11-24T02:00');
      expect((await kinds()).filter((kind) => kind === 'question-notice')).toHaveLength(2);
      freezeClock('2026-12-02T01:00');
      await withFault(at, mode, run);
      await runAt('2026-12-02T02:00');
      freezeClock('2026-12-02T03:00');
      await sweepIntents();
      expect((await kinds()).filter((kind) => String(kind).endsWith('rejected'))).toEqual([
        'registration-rejected',
        'renewal-rejected',
      ]);
      expect((await valuesOf('users')).map(({ isActive }) => isActive)).toEqual(['rejectedByAdmin']);
      expect(await findInconsistencies(), `${mode} ${at}`).toEqual([]);
    }
  },
);

describe('concurrently with the job', () => {
  test.each(['waitingApproval', 'RequestRenew'] as const)(
    'an answer of %s is never lost: it is stored, or the request was closed before',
    async (status) => {
      for (let round = 0; round < 4; round += 1) {
        await resetStores();
        const member = await askedAt('2026-11-01T10:00', status, true);
        await keepSession(member);
        await runAt('2026-11-24T01:00');
        freezeClock('2026-12-02T01:00');
        const [answered, report] = await Promise.all([
          inProcess(member).call('answerQuestion', { text: 'Ya.' }),
          run(),
        ]);
        expect(report.failures).toEqual([]);
        const record = await documentOf('users', member.id);
        if (answered.status === 200) {
          expect(record).toMatchObject({ isActive: status, answer: { text: 'Ya.' } });
        } else {
          expect([401, 409]).toContain(answered.status);
          expect(record?.isActive).toBe(status === 'RequestRenew' ? 'rejectedByAdmin' : undefined);
        }
        expect(await findInconsistencies()).toEqual([]);
      }
    },
  );

  test('an approval and the job leave one decision', async () => {
    for (let round = 0; round < 4; round += 1) {
      await resetStores();
      const [admin, member] = [await makeAdmin(), await askedAt('2026-11-01T10:00', 'waitingApproval', true)];
      await keepSession(admin);
      await runAt('2026-11-24T01:00');
      freezeClock('2026-12-02T01:00');
      const [approved, report] = await Promise.all([
        inProcess(admin).call('approveRegistration', { id: member.id }),
        run(),
      ]);
      expect(report.failures).toEqual([]);
      expect([200, 409]).toContain(approved.status);
      expect((await documentOf('users', member.id))?.isActive).toBe(
        approved.status === 200 ? 'active' : undefined,
      );
      const decided = (await valuesOf('audit')).filter(({ action }) =>
        /^registration\.(approve|reject)$/.test(String(action)),
      );
      expect(decided).toHaveLength(1);
    }
  });
});

test('the mails contain the question and its last day', async () => {
  const server = await startMailServer();
  await askedAt('2026-11-01T10:00');
  freezeClock('2026-11-01T10:01');
  await sendMails();
  await runAt('2026-11-24T01:00');
  freezeClock('2026-11-24T01:01');
  await sendMails();
  const [asked, noticed] = server.mails;
  expect(asked?.subject).toBe('Kami memerlukan jawaban Anda');
  expect(asked?.text).toContain('Atas nama siapa?');
  expect(asked?.text).toContain('paling lambat 1 Desember 2026');
  expect(asked?.text).toContain('/membership');
  expect(noticed?.subject).toContain('batasnya 1 Desember 2026');
});

test('a question that was answered before its mails, or whose reader was deleted, is not mailed', async () => {
  const server = await startMailServer();
  const member = await askedAt('2026-11-01T10:00', 'waitingApproval', true);
  await keepSession(member);
  const gone = await askedAt('2026-11-01T10:00');
  await runAt('2026-11-24T01:00');
  await inProcess(member).ok('answerQuestion', { text: 'Ya.' });
  await new Batch().delete(users, gone.id).commit();
  freezeClock('2026-11-24T01:01');
  await sendMails();
  expect(server.mails).toEqual([]);
  expect((await valuesOf('outbox')).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'question-asked dropped',
    'question-asked dropped',
    'question-notice dropped',
    'question-notice dropped',
  ]);
});
