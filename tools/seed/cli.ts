import { runTool } from '../emulators/lifetime.ts';
import { log, secondsSince } from '../emulators/log.ts';
import { demoPlan } from './plan.ts';
import { seed } from './seed.ts';
import { statementFolder, writeStatements } from './statements/write.ts';

/** `npm run seed`: loads the demo data into a running emulator suite. */
await runTool(async () => {
  const start = performance.now();
  const now = new Date();
  const { loaded, accounts, files } = await seed(now);
  if (!loaded) {
    log('The demo data is there already.');
    return 0;
  }
  await writeStatements(demoPlan(now).bank);
  log(`Demo data loaded: ${accounts} accounts, ${files} files (${secondsSince(start)})`);
  log(`Bank statements that fit it: ${statementFolder}/`);
  return 0;
});
