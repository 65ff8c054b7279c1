import { countVersions, schemaVersions, versionedNames } from '../functions/src/data/schema.ts';
import { runTool } from './emulators/lifetime.ts';
import { log } from './emulators/log.ts';
import { readOptions, useTarget } from './project-choice.ts';

const usage = 'npm run check-records -- [--project <project id>]';

/** `npm run check-records`: counts the records of each schema version, in the emulators or in a project. */
await runTool(async () => {
  const { values } = readOptions({ options: { project: { type: 'string' } } }, usage);
  await useTarget(values.project);
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
