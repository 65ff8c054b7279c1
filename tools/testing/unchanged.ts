import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, note } from '../build/fingerprint.ts';
import { say } from '../emulators/say.ts';
import { ROOT } from '../emulators/suite.ts';
import { type Counts, NONE } from './test-counts.ts';

/** Which files of the repository the outcome of a step depends on. */
const dependsOn = {
  lint: () => true,
  typecheck: (path: string) => /\.(tsx?|json)$/.test(path),
  // Some of them read every file, such as the one that looks for dead references.
  unit: () => true,
  'deploy-unit': (path: string) => /^(contract|functions|tools|web)\/|^package-lock\.json$/.test(path),
} as const;

export type SkippableStep = keyof typeof dependsOn;

/** All files that are tracked or could be; undefined without Git. */
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

/** What was noted when the step passed last: the fingerprint of its files, and how many tests it had. */
function lastPass(file: string): { value: string; tests: number } | undefined {
  if (!existsSync(file)) return undefined;
  const [value = '', tests = ''] = readFileSync(file, 'utf8').split(' ');
  return { value, tests: Number(tests) };
}

/** Runs a step, or skips it when nothing that it depends on has changed since it passed last. */
export async function unlessUnchanged(step: SkippableStep, run: () => Promise<Counts>): Promise<Counts> {
  const files = repositoryFiles()?.filter(dependsOn[step]);
  if (files === undefined) return run();
  const noted = join(ROOT, '.cache', `passed-${step}`);
  const value = fingerprintOf(ROOT, files, process.version);
  const last = lastPass(noted);
  if (last?.value === value) {
    say(
      `${step}: skipped, nothing that it looks at has changed since it passed (--all runs it all the same)`,
    );
    return { ...NONE, skipped: last.tests };
  }
  // A run that ends half way must not pass for the last good one.
  rmSync(noted, { force: true });
  const counts = await run();
  if (counts.failed === 0) note(noted, `${value} ${counts.passed}`);
  return counts;
}
