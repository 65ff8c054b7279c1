import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../emulators/suite.ts';
import { matchesTags, type TagGroups } from './selections.ts';

interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failures, one line each: file, test and the first line of the message. */
  failures: readonly string[];
  /** Durations of test files. */
  times: readonly FileTime[];
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: readonly string[];
      tags: string[];
    }[];
  }[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      failures: [...a.failures, ...b.failures],
      times: [...a.times, ...b.times],
    }),
    NONE,
  );
}

/** Returns the counts of a check that is one pass or one failure. */
export function one(passed: boolean): Counts {
  return { ...NONE, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** Returns the closing line of a run. Its format is fixed, because other programs parse it. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts a file that does not load, and an error outside of tests, as one failure each. Both have no failed
 * test, but a broken run must not count as a success. Tests with other tags than the selected ones do not count.
 */
export function toCounts(report: VitestReport, status: number, selected: TagGroups): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const ok = status === 0 && report.success;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((test) => !['passed', 'failed'].includes(test.status) && matchesTags(selected, test.tags))
      .length,
    failures: listFailures(report),
    times: listTimes(report),
  };
}

function listFailures({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    });
}

/** A file that did not load, or has no selected test, has no time. */
const listTimes = ({ testResults }: VitestReport): FileTime[] =>
  testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status !== 'skipped'))
    .map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }));

const firstLine = (message = ''): string => message.split('\n', 1)[0] ?? '';

/** Reads the counts of a JSON report; one failure if Vitest wrote no report. */
export function readCounts(file: string, status: number, selected: TagGroups): Counts {
  try {
    return toCounts(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, status, selected);
  } catch {
    return one(false);
  }
}

/** Formats the times, slowest first, one line each. */
export const formatTimes = (times: readonly FileTime[]): string[] =>
  [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

function readTimes(path: string): FileTime[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => ({ seconds: Number.parseFloat(line), file: line.split(' s  ')[1] ?? '' }));
}

/** Saves the times in a text file. Times of files that did not run this time stay unchanged. */
export function saveTimes(path: string, times: readonly FileTime[]): void {
  const ran = new Set(times.map(({ file }) => file));
  const others = readTimes(path).filter(({ file }) => !ran.has(file) && existsSync(join(ROOT, file)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${formatTimes([...times, ...others]).join('\n')}\n`);
}
