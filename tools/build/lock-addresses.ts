import type { LockEntry } from './functions-lock.ts';

/** Host that npm replaces by that of the configured registry: `replace-registry-host` in .npmrc. */
const HOST = 'packages.example.org';

/** Returns the address of a package's file in a registry, or undefined for workspaces and links to them. */
function addressOf(path: string, { name, version, integrity }: LockEntry): string | undefined {
  const [, installedAs] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  const full = name ?? installedAs;
  if (full === undefined || integrity === undefined) return undefined;
  return `https://${HOST}/${full}/-/${full.split('/').at(-1)}-${version}.tgz`;
}

/**
 * Adds the address of each package, which npm leaves out. Without it `npm ci` asks the registry about each package
 * and reads all its versions, which takes longer than the installation itself.
 *
 * @param packages entries of package-lock.json by path
 */
export const withAddresses = (packages: Readonly<Record<string, LockEntry>>): Record<string, LockEntry> =>
  Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => {
      const resolved = addressOf(path, entry);
      return [path, resolved === undefined ? entry : { ...entry, resolved }];
    }),
  );
