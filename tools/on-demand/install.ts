import { statSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../emulators/commands.ts';
import { log, Refusal, secondsSince } from '../emulators/log.ts';

const folder = import.meta.dirname;

/** Returns true if the last complete installation is newer than the lock. npm writes its record at the end. */
export function isInstalled(packageFolder: string): boolean {
  const timeOf = (file: string) => statSync(join(packageFolder, file), { throwIfNoEntry: false })?.mtimeMs;
  return (timeOf('node_modules/.package-lock.json') ?? 0) > (timeOf('package-lock.json') ?? 0);
}

/**
 * Installs the packages of this folder, unless they are installed. Returns their folder.
 *
 * @throws Refusal if npm fails
 */
export async function installOnDemand(): Promise<string> {
  if (isInstalled(folder)) return folder;
  const start = performance.now();
  log('Installing the packages of tools/on-demand, for the first time or after a change …');
  if ((await installPackages(folder)) !== 0) {
    throw new Refusal(
      'The packages of tools/on-demand are not installed: see above. Check the network, then run the command again.',
    );
  }
  log(`Installed after ${secondsSince(start)}.`);
  return folder;
}

/**
 * Imports a package of this folder, after installing it if necessary.
 *
 * @typeParam T the members that the caller uses, because the types of the package may not be installed
 */
export async function importOnDemand<T>(name: string): Promise<T> {
  await installOnDemand();
  return import(name);
}
