import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointFiles, endpoints } from 'contract';
import { auditActions } from 'contract/rules/audit/actions';
import { runTool } from '../emulators/lifetime.ts';
import { log } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import {
  findBareLazy,
  findCrowdedFolders,
  findSingleUseModules,
  findUnknownNouns,
  findUnroutedPages,
  findUntestedActions,
  findUntestedEndpoints,
  findUpwardImports,
} from './findings.ts';
import { readImports } from './imports.ts';

const FOLDERS = ['contract', 'functions/src', 'web/src', 'tools', 'tests'];

/** `npm run lint`, second part: checks rules about folders that Biome cannot check. */
await runTool(async () => {
  const imports = readImports(ROOT, FOLDERS);
  const files = [...imports.keys()];
  const apiTexts = files
    .filter((file) => file.startsWith('tests/api/'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const findings = [
    ...findCrowdedFolders(files),
    ...findBareLazy(
      new Map(
        files
          .filter((file) => file.startsWith('web/src/'))
          .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
      ),
    ),
    ...findSingleUseModules(imports),
    ...findUnroutedPages(imports),
    ...findUpwardImports(imports),
    ...findUnknownNouns(files, Object.keys(endpointFiles)),
    ...findUntestedEndpoints(Object.keys(endpoints), apiTexts),
    ...findUntestedActions(auditActions, apiTexts),
  ];
  for (const finding of findings) log(finding);
  log(`Structure: ${files.length} files, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
});
