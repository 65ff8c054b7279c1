import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { closingLine, formatTimes, NONE, one, readCounts, saveTimes, sum, toCounts } from './test-counts.ts';

const report = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  testResults: [],
};

describe('the counts of a test run', () => {
  it('take the numbers of a successful run', () => {
    expect(toCounts(report, 0, [[]])).toEqual({ passed: 3, failed: 0, skipped: 0, failures: [], times: [] });
  });

  it('count skipped tests, without those that the tags leave out', () => {
    const skipped = (tags: string[]) => ({ status: 'skipped', fullName: '', failureMessages: [], tags });
    const file = {
      name: join(ROOT, 'tests/a.test.ts'),
      startTime: 0,
      endTime: 0,
      status: 'passed',
      message: '',
    };
    const testResults = [{ ...file, assertionResults: [skipped([]), skipped(['full'])] }];
    const counts = toCounts({ ...report, testResults }, 0, [['!full']]);
    expect([counts.skipped, counts.times]).toEqual([1, []]);
    expect(toCounts({ ...report, testResults }, 0, [['full'], ['!full']]).skipped).toBe(2);
  });

  it('count a file that does not load as one failure', () => {
    const testResults = [
      {
        name: join(ROOT, 'tests/a.test.ts'),
        startTime: 0,
        endTime: 0,
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
      {
        name: join(ROOT, 'tests/b.test.ts'),
        startTime: 1000,
        endTime: 3500,
        status: 'failed',
        message: '',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'two and two',
            failureMessages: ['Error: five\n    at b.test.ts:1'],
            tags: [],
          },
          { status: 'passed', fullName: 'one and one', failureMessages: [], tags: [] },
        ],
      },
    ];
    const counts = toCounts({ ...report, success: false, numFailedTests: 1, testResults }, 1, [[]]);
    expect(counts.failed).toBe(2);
    expect(counts.failures).toEqual([
      'tests/a.test.ts: No such module',
      'tests/b.test.ts: two and two: Error: five',
    ]);
    expect(counts.times).toEqual([{ file: 'tests/b.test.ts', seconds: 2.5 }]);
  });

  it('count an error outside of tests, and a run without a report, as one failure', () => {
    expect(toCounts(report, 1, [[]]).failed).toBe(1);
    expect(readCounts('/no/such/report.json', 0, [[]])).toEqual(one(false));
  });

  it('have a closing line that names skipped tests only if there are any', () => {
    expect(closingLine(sum([one(true), one(false)]))).toBe('1 passed, 1 failed');
    expect(closingLine({ ...NONE, passed: 2, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  });
});

describe('the times of test files', () => {
  const [here, there] = ['tools/testing/lanes.test.ts', 'tools/testing/arguments.test.ts'];

  it('are printed slowest first', () => {
    const times = [
      { file: here, seconds: 1.04 },
      { file: there, seconds: 20 },
    ];
    expect(formatTimes(times)).toEqual([`  20.0 s  ${there}`, `   1.0 s  ${here}`]);
  });

  it('are stored until a file runs again or no longer exists', () => {
    const folder = mkdtempSync(join(tmpdir(), 'times-'));
    const path = join(folder, 'deep/times.txt');
    saveTimes(path, [
      { file: here, seconds: 3 },
      { file: there, seconds: 2 },
      { file: 'tools/gone.test.ts', seconds: 9 },
    ]);
    saveTimes(path, [{ file: here, seconds: 1 }]);
    expect(readFileSync(path, 'utf8')).toBe(`   2.0 s  ${there}\n   1.0 s  ${here}\n`);
    rmSync(folder, { recursive: true });
  });
});
