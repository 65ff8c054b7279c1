import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTypeScript } from '../emulators/commands.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { repositoryFiles } from './unchanged.ts';

/** `npm run test:long`: runs the large campaigns with a printed seed. Words select tests by their path. */
await runTool(async () => {
  const seed = process.env.CAMPAIGN_SEED || String(Date.now());
  const script = process.env.npm_lifecycle_event ?? 'test:long';
  log(`The campaigns have the seed ${seed}: CAMPAIGN_SEED=${seed} npm run ${script} repeats them.`);
  const all = repositoryFiles();
  if (all === undefined) throw new Refusal('The campaigns are found through Git: run this in a clone.');
  const campaigns = all.filter(
    (path) => /\.test\.tsx?$/.test(path) && readFileSync(join(ROOT, path), 'utf8').includes('CAMPAIGN_SEED'),
  );
  const words = process.argv.slice(2);
  const files = campaigns.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  if (files.length === 0)
    throw new Refusal(`No campaign has one of these words in its path:\n${campaigns.join('\n')}`);
  const steps = ['unit', 'api'];
  return runTypeScript('tools/testing/test.ts', [...steps, ...files], { CAMPAIGN_SEED: seed });
});
