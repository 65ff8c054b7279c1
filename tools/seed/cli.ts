import { runTool } from '../emulators/lifetime.ts';
import { say, secondsSince } from '../emulators/say.ts';
import { seed } from './seed.ts';

/** `npm run seed`: loads the demo data into a running emulator suite. */
await runTool(async () => {
  const start = performance.now();
  const { loaded, accounts, files } = await seed();
  if (loaded) say(`Demo data loaded: ${accounts} accounts, ${files} files (${secondsSince(start)})`);
  else say('The demo data is there already.');
  return 0;
});
