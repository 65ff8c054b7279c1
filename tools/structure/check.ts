import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointFiles, endpoints } from 'contract';
import { auditActions } from 'contract/rules/audit/actions';
import { emulatorPaths, sitePaths } from 'contract/site-paths';
import { secrets } from '../../functions/src/settings.ts';
import { declaredScreens, screenTables } from '../build/declared-screens.ts';
import { isUpToDate } from '../build/hosting-paths.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { readLocalSecrets } from '../project-choice.ts';
import { findMisnamedFiles } from './file-names.ts';
import {
  findBareLazy,
  findCrowdedFolders,
  findHiddenScreens,
  findSingleUseModules,
  findUnknownNouns,
  findUnroutedScreens,
  findUntestedActions,
  findUntestedEndpoints,
  findUpwardImports,
  findWideComments,
} from './findings.ts';
import { readGeneratedFiles } from './generated-files.ts';
import { readImports } from './imports.ts';

const FOLDERS = ['contract', 'functions/src', 'web/src', 'tools', 'tests'];

/** Reports paths of screens that firebase.json or the contract lacks. */
function findStaleHosting(): string[] {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  return isUpToDate(declaredScreens(), { paths: sitePaths, emulatorPaths, rewrites: hosting.rewrites })
    ? []
    : ['firebase.json and contract/site-paths.ts do not match the declared screens: run `npm run generate`.'];
}

/** Reports generated files that do not show the declared layers and settings. */
const findStaleFiles = (): string[] =>
  readGeneratedFiles(ROOT).flatMap(({ file, stored, current }) =>
    stored === current ? [] : [`${file} is not up to date: run \`npm run generate\`.`],
  );

/** Reports secrets that the emulators lack, and values of unknown secrets. */
function findStaleSecrets(): string[] {
  const stored = Object.keys(readLocalSecrets());
  const declared = secrets.map(([name]) => name);
  const names = [...stored, ...declared].filter((name) => !stored.includes(name) || !declared.includes(name));
  return names.map((name) => `functions/.secret.local or functions/src/settings.ts lacks ${name}.`);
}

/** `npm run lint`, second part: checks rules about folders that Biome cannot check. */
await runTool(async () => {
  const imports = readImports(ROOT, FOLDERS);
  const files = [...imports.keys()];
  const readFolder = (folder: string): ReadonlyMap<string, string> => {
    const found = files.filter((file) => file.startsWith(folder));
    return new Map(found.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  };
  const apiTexts = [...readFolder('tests/api/').values()];
  const findings = [
    ...findCrowdedFolders(files),
    ...findBareLazy(readFolder('web/src/')),
    ...findSingleUseModules(imports),
    ...findUnroutedScreens(imports),
    ...findHiddenScreens(Object.values(screenTables)),
    ...findUpwardImports(imports),
    ...findUnknownNouns(files, Object.keys(endpointFiles)),
    ...findUntestedEndpoints(Object.keys(endpoints), apiTexts),
    ...findUntestedActions(auditActions, apiTexts),
    ...findMisnamedFiles(readFolder('functions/src/model/')),
    ...findWideComments(readFolder('')),
    ...findStaleHosting(),
    ...findStaleFiles(),
    ...findStaleSecrets(),
  ];
  for (const finding of findings) log(finding);
  log(`Structure: ${files.length} files, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
});
