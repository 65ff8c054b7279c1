import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { packageScript, runNode } from '../emulators/commands.ts';
import { beforeEnd, runTool } from '../emulators/lifetime.ts';
import { requireNode } from '../emulators/node-version.ts';
import { Refusal, say } from '../emulators/say.ts';
import { ROOT, startSuite } from '../emulators/suite.ts';
import { givingSuites } from './given-suites.ts';

/** Beneath the repository, and not looked at by anything that looks at its files. */
const FOLDER = '.cache/former';
const former = join(ROOT, FOLDER);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version that browsers may still have: the one whose contract was released last, or what was asked for. */
function formerVersion(): string {
  const asked = process.argv[2];
  try {
    const known = asked ?? git('log', '-1', '--format=%H', '--', 'contract/released.json');
    return git('rev-parse', '--verify', `${known}^{commit}`);
  } catch {
    throw new Refusal(
      `${asked ?? 'The version that was deployed last'} is not in this copy of the repository: clone it whole (git fetch --unshallow).`,
    );
  }
}

function removeFormer(): void {
  rmSync(former, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Its files, with the packages of today: only those of the repository itself are its own. */
function layOut(version: string): void {
  removeFormer();
  git('worktree', 'add', '--detach', FOLDER, version);
  beforeEnd(removeFormer);
  const own = ['contract', 'functions', 'web'];
  mkdirSync(join(former, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const from = own.includes(name) ? join(former, name) : join(ROOT, 'node_modules', name);
    symlinkSync(from, join(former, 'node_modules', name), 'junction');
  }
  for (const name of own) {
    const packages = join(ROOT, name, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(former, name, 'node_modules'), 'junction');
  }
  mkdirSync(join(former, '.cache'), { recursive: true });
  for (const name of readdirSync(join(ROOT, '.cache')).filter((entry) => entry.startsWith('chromium-')))
    symlinkSync(join(ROOT, '.cache', name), join(former, '.cache', name), 'junction');
}

/**
 * `npm run test:former [-- <version>]`: the main job with the pages that browsers still have open from the deployment
 * before, against the function of today, which is deployed before its pages (decision 0051). The walk is that version's
 * own, so that it presses what those pages show, and its records are those of then.
 */
await runTool(async () => {
  requireNode();
  const version = formerVersion();
  say(`The pages of ${git('log', '-1', '--format=%h of %cs, "%s"', version)}`);
  layOut(version);
  const tsx = packageScript('tsx', 'dist/cli.mjs');
  const status = await runNode({ args: [tsx, join(former, 'tools/build/build.ts')], folder: FOLDER });
  if (status !== 0)
    throw new Refusal('The pages of that version cannot be built with the packages of today.');
  await buildStale();
  // The function renders stored pages with the shell that it was deployed with, and so would a new one with its own.
  const { env } = await startSuite(0, former);
  return runNode({
    args: [packageScript('vitest', 'vitest.mjs'), 'run', '--project', 'browser', 'tests/browser/main-job'],
    folder: FOLDER,
    env: { ...env, ...givingSuites([env]) },
  });
});
