import { parseArgs } from 'node:util';
import { refuseEmulatedAuthInProduction } from '../functions/src/data/firebase.ts';
import { countVersions, schemaVersions, versionedNames } from '../functions/src/data/schema.ts';
import { runTool } from './emulators/lifetime.ts';
import { log, Refusal } from './emulators/log.ts';
import { useEmulators, useProject } from './jobs.ts';

const usage = 'npm run check-records -- [--project <project id>]';

function readProject(): string | undefined {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project;
  } catch {
    throw new Refusal(`The options are not right; use it as: ${usage}`);
  }
}

/** `npm run check-records`: counts the records of each schema version, in the emulators or in a project. */
await runTool(async () => {
  const project = readProject();
  if (project === undefined) await useEmulators();
  else useProject(project);
  refuseEmulatedAuthInProduction(process.env);
  let outdated = 0;
  for (const name of versionedNames) {
    const current = schemaVersions[name];
    for (const [version, count] of await countVersions(name)) {
      const what = version > current ? 'a later version' : `version ${version}`;
      log(`${name}: ${count} of ${what}${version === current ? '' : ` (today's is ${current})`}`);
      if (version !== current) outdated += count;
    }
  }
  if (outdated === 0) return 0;
  log('Older ones may lack in lists: npm run jobs -- migrate-records. Later ones need a later function.');
  return 1;
});
