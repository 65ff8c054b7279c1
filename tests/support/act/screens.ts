import { readFileSync } from 'node:fs';

/** The screens behind a login and those that are in no sitemap, by the tables of routes themselves. */

const pathsIn = (file: string): string[] => {
  const source = readFileSync(new URL(`../../../web/src/app/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
};

/** Records that the address of a screen names. */
export type Noun = 'user' | 'institution' | 'message' | 'blog' | 'journal' | 'event' | 'product';

const nounOf = (path: string): Noun => {
  const noun = /\/(?:manage-)?(user|institution|message|blog|journal|event|product)/.exec(path)?.[1];
  if (noun === undefined)
    throw new Error(`Whose id does ${path} name? Add the noun to tests/support/act/screens.ts.`);
  return noun as Noun;
};

/** All screens of the back office, about these records. */
export const adminScreens = (idOf: (noun: Noun) => string): string[] =>
  pathsIn('admin-routes.tsx').map((path) =>
    path.includes(':id') ? path.replace(':id', idOf(nounOf(path))) : path,
  );

const unlisted = pathsIn('unlisted-routes.tsx');
const isMembers = (path: string): boolean => /^\/(membership|profile)/.test(path);

/** All screens that need a token and no role. */
export const memberScreens: readonly string[] = unlisted.filter(isMembers);

/** Screens for everybody that the build does not write. */
export const unlistedScreens: readonly string[] = unlisted.filter((path) => !isMembers(path));
