import { readFileSync } from 'node:fs';

/** The screens behind a login and those that are in no sitemap, by the tables of routes themselves. */

const pathsIn = (file: string): string[] => {
  const source = readFileSync(new URL(`../../../web/src/app/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
};

/** All screens of the back office, about the record with this id where they are about one. */
export const adminScreens = (id: string): string[] =>
  pathsIn('admin-routes.tsx').map((path) => path.replace(':id', id));

const unlisted = pathsIn('unlisted-routes.tsx');
const isMembers = (path: string): boolean => /^\/(membership|profile)/.test(path);

/** All screens that need a token and no role. */
export const memberScreens: readonly string[] = unlisted.filter(isMembers);

/** Screens for everybody that the build does not write. */
export const unlistedScreens: readonly string[] = unlisted.filter((path) => !isMembers(path));
