import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredScreens } from './build/declared-screens.ts';
import { listEmulatorPaths, listRewrites, listSitePaths, sitePathsSource } from './build/hosting-paths.ts';
import { packageScript, runNode } from './emulators/commands.ts';
import { runTool } from './emulators/lifetime.ts';
import { log } from './emulators/log.ts';
import { ROOT } from './emulators/suite.ts';
import { readGeneratedFiles } from './structure/generated-files.ts';

const FILE = join(ROOT, 'firebase.json');

/**
 * `npm run generate`: writes the paths of the declared screens into firebase.json and contract/site-paths.ts. Writes
 * the layers of the model and the settings into docs, and the parameters of the emulators.
 */
await runTool(async () => {
  const screens = declaredScreens();
  const paths = listSitePaths(screens);
  const settings = JSON.parse(readFileSync(FILE, 'utf8'));
  settings.hosting.rewrites = listRewrites(screens, paths, settings.hosting.rewrites);
  writeFileSync(FILE, JSON.stringify(settings));
  writeFileSync(join(ROOT, 'contract/site-paths.ts'), sitePathsSource(paths, listEmulatorPaths(screens)));
  for (const { file, current } of readGeneratedFiles(ROOT)) writeFileSync(join(ROOT, file), current);
  const biome = packageScript('@biomejs/biome', 'bin/biome');
  const status = await runNode({
    args: [biome, 'format', '--write', 'firebase.json', 'contract/site-paths.ts'],
  });
  log(`${paths.length} paths written`);
  return status;
});
