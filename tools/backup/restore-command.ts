import { readFileSync } from 'node:fs';
import { runTool } from '../emulators/lifetime.ts';
import { log, secondsSince } from '../emulators/log.ts';
import { readOptions } from '../project-choice.ts';
import { requireFolder, storeOptions, useStores } from './command-line.ts';
import { parseHashParameters } from './hash-parameters.ts';
import { restore } from './restore.ts';

const usage =
  'npm run restore -- <folder> [--overwrite] [--project <id> --hash-parameters <file>] [--database <id>] [--bucket <name>]';

const options = {
  ...storeOptions,
  'hash-parameters': { type: 'string' },
  overwrite: { type: 'boolean', default: false },
} as const;

/** `npm run restore -- <folder>`: restores a backup and compares the result. Running it again continues. */
await runTool(async () => {
  const start = performance.now();
  const { values, positionals } = readOptions({ options, allowPositionals: true }, usage);
  const folder = requireFolder(positionals, usage);
  await useStores(values);
  const parameters = values['hash-parameters'];
  const { heldMails, extra } = await restore(folder, {
    overwrite: values.overwrite,
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
