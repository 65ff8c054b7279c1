import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainJobEndpoints, shapesOf } from 'contract/compatibility';
import { runTool } from '../emulators/lifetime.ts';
import { log } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';

const RELEASED = 'contract/released.json';

/** `npm run release-contract`: stores the contract that later functions must stay compatible with. */
await runTool(async () => {
  writeFileSync(join(ROOT, RELEASED), `${JSON.stringify(shapesOf(mainJobEndpoints))}\n`);
  log(`${RELEASED} says what browsers send and read from now on: commit it.`);
  return 0;
});
