import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from '../emulators/suite.ts';

/** File in which a run lists the tests that passed only at a retry, one per line. */
export const RETRIES_FILE = join(ROOT, '.cache/second-attempts.txt');

declare module 'vitest' {
  interface TaskMeta {
    /** True for a test of the retry itself. */
    isRetryExpected?: boolean;
  }
}

/** Records these tests: a test that passes at the second attempt has a race, in itself or in the product. */
export default class RetryReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true || test.meta().isRetryExpected) return;
    const file = relative(ROOT, test.module.moduleId);
    const [error] = test.result().errors ?? [];
    this.#lines.push(`${file}: ${test.fullName}: ${error?.message.split('\n', 1)[0] ?? ''}`);
  }

  onTestRunEnd(): void {
    writeFileSync(RETRIES_FILE, this.#lines.map((line) => `${line}\n`).join(''));
  }
}
