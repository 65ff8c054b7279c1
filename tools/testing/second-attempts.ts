import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from '../emulators/suite.ts';

/** Where a run leaves which of its tests passed only when they were tried again, a line each. */
export const SECOND_ATTEMPTS = join(ROOT, '.cache/second-attempts.txt');

/** Notes those tests: one that passes on the second attempt has found a race, in itself or in the product. */
export default class SecondAttempts implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const file = relative(ROOT, test.module.moduleId);
    const [error] = test.result().errors ?? [];
    this.#lines.push(`${file}: ${test.fullName}: ${error?.message.split('\n', 1)[0] ?? ''}`);
  }

  onTestRunEnd(): void {
    writeFileSync(SECOND_ATTEMPTS, this.#lines.map((line) => `${line}\n`).join(''));
  }
}
