import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointFiles, endpoints } from 'contract';
import { auditActions } from 'contract/rules/audit-actions';
import { runTool } from '../emulators/lifetime.ts';
import { say } from '../emulators/say.ts';
import { ROOT } from '../emulators/suite.ts';
import {
  bareLazy,
  climbingImports,
  crowdedFolders,
  lonelyParts,
  uncountedEndpoints,
  unknownNouns,
  unnamedActions,
  unroutedPages,
} from './findings.ts';
import { readImports } from './imports.ts';

const FOLDERS = ['contract', 'functions/src', 'web/src', 'tools', 'artwork', 'tests'];

/** `npm run lint`, second half: the rooms, as far as Biome cannot see them. */
await runTool(async () => {
  const imports = readImports(ROOT, FOLDERS);
  const files = [...imports.keys()];
  const apiTexts = files
    .filter((file) => file.startsWith('tests/api/'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const findings = [
    ...crowdedFolders(files),
    ...bareLazy(
      new Map(
        files
          .filter((file) => file.startsWith('web/src/'))
          .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
      ),
    ),
    ...lonelyParts(imports),
    ...unroutedPages(imports),
    ...climbingImports(imports),
    ...unknownNouns(files, Object.keys(endpointFiles)),
    ...uncountedEndpoints(Object.keys(endpoints), apiTexts),
    ...unnamedActions(auditActions, apiTexts),
  ];
  for (const finding of findings) say(finding);
  say(`Structure: ${files.length} files, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
});
