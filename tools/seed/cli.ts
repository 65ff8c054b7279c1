import { runTool } from '../emulators/lifetime.ts';
import { say, secondsSince } from '../emulators/say.ts';
import { demoPlan } from './plan.ts';
import { seed } from './seed.ts';
import { statementFolder, writeStatements } from './statements/write.ts';

/** `npm run seed`: loads the demo data into a running emulator suite. */
await runTool(async () => {
  const start = performance.now();
  const now = new Date();
  const { loaded, accounts, files } = await seed(now);
  if (!loaded) {
    say('The demo data is there already.');
    return 0;
  }
  await writeStatements(demoPlan(now).bank);
  say(`Demo data loaded: ${accounts} accounts, ${files} files (${secondsSince(start)})`);
  say(`Bank statements that fit it: ${statementFolder}/`);
  return 0;
});
