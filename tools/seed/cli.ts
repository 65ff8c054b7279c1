import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../emulators/lifetime.ts';
import { log, secondsSince } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { useEmulators } from '../project-choice.ts';
import { demoPlan } from './plan.ts';
import { seed } from './seed.ts';
import { createStatementFiles } from './statements/files.ts';

/** Folder in the repository that Git ignores. */
const statementFolder = 'demo-statements';

/** Writes the bank account in the formats of all banks, and replaces the files of an earlier run. */
async function writeStatements(now: Date): Promise<void> {
  const folder = join(ROOT, statementFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const files = createStatementFiles(demoPlan(now).bank);
  await Promise.all(files.map(({ name, bytes }) => writeFile(join(folder, name), bytes)));
}

/** `npm run seed`: loads the demo data into the emulator suite of PORT_OFFSET. */
await runTool(async () => {
  const start = performance.now();
  const now = new Date();
  await useEmulators();
  const { loaded, accounts, files } = await seed(now);
  if (!loaded) {
    log('The demo data is there already.');
    return 0;
  }
  await writeStatements(now);
  log(`Demo data loaded: ${accounts} accounts, ${files} files (${secondsSince(start)})`);
  log(`Bank statements that fit it: ${statementFolder}/`);
  return 0;
});
