import { buildStale } from '../../tools/build/build.ts';
import { runTypeScript } from '../../tools/emulators/commands.ts';
import { runTool } from '../../tools/emulators/lifetime.ts';
import { startSuite } from '../../tools/emulators/suite.ts';

const [targets = '', script = '', ...args] = process.argv.slice(2);

/** `in-suite.ts functions,web click-times.ts 30`: builds the targets, and runs the script in its own suite. */
await runTool(async () => {
  await buildStale(targets.split(',') as ('functions' | 'web')[]);
  const suite = await startSuite();
  const status = await runTypeScript(`tests/bench/${script}`, args, suite.env);
  await suite.stop();
  return status;
});
