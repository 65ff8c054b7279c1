import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { packageScript, runNode } from '../emulators/commands.ts';
import { registerCleanup, runTool } from '../emulators/lifetime.ts';
import { log, Refusal } from '../emulators/log.ts';
import { ROOT, startSuite } from '../emulators/suite.ts';
import { suitesToEnvironment } from './given-suites.ts';

/** Folder in the repository that Git and the checks ignore. */
const FOLDER = '.cache/former';
const previousFolder = join(ROOT, FOLDER);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the requested commit, or that of the last released contract. */
function previousVersion(): string {
  const requested = process.argv[2];
  try {
    const known = requested ?? git('log', '-1', '--format=%H', '--', 'contract/released.json');
    return git('rev-parse', '--verify', `${known}^{commit}`);
  } catch {
    throw new Refusal(
      `${requested ?? 'The version that was deployed last'} is not in this copy of the repository: clone it whole (git fetch --unshallow).`,
    );
  }
}

function removePrevious(): void {
  rmSync(previousFolder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Checks out the version with the installed packages, except those of the repository itself. */
function checkOut(version: string): void {
  removePrevious();
  git('worktree', 'add', '--detach', FOLDER, version);
  registerCleanup(removePrevious);
  const own = ['contract', 'functions', 'web'];
  mkdirSync(join(previousFolder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const from = own.includes(name) ? join(previousFolder, name) : join(ROOT, 'node_modules', name);
    symlinkSync(from, join(previousFolder, 'node_modules', name), 'junction');
  }
  for (const name of own) {
    const packages = join(ROOT, name, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(previousFolder, name, 'node_modules'), 'junction');
  }
  mkdirSync(join(previousFolder, '.cache'), { recursive: true });
  for (const name of readdirSync(join(ROOT, '.cache')).filter((entry) => entry.startsWith('chromium-')))
    symlinkSync(join(ROOT, '.cache', name), join(previousFolder, '.cache', name), 'junction');
}

/**
 * `npm run test:previous [-- <version>]`: tests the main user journey with the pages of the previous
 * deployment against the current function. Browsers keep old pages open while a new function is deployed
 * (decision 0050). The test and its records are those of that version, because they must fit its pages.
 */
await runTool(async () => {
  const version = previousVersion();
  log(`The pages of ${git('log', '-1', '--format=%h of %cs, "%s"', version)}`);
  checkOut(version);
  const tsx = packageScript('tsx', 'dist/cli.mjs');
  const status = await runNode({ args: [tsx, join(previousFolder, 'tools/build/build.ts')], folder: FOLDER });
  if (status !== 0)
    throw new Refusal('The pages of that version cannot be built with the packages of today.');
  await buildStale();
  // The function renders stored pages with the shell of its own deployment, as a new function would do.
  const { env } = await startSuite(0, previousFolder);
  return runNode({
    args: [packageScript('vitest', 'vitest.mjs'), 'run', '--project', 'browser', 'tests/browser/main-job'],
    folder: FOLDER,
    env: { ...env, ...suitesToEnvironment([env]) },
  });
});
