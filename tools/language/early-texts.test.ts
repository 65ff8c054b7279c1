/** @module-tag full */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { functionsBuildOptions } from '../build/build-functions.ts';
import { ROOT } from '../emulators/suite.ts';

test('no module of the contract or of the function reads a localized text while it is loaded', async () => {
  // A process of its own: other tests have loaded these modules. A bundle loads faster than a thousand modules.
  const folder = join(ROOT, '.cache/early-texts');
  const options = functionsBuildOptions(join(ROOT, 'functions/src'), folder);
  const entryPoints = [join(ROOT, 'tools/language/early-texts.ts')];
  await build({ ...options, entryPoints, splitting: false, sourcemap: 'inline' });
  const output = execFileSync(process.execPath, ['--enable-source-maps', join(folder, 'early-texts.js')], {
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual(['checked']);
});
