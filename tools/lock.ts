import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAddresses } from './build/lock-addresses.ts';
import { runTool } from './emulators/lifetime.ts';
import { log } from './emulators/log.ts';
import { ROOT } from './emulators/suite.ts';

const FILE = join(ROOT, 'package-lock.json');

/** `npm run lock`: writes the address of each package into package-lock.json. */
await runTool(async () => {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  lock.packages = withAddresses(lock.packages);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  log(`${Object.keys(lock.packages).length} entries written`);
  return 0;
});
