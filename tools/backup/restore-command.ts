import { readFileSync } from 'node:fs';
import { runTool } from '../emulators/lifetime.ts';
import { log, secondsSince } from '../emulators/log.ts';
import { readCommandLine, useStores } from './command-line.ts';
import { parseHashParameters } from './hash-parameters.ts';
import { restore } from './restore.ts';

const usage =
  'npm run restore -- <folder> [--overwrite] [--project <id> --hash-parameters <file>] [--database <id>] [--bucket <name>]';

/** `npm run restore -- <folder>`: restores a backup and compares the result. Running it again continues. */
await runTool(async () => {
  const start = performance.now();
  const line = readCommandLine(process.argv.slice(2), usage, [
    'project',
    'database',
    'bucket',
    'hash-parameters',
    'overwrite',
  ]);
  await useStores(line);
  const parameters = line['hash-parameters'];
  const { heldMails, extra } = await restore(line.folder, {
    overwrite: line.overwrite,
    hashParameters:
      parameters === undefined ? undefined : parseHashParameters(readFileSync(parameters, 'utf8')),
  });
  if (extra > 0) log(`Beside it there are ${extra} that the backup does not have.`);
  log(
    `${heldMails} mails are held: /admin/mails shows them as unclear, and sends those again that are needed.`,
  );
  log(`Restored (${secondsSince(start)}). For 72 hours no orphan is swept.`);
  return 0;
});
