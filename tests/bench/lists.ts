/**
 * `npm run bench:lists [-- 1000 100000]`: what a page of the list of users costs at each size, in Firestore
 * reads and in time, beside the best reads that the SDK alone can make. Prints ratios; a slow machine fails nothing.
 */
import { buildStale } from '../../tools/build/build.ts';
import { runTypeScript } from '../../tools/emulators/commands.ts';
import { runTool } from '../../tools/emulators/lifetime.ts';
import { requireNode } from '../../tools/emulators/node-version.ts';
import { Refusal } from '../../tools/emulators/say.ts';
import { startSuite } from '../../tools/emulators/suite.ts';

const usual = ['1000', '20000'];

await runTool(async () => {
  requireNode();
  const named = process.argv.slice(2);
  const sizes = named.length === 0 ? usual : named;
  if (sizes.some((size) => !/^[1-9]\d{2,6}$/.test(size))) {
    throw new Refusal('Sizes are numbers of users from 100: npm run bench:lists -- 1000 100000.');
  }
  await buildStale(['functions']);
  const suite = await startSuite();
  const status = await runTypeScript('tests/bench/list-pages.ts', sizes, suite.env);
  await suite.stop();
  return status;
});
