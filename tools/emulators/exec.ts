import { buildStale } from '../build/build.ts';
import { loadDemoData, runShell } from './commands.ts';
import { runTool } from './lifetime.ts';
import { Refusal } from './log.ts';
import { startSuite } from './suite.ts';

const USAGE = "npm run emulators:exec -- [--no-seed] [--no-web] '<command>'";

/**
 * `npm run emulators:exec -- '<command>'`: like `npm start`, but runs the command and ends with its status.
 * `--no-seed` before the command leaves the suite empty, and `--no-web` does not rebuild web.
 */
await runTool(async () => {
  const words = process.argv.slice(2);
  const options = new Set<string>();
  while (words[0]?.startsWith('--no-')) options.add(words.shift() as string);
  const line = words.join(' ');
  const isKnown = [...options].every((option) => option === '--no-seed' || option === '--no-web');
  if (!line || !isKnown) throw new Refusal(`Say what to run: ${USAGE}.`);
  await buildStale(options.has('--no-web') ? ['functions'] : undefined);
  const suite = await startSuite();
  if (!options.has('--no-seed')) await loadDemoData(suite.env);
  return runShell(line, suite.env);
});
