import { expect, test } from 'vitest';
import { packageScript } from '../../../tools/emulators/commands.ts';
import { createExampleCopy, readExample } from '../../../tools/structure/example.ts';

const example = readExample();

test('the tests of the tutorials pass', { tags: ['full'], timeout: 120_000 }, async () => {
  const tests = example.flatMap(({ path }) => (path.startsWith('tests/api/') ? [path] : []));
  expect(tests).not.toEqual([]);
  const copy = createExampleCopy(example);
  try {
    const vitest = packageScript('vitest', 'vitest.mjs');
    await copy.run([vitest, 'run', '--project', 'in-process', ...tests]);
    await copy.run([vitest, 'run', '--project', 'unit', 'mail-parts']);
  } finally {
    copy.remove();
  }
});
