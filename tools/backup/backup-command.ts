import { runTool } from '../emulators/lifetime.ts';
import { log, secondsSince } from '../emulators/log.ts';
import { backUp } from './back-up.ts';
import { readCommandLine, useStores } from './command-line.ts';

const usage = 'npm run backup -- <folder> [--project <id>] [--database <id>] [--bucket <name>]';

/** `npm run backup -- <folder>`: backs up documents, accounts and files. Running it again continues. */
await runTool(async () => {
  const start = performance.now();
  const { folder, ...place } = readCommandLine(process.argv.slice(2), usage, [
    'project',
    'database',
    'bucket',
  ]);
  await useStores(place);
  const digest = await backUp(folder);
  log(`The backup is whole (${secondsSince(start)}). SHA-256 of its manifest: ${digest}`);
  return 0;
});
