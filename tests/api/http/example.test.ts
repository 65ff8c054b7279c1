import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageScript } from '../../../tools/emulators/commands.ts';
import { ROOT } from '../../../tools/emulators/suite.ts';
import { copyWith, type ExampleFile, exampleFiles } from '../../../tools/structure/example.ts';

const example = exampleFiles(readFileSync(join(ROOT, 'README.md'), 'utf8'));

const SETUP = 'tests/support/suite/setup.ts';

/** The function that runs in the suite does not know the example: the copy's own answers, in the process of its tests. */
const ownAnswers: ExampleFile = {
  path: SETUP,
  text: `${readFileSync(join(ROOT, SETUP), 'utf8')}
vi.mock('./transports.ts', async (original) => {
  const transports = await original();
  return { ...transports, hosting: (request) => transports.inProcess()(request) };
});
`,
  isNew: true,
};

/** Of the environment only what leads to this suite: nothing of the run that this test is part of. */
const suiteOnly = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(BASE_URL|GCLOUD_PROJECT|FIREBASE_CONFIG|.*_EMULATOR_HOST)$/.test(name),
  ),
);

test("the tests of the README's example pass", { timeout: 120_000 }, async () => {
  const tests = example.flatMap(({ path }) => (path.startsWith('tests/api/') ? [path] : []));
  expect(tests).not.toEqual([]);
  const copy = copyWith([...example, ownAnswers]);
  try {
    const vitest = packageScript('vitest', 'vitest.mjs');
    await copy.run([vitest, 'run', '--project', 'api', ...tests], { env: suiteOnly });
  } finally {
    copy.remove();
  }
});
