import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runDaily } from '../../../functions/src/jobs/daily.ts';
import type { JobReport } from '../../../functions/src/model/upkeep/report.ts';
import { packageScript } from '../../../tools/emulators/commands.ts';
import { ROOT } from '../../../tools/emulators/suite.ts';
import { readArguments, useEmulators, useProject } from '../../../tools/jobs.ts';
import { everything, storedDocument } from '../../support/check/stores.ts';
import { makeMember } from '../../support/make/people.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { inDays } from '../../support/suite/time.ts';

beforeEach(resetStores);

/** What is logged meanwhile, parsed. */
async function logged(work: () => Promise<void>): Promise<object[]> {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await work();
  vi.restoreAllMocks();
  return lines.map((line) => JSON.parse(line) as object);
}

const nothing: JobReport = { done: {}, failures: [], findings: [], isMore: false };

test('every job runs each day, and tells what it did in one line of JSON', async () => {
  const { id } = await makeMember({ record: { validUntil: inDays(-2) } });
  const lines = await logged(() => runDaily());
  expect(lines).toMatchObject([
    { severity: 'INFO', message: 'daily job', job: 'migrate-records', done: {} },
    { severity: 'INFO', job: 'expire-members', done: { expired: 1 } },
    { severity: 'INFO', job: 'send-reminders' },
    { severity: 'INFO', job: 'close-unanswered' },
    { severity: 'INFO', job: 'complete-requests' },
    { severity: 'INFO', job: 'retention' },
    { severity: 'INFO', job: 'look-at-proofs' },
    { severity: 'INFO', job: 'sweep-orphans' },
    { job: 'repair-counters' },
  ]);
  expect(await storedDocument('users', id)).toMatchObject({ isActive: 'expired' });
});

test('one that fails is logged, and the next ones run', async () => {
  const lines = await logged(() =>
    runDaily({
      broken: async () => {
        throw new Error('Out of order.');
      },
      found: async () => ({ ...nothing, findings: ['something'] }),
      failing: async () => ({ ...nothing, failures: ['one'] }),
      well: async () => nothing,
    }),
  );
  expect(lines).toMatchObject([
    { severity: 'ERROR', job: 'broken', error: expect.stringContaining('Out of order.') },
    { severity: 'WARNING', job: 'found' },
    { severity: 'ERROR', job: 'failing' },
    { severity: 'INFO', job: 'well' },
  ]);
});

describe('npm run jobs', () => {
  const run = promisify(execFile);
  const tsx = packageScript('tsx', 'dist/cli.mjs');
  const jobs = async (...args: string[]) => {
    try {
      const { stdout } = await run(process.execPath, [tsx, 'tools/jobs.ts', ...args], { cwd: ROOT });
      return { status: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { status: code, said: stdout + stderr };
    }
  };

  test('runs a job by hand, dry first', async () => {
    const { id } = await makeMember({ record: { validUntil: inDays(-2) } });
    const before = await everything();
    const dry = await jobs('expire-members', '--dry-run');
    expect(dry.said).toMatch(/^» expire-members \(dry run, nothing was written\): expired 1 \(/);
    expect(await everything()).toEqual(before);
    const real = await jobs('expire-members');
    expect(real).toMatchObject({ status: 0, said: expect.stringMatching(/^» expire-members: expired 1 \(/) });
    expect(await storedDocument('users', id)).toMatchObject({ isActive: 'expired' });
  }, 60_000);

  test('says what it needs', async () => {
    expect(await jobs()).toMatchObject({ status: 1, said: expect.stringContaining('Name one job') });
    expect(() => readArguments(['retention', '--limit', 'all'])).toThrow('whole number above zero');
    const { project } = readArguments(['retention', '--project', 'sisindo']);
    expect(() => useProject(String(project))).toThrow('Unset');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
    await expect(useEmulators()).rejects.toThrow('run npm start in another terminal');
  }, 60_000);
});
