import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageScript } from '../../../tools/emulators/commands.ts';
import { ROOT } from '../../../tools/emulators/suite.ts';
import {
  createExampleCopy,
  type ExampleFile,
  parseExampleFiles,
  tutorialPath,
} from '../../../tools/structure/example.ts';

const example = parseExampleFiles(readFileSync(join(ROOT, tutorialPath), 'utf8'));

const SETUP = 'tests/support/suite/setup.ts';

/**
 * Setup file that sends all requests to the copy's own function, in the process of its tests. The function in the
 * emulator suite does not contain the example.
 */
const inProcessSetup: ExampleFile = {
  path: SETUP,
  text: `${readFileSync(join(ROOT, SETUP), 'utf8')}
vi.mock('./transports.ts', async (original) => {
  const transports = await original();
  return { ...transports, hosting: (request) => transports.inProcessTransport()(request) };
});
`,
  isNew: true,
};

/** Environment variables that locate the emulator suite, without those of the current test run. */
const suiteEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(BASE_URL|GCLOUD_PROJECT|FIREBASE_CONFIG|.*_EMULATOR_HOST)$/.test(name),
  ),
);

test('the API tests of the tutorial pass', { timeout: 120_000 }, async () => {
  const tests = example.flatMap(({ path }) => (path.startsWith('tests/api/') ? [path] : []));
  expect(tests).not.toEqual([]);
  const copy = createExampleCopy([...example, inProcessSetup]);
  try {
    const vitest = packageScript('vitest', 'vitest.mjs');
    await copy.run([vitest, 'run', '--project', 'api', ...tests], { env: suiteEnvironment });
  } finally {
    copy.remove();
  }
});
