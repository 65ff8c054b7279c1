/**
 * `npm run bench:memory [-- 80]`: how much memory one instance of the built function takes while so many people
 * register at the same moment, each with two pictures of 4.9 MB from a telephone (decision 0043). Fails beyond 70 %
 * of the instance.
 */
import { buildStale } from '../../tools/build/build.ts';
import { runTypeScript } from '../../tools/emulators/commands.ts';
import { runTool } from '../../tools/emulators/lifetime.ts';
import { requireNode } from '../../tools/emulators/node-version.ts';
import { Refusal } from '../../tools/emulators/say.ts';
import { startSuite } from '../../tools/emulators/suite.ts';

await runTool(async () => {
  requireNode();
  const [people = '80', ...rest] = process.argv.slice(2);
  if (!/^[1-9]\d{0,2}$/.test(people) || rest.length > 0) {
    throw new Refusal('Name how many register at once: npm run bench:memory -- 80.');
  }
  await buildStale(['functions']);
  const suite = await startSuite();
  const status = await runTypeScript('tests/bench/registrations.ts', [people], suite.env);
  await suite.stop();
  return status;
});
