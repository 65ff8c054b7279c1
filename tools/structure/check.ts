import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointFiles, endpoints } from 'contract';
import { auditActions } from 'contract/rules/audit/actions';
import { sitePaths } from 'contract/site-paths';
import { readScreens } from '../../web/read-screens.ts';
import { isUpToDate } from '../build/hosting-paths.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { findMisnamedFiles } from './file-names.ts';
import {
  findBareLazy,
  findCrowdedFolders,
  findSingleUseModules,
  findUnknownNouns,
  findUntestedActions,
  findUntestedEndpoints,
  findUpwardImports,
  findWideComments,
} from './findings.ts';
import { readImports } from './imports.ts';
import { withLayers } from './layers-table.ts';

const FOLDERS = ['contract', 'functions/src', 'web/src', 'tools', 'tests'];

/** Reports paths of screens that firebase.json or the contract lacks. */
function findStaleHosting(): string[] {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  return isUpToDate(readScreens(), { paths: sitePaths, rewrites: hosting.rewrites })
    ? []
    : ['firebase.json and contract/site-paths.ts do not match the declared screens: run `npm run generate`.'];
}

/** Reports a table of layers that does not show the declared ones. */
function findStaleLayers(): string[] {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  return withLayers(page) === page
    ? []
    : ['docs/architecture.md shows other layers: run `npm run generate`.'];
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
    ...findUpwardImports(imports),
    ...findUnknownNouns(files, Object.keys(endpointFiles)),
    ...findUntestedEndpoints(Object.keys(endpoints), apiTexts),
    ...findUntestedActions(auditActions, apiTexts),
    ...findMisnamedFiles(readFolder('functions/src/model/')),
    ...findWideComments(readFolder('')),
    ...findStaleHosting(),
    ...findStaleLayers(),
  ];
  for (const finding of findings) log(finding);
  log(`Structure: ${files.length} files, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
});
