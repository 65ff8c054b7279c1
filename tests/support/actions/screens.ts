import { readFileSync } from 'node:fs';

/** Screens that no sitemap lists, such as those behind a login. Read from the route tables themselves. */

const pathsIn = (file: string): string[] => {
  const source = readFileSync(new URL(`../../../web/src/app/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
};

/** Returns the paths of all screens of the admin area, with this id in paths of one record. */
export const adminScreens = (id: string): string[] =>
  pathsIn('admin-routes.tsx').map((path) => path.replace(':id', id));

const unlisted = pathsIn('unlisted-routes.tsx');
const isMembers = (path: string): boolean => /^\/(membership|profile)/.test(path);

/** Paths of all screens that need a token and no role. */
export const memberScreens: readonly string[] = unlisted.filter(isMembers);

/** Paths of public screens that the build does not prerender. */
export const unlistedScreens: readonly string[] = unlisted.filter((path) => !isMembers(path));
