import { readFileSync } from 'node:fs';
import { runTool } from '../emulators/lifetime.ts';
import { say, secondsSince } from '../emulators/say.ts';
import { readCommandLine, usePlace } from './command-line.ts';
import { hashParametersOf } from './hash-parameters.ts';
import { restore } from './restore.ts';

const usage =
  'npm run restore -- <folder> [--overwrite] [--project <id> --hash-parameters <file>] [--database <id>] [--bucket <name>]';

/** `npm run restore -- <folder>`: brings a backup back and compares; the same again goes on. */
await runTool(async () => {
  const start = performance.now();
  const line = readCommandLine(process.argv.slice(2), usage, [
    'project',
    'database',
    'bucket',
    'hash-parameters',
    'overwrite',
  ]);
  await usePlace(line);
  const parameters = line['hash-parameters'];
  const { heldMails, extra } = await restore(line.folder, {
    overwrite: line.overwrite,
    hashParameters: parameters === undefined ? undefined : hashParametersOf(readFileSync(parameters, 'utf8')),
  });
  if (extra > 0) say(`Beside it there are ${extra} that the backup does not have.`);
  say(
    `${heldMails} mails are held: /admin/mails shows them as unclear, and sends those again that are needed.`,
  );
  say(`Restored (${secondsSince(start)}). For 72 hours no orphan is swept.`);
  return 0;
});
