import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatTimes, saveTimes } from './file-times.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'times-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const [here, there] = ['tools/testing/lanes.test.ts', 'tools/testing/arguments.test.ts'];

describe('the times of test files', () => {
  it('are printed slowest first', () => {
    const times = [
      { file: here, seconds: 1.04 },
      { file: there, seconds: 20 },
    ];
    expect(formatTimes(times)).toEqual([`  20.0 s  ${there}`, `   1.0 s  ${here}`]);
  });

  it('are stored until a file runs again or no longer exists', () => {
    const path = join(folder, 'deep/times.txt');
    saveTimes(path, [
      { file: here, seconds: 3 },
      { file: there, seconds: 2 },
      { file: 'tools/gone.test.ts', seconds: 9 },
    ]);
    saveTimes(path, [{ file: here, seconds: 1 }]);
    expect(readFileSync(path, 'utf8')).toBe(`   2.0 s  ${there}\n   1.0 s  ${here}\n`);
  });
});
