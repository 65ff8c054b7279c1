import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainJob, shapesOf } from 'contract/compatibility';
import { runTool } from '../emulators/lifetime.ts';
import { say } from '../emulators/say.ts';
import { ROOT } from '../emulators/suite.ts';

const RELEASED = 'contract/released.json';

/** `npm run release-contract`, after a deployment: from now on browsers of this contract must get on with the function. */
await runTool(async () => {
  writeFileSync(join(ROOT, RELEASED), `${JSON.stringify(shapesOf(mainJob))}\n`);
  say(`${RELEASED} says what browsers send and read from now on: commit it.`);
  return 0;
});
