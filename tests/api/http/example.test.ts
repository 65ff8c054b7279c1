import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageScript } from '../../../tools/emulators/commands.ts';
import { ROOT } from '../../../tools/emulators/suite.ts';
import { createExampleCopy, parseExampleFiles, tutorialPath } from '../../../tools/structure/example.ts';

const example = parseExampleFiles(readFileSync(join(ROOT, tutorialPath), 'utf8'));

test('the API tests of the tutorial pass', { tags: ['full'], timeout: 120_000 }, async () => {
  const tests = example.flatMap(({ path }) => (path.startsWith('tests/api/') ? [path] : []));
  expect(tests).not.toEqual([]);
  const copy = createExampleCopy(example);
  try {
    const vitest = packageScript('vitest', 'vitest.mjs');
    await copy.run([vitest, 'run', '--project', 'in-process', ...tests]);
  } finally {
    copy.remove();
  }
});
