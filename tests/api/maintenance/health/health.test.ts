import { describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { store } from '../../../../functions/src/data/batch.ts';
import { fileStore } from '../../../../functions/src/data/file-store.ts';
import { runDaily } from '../../../../functions/src/jobs/daily.ts';
import { checkParts } from '../../../../functions/src/model/maintenance/check-parts.ts';
import { markRestored } from '../../../../functions/src/model/maintenance/mark-restored.ts';
import { openBill } from '../../../../functions/src/model/money/bills/open-bill.ts';
import { memberPayer } from '../../../../functions/src/model/money/bills/payers.ts';
import { expectedDailyJobs } from '../../../support/assertions/daily-jobs.ts';
import { makeMail } from '../../../support/factories/admin-records.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const broken = new Error('connect ECONNREFUSED 10.0.0.7');

describe('an external monitor', () => {
  test('learns that all parts work, for one read', async () => {
    const { status, body, reads } = await anonymous.ok('getHealth', {});
    expect([status, body, reads]).toEqual([200, { isWell: true }, 1]);
  });

  test.each([
    ['firestore', () => vi.spyOn(store, 'commit').mockRejectedValue(broken)],
    ['auth', () => vi.spyOn(authAccounts, 'exists').mockRejectedValue(broken)],
    ['storage', () => vi.spyOn(fileStore, 'exists').mockRejectedValue(broken)],
  ])('learns which part fails, without the reason: %s', async (part, breakIt) => {
    breakIt();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { status, body } = await inProcess().refused('getHealth', {});
    expect([status, body]).toEqual([
      503,
      {
        code: 'unavailable',
        message: 'Sebagian layanan sedang tidak menjawab.',
        fields: { [part]: 'Tidak menjawab.' },
      },
    ]);
  });

  test('can only ask a limited number of times', async () => {
    vi.stubEnv('HEALTH_CHECKS_PER_ADDRESS', '2');
    for (let index = 0; index < 2; index += 1) await inProcess().ok('getHealth', {});
    expect((await inProcess().refused('getHealth', {})).body.code).toBe('too-many-requests');
  });
});

test('a part that hangs times out and counts as failing', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(fileStore, 'exists').mockReturnValue(new Promise(() => {}));
  expect(await checkParts(async () => undefined, 100)).toMatchObject([
    { part: 'firestore', isWell: true },
    { part: 'auth' },
    { part: 'storage', isWell: false },
  ]);
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toContainEqual({
    severity: 'ERROR',
    message: 'part unwell',
    part: 'storage',
    error: 'No answer within 100 ms.',
  });
});

test('an admin sees the facts that the alarms use', async () => {
  const admin = as(await makeAdmin());
  await Promise.all([makeMail({ state: 'failed' }), makeMail({ state: 'unclear' }), makeMail()]);
  const since = inDays(-3);
  await (await database()).collection('quarantine').add({ kind: 'files', name: 'images/lost', since });
  const at = inDays(-1);
  freezeClock(at);
  await markRestored();
  vi.restoreAllMocks();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runDaily({
    retention: async () => ({
      done: { mails: 3 },
      failures: [],
      findings: ['one'],
      alarms: ['too many'],
      isMore: true,
    }),
  });
  vi.restoreAllMocks();
  await openBill(memberPayer('anggota', null), 'renewal');
  const { body } = await admin.ok('getHealthReport', {});
  expect(body).toMatchObject({
    amounts: { individual: 1, institution: 0 },
    money: { missing: ['bank', 'account', 'holder', 'taxNumber', 'signatory'], hasQris: false },
    parts: [
      { part: 'firestore', isWell: true },
      { part: 'auth', isWell: true },
      { part: 'storage', isWell: true },
    ],
    mails: { failed: 1, unclear: 1 },
    checkpoints: { until: null, isLate: false },
    quarantine: { count: 1, since: since.toISOString() },
    restoredAt: at.toISOString(),
    sweepPausedUntil: new Date(at.getTime() + 72 * 3_600_000).toISOString(),
  });
  expect(body.jobs.map(({ _id }) => _id)).toEqual([
    'send-outbox',
    'send-letters',
    'sweep-intents',
    'release-places',
    'remind-unpaid',
    'event-notices',
    'index-people',
    'import-members',
    'merge-members',
    ...expectedDailyJobs,
  ]);
  expect(body.jobs.find(({ _id }) => _id === 'retention')).toEqual({
    _id: 'retention',
    startedAt: expect.any(String),
    endedAt: expect.any(String),
    outcome: 'failed',
    isLate: false,
    isMore: true,
    done: { mails: 3 },
    failureCount: 0,
    failures: [],
    alarms: ['too many'],
    findings: ['one'],
  });
  expect(body.jobs[0]).toMatchObject({ outcome: 'awaited', startedAt: null, endedAt: null, isLate: false });
});
