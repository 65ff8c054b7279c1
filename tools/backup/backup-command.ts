import { runTool } from '../emulators/lifetime.ts';
import { say, secondsSince } from '../emulators/say.ts';
import { backUp } from './back-up.ts';
import { readCommandLine, usePlace } from './command-line.ts';

const usage = 'npm run backup -- <folder> [--project <id>] [--database <id>] [--bucket <name>]';

/** `npm run backup -- <folder>`: puts documents, accounts and files into a folder; the same again goes on. */
await runTool(async () => {
  const start = performance.now();
  const { folder, ...place } = readCommandLine(process.argv.slice(2), usage, [
    'project',
    'database',
    'bucket',
  ]);
  await usePlace(place);
  const digest = await backUp(folder);
  say(`The backup is whole (${secondsSince(start)}). SHA-256 of its manifest: ${digest}`);
  return 0;
});
