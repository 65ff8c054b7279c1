import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { closingLine, countsOf, NONE, one, readCounts, sum } from './test-counts.ts';

const report = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('counts', () => {
  it('takes the numbers of a good run', () => {
    expect(countsOf({ ...report, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      failures: [],
      times: [],
    });
  });

  it('counts a file that does not load as one failure', () => {
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
          { status: 'failed', fullName: 'two and two', failureMessages: ['Error: five\n    at b.test.ts:1'] },
          { status: 'passed', fullName: 'one and one', failureMessages: [] },
        ],
      },
    ];
    const counts = countsOf({ ...report, success: false, numFailedTests: 1, testResults }, 1);
    expect(counts.failed).toBe(2);
    expect(counts.failures).toEqual([
      'tests/a.test.ts: No such module',
      'tests/b.test.ts: two and two: Error: five',
    ]);
    expect(counts.times).toEqual([{ file: 'tests/b.test.ts', seconds: 2.5 }]);
  });

  it('counts an error outside of the tests, and a run without a report, as one failure', () => {
    expect(countsOf(report, 1).failed).toBe(1);
    expect(readCounts('/no/such/report.json', 0)).toEqual(one(false));
  });

  it('closes with skipped tests only when there are some', () => {
    expect(closingLine(sum([one(true), one(false)]))).toBe('1 passed, 1 failed');
    expect(closingLine({ ...NONE, passed: 2, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  });
});
