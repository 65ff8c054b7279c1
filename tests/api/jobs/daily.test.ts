import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { users } from '../../../functions/src/data/collections.ts';
import { runDaily } from '../../../functions/src/jobs/daily.ts';
import { sendDueLettersWithin } from '../../../functions/src/jobs/send-letters.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { sweep } from '../../../functions/src/jobs/sweep.ts';
import { recordStart } from '../../../functions/src/model/maintenance/job-runs.ts';
import type { Job, JobReport } from '../../../functions/src/model/maintenance/report.ts';
import { packageScript } from '../../../tools/emulators/commands.ts';
import { ROOT } from '../../../tools/emulators/suite.ts';
import { readArguments } from '../../../tools/jobs.ts';
import { useEmulators, useProject } from '../../../tools/project-choice.ts';
import { demoAdminId } from '../../../tools/seed/plan.ts';
import { checkpointAudit } from '../../support/assertions/audit-verification.ts';
import { expectedDailyJobs } from '../../support/assertions/daily-jobs.ts';
import { everything, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeAuditEntry } from '../../support/factories/admin-records.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

/** Returns the log lines written meanwhile, parsed. */
async function logged(work: () => Promise<void>): Promise<object[]> {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await work();
  write.mockRestore();
  return lines.map((line) => JSON.parse(line) as object);
}

const nothing: JobReport = { done: {}, failures: [], findings: [], isMore: false };

test('every job runs each day and reports its result in one line of JSON', async () => {
  const { id } = await makeMember({ record: { validUntil: inDays(-2) } });
  const lines = await logged(() => runDaily());
  // This job may correct totals that factories do not count.
  const line = (job: string) => (job === 'repair-counters' ? { job } : { severity: 'INFO', job });
  expect(lines).toMatchObject(expectedDailyJobs.map(line));
  expect(lines[0]).toMatchObject({ message: 'job ended', outcome: 'done', done: {} });
  expect(lines[2]).toMatchObject({ outcome: 'done', done: { expired: 1 } });
  expect(lines.at(-1)).toMatchObject({ done: { mails: 0 } });
  expect(await storedDocument('users', id)).toMatchObject({ isActive: 'expired' });
  expect(await storedDocument('jobRuns', 'expire-members')).toEqual({
    startedAt: expect.any(Date),
    endedAt: expect.any(Date),
    outcome: 'done',
    done: { expired: 1 },
    isMore: false,
    failureCount: 0,
    failures: [],
    alarms: [],
    findings: [],
  });
});

test('a failing job is logged and stored, and the next ones run', async () => {
  const lines = await logged(() =>
    runDaily({
      'expire-members': async () => {
        throw new Error('Out of order.');
      },
      'send-reminders': async () => ({ ...nothing, findings: ['something'] }),
      'close-unanswered': async () => ({ ...nothing, failures: ['one'] }),
      retention: async () => ({ ...nothing, alarms: ['too many'], isMore: true }),
      'look-at-proofs': async () => ({ ...nothing, isMore: true }),
      'repair-counters': async () => nothing,
    }),
  );
  expect(lines).toMatchObject([
    {
      severity: 'ERROR',
      job: 'expire-members',
      outcome: 'failed',
      failures: [expect.stringContaining('Out of order.')],
    },
    { severity: 'WARNING', job: 'send-reminders', outcome: 'done' },
    { severity: 'ERROR', job: 'close-unanswered', outcome: 'failed' },
    { severity: 'ERROR', job: 'retention', outcome: 'failed', alarms: ['too many'] },
    { severity: 'WARNING', job: 'look-at-proofs', outcome: 'incomplete', isMore: true },
    { severity: 'INFO', job: 'repair-counters', outcome: 'done' },
  ]);
  expect(await storedDocument('jobRuns', 'retention')).toMatchObject({
    outcome: 'failed',
    isMore: true,
    alarms: ['too many'],
  });
});

test('each job leaves time for the following ones, and the last one uses the rest', async () => {
  const isOver: boolean[] = [];
  const look: Job = async ({ time }) => {
    isOver.push(time.isOver());
    return nothing;
  };
  await logged(() => runDaily({ retention: look, 'sweep-orphans': look, 'repair-counters': look }, 100_000));
  expect(isOver).toEqual([true, false, false]);
});

test('the first jobs of a night have time too, although all others follow', async () => {
  const isOver: boolean[] = [];
  const look: Job = async ({ time }) => {
    isOver.push(time.isOver());
    return nothing;
  };
  await logged(() => runDaily(Object.fromEntries(expectedDailyJobs.map((name) => [name, look]))));
  expect(isOver).toEqual(expectedDailyJobs.map(() => false));
});

describe('a missed run', () => {
  const lateJobs = async () =>
    (await logged(sweep)).filter((line) => (line as { message: string }).message === 'job late');

  const runEachMinute = async () => {
    await sendMails();
    await sendDueLettersWithin(1000);
  };

  test('is reported when late, with the time of the last run', async () => {
    await logged(() => runDaily());
    await logged(runEachMinute);
    expect(await lateJobs()).toEqual([]);
    freezeClock(inDays(25 / 24));
    expect(await lateJobs()).toMatchObject([{ job: 'send-outbox' }, { job: 'send-letters' }]);
    freezeClock(inDays(27 / 24));
    await logged(runEachMinute);
    const line = { severity: 'ERROR', message: 'job late', endedAt: expect.any(String) };
    expect(await lateJobs()).toEqual(expectedDailyJobs.map((job) => ({ ...line, job })));
  });

  test('of a job that never ran is reported after the same time of monitoring', async () => {
    expect(await lateJobs()).toEqual([]);
    freezeClock(inDays(27 / 24));
    expect(await lateJobs()).toHaveLength(expectedDailyJobs.length + 2);
  });

  test('of a job that crashes each time is reported', async () => {
    expect(await lateJobs()).toEqual([]);
    await recordStart('retention');
    freezeClock(inDays(27 / 24));
    await recordStart('retention');
    expect(await lateJobs()).toContainEqual(expect.objectContaining({ job: 'retention', endedAt: null }));
  });
});

/** Returns the environment of a terminal: it names only the ports of the suite, and no secret. */
function terminalEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/_HOST$|_HUB$|^(?:GCLOUD_PROJECT|FIREBASE_CONFIG|CARD_SIGNING_KEY|PORT_OFFSET)$/.test(name),
  );
  const port = (name: string) => process.env[name]?.split(':').at(-1);
  return {
    ...Object.fromEntries(own),
    AUTH_PORT: port('FIREBASE_AUTH_EMULATOR_HOST'),
    FIRESTORE_PORT: port('FIRESTORE_EMULATOR_HOST'),
    STORAGE_PORT: port('FIREBASE_STORAGE_EMULATOR_HOST'),
    HUB_PORT: port('FIREBASE_EMULATOR_HUB'),
  };
}

describe('npm run jobs', { tags: ['emulators', 'full'] }, () => {
  const run = promisify(execFile);
  const tsx = packageScript('tsx', 'dist/cli.mjs');
  const tool = async (...args: string[]) => {
    try {
      const { stdout } = await run(process.execPath, [tsx, ...args], {
        cwd: ROOT,
        env: terminalEnvironment(),
      });
      return { status: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { status: code, said: stdout + stderr };
    }
  };

  const jobs = (...args: string[]) => tool('tools/jobs.ts', ...args);

  test('signs and mails a checkpoint with the key of the emulators', async () => {
    const admin = await makeAdmin();
    await makeAuditEntry(admin, 'user.update', admin);
    await checkpointAudit();
    expect(await jobs('mail-checkpoint')).toMatchObject({ status: 0 });
    expect(await valuesOf('outbox')).toMatchObject([{ kind: 'audit-checkpoint', to: admin.email }]);
  }, 60_000);

  test('npm run seed finds the suite by its ports', async () => {
    await new Batch().merge(users, demoAdminId, { name: 'Admin' }).commit();
    expect(await tool('tools/seed/cli.ts')).toMatchObject({
      status: 0,
      said: expect.stringContaining('The demo data is there already.'),
    });
  }, 60_000);

  test('runs a job by hand, as a dry run first', async () => {
    const { id } = await makeMember({ record: { validUntil: inDays(-2) } });
    const before = await everything();
    const dry = await jobs('expire-members', '--dry-run');
    expect(dry.said).toMatch(/^» expire-members \(dry run, nothing was written\): expired 1 \(/);
    expect(await everything()).toEqual(before);
    const real = await jobs('expire-members');
    expect(real).toMatchObject({ status: 0, said: expect.stringMatching(/^» expire-members: expired 1 \(/) });
    expect(await storedDocument('users', id)).toMatchObject({ isActive: 'expired' });
  }, 60_000);

  test('prints its usage', async () => {
    expect(await jobs()).toMatchObject({ status: 1, said: expect.stringContaining('Name one job') });
    expect(() => readArguments(['retention', '--limit', 'all'])).toThrow('whole number above zero');
    const { project } = readArguments(['retention', '--project', 'sisindo']);
    expect(() => useProject(String(project))).toThrow('Unset');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
    await expect(useEmulators()).rejects.toThrow('run npm start in another terminal');
  }, 60_000);
});
