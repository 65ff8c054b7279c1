import { runTool } from '../emulators/lifetime.ts';
import { log, secondsSince } from '../emulators/log.ts';
import { readOptions } from '../project-choice.ts';
import { backUp } from './back-up.ts';
import { requireFolder, storeOptions, useStores } from './command-line.ts';

const usage = 'npm run backup -- <folder> [--project <id>] [--database <id>] [--bucket <name>]';

/** `npm run backup -- <folder>`: backs up documents, accounts and files. Running it again continues. */
await runTool(async () => {
  const start = performance.now();
  const { values, positionals } = readOptions({ options: storeOptions, allowPositionals: true }, usage);
  const folder = requireFolder(positionals, usage);
  await useStores(values);
  const digest = await backUp(folder);
  log(`The backup is whole (${secondsSince(start)}). SHA-256 of its manifest: ${digest}`);
  return 0;
});
