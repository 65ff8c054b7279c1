import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, storeFingerprint } from '../build/fingerprint.ts';
import { log } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { type Counts, NONE } from './test-counts.ts';

/** Files of the repository on which the result of a step depends. */
const dependsOn = {
  lint: () => true,
  typecheck: (path: string) => /\.(tsx?|json)$/.test(path),
  // Some unit tests read every file, for example the check of references.
  unit: () => true,
  'deploy-unit': (path: string) => /^(contract|functions|tools|web)\/|^package-lock\.json$/.test(path),
} as const;

export type SkippableStep = keyof typeof dependsOn;

/** Returns all tracked and untracked files that Git does not ignore; undefined without Git. */
export function repositoryFiles(): string[] | undefined {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const names = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return names.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
  } catch {
    return undefined;
  }
}

/** Returns the fingerprint of the files and the number of tests at the last success of a step. */
function lastPass(file: string): { value: string; tests: number } | undefined {
  if (!existsSync(file)) return undefined;
  const [value = '', tests = ''] = readFileSync(file, 'utf8').split(' ');
  return { value, tests: Number(tests) };
}

/** Runs a step, or skips it if its files have not changed since its last success. */
export async function skipIfUnchanged(step: SkippableStep, run: () => Promise<Counts>): Promise<Counts> {
  const files = repositoryFiles()?.filter(dependsOn[step]);
  if (files === undefined) return run();
  const recordFile = join(ROOT, '.cache', `passed-${step}`);
  const value = fingerprintOf(ROOT, files, process.version);
  const last = lastPass(recordFile);
  if (last?.value === value) {
    log(`${step}: skipped, nothing that it looks at has changed since it passed (--force runs it anyway)`);
    return { ...NONE, skipped: last.tests };
  }
  // An interrupted run must not pass for the last successful one.
  rmSync(recordFile, { force: true });
  const counts = await run();
  if (counts.failed === 0) storeFingerprint(recordFile, `${value} ${counts.passed}`);
  return counts;
}
