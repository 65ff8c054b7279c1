import { isDeepStrictEqual } from 'node:util';
import { storedPages } from 'contract/stored-pages';
import { basePaths } from 'contract/text/language/localize';
import type { DeclaredScreen } from './declared-screens.ts';

/** Parts of firebase.json and of the contract that follow from the declared screens. */

/** Areas with a "not found" page of their own. One rewrite covers all paths below each. */
const areas = ['/admin', '/membership'];

const deployed = (screens: readonly DeclaredScreen[]): DeclaredScreen[] =>
  screens.filter(({ isEmulatorOnly }) => isEmulatorOnly !== true);

const isBelowArea = (path: string): boolean => areas.some((area) => path.startsWith(`${area}/`));

const shellOf = ({ audience }: DeclaredScreen): string =>
  audience === 'admin' ? '/office.html' : '/app.html';

/**
 * Lists the paths that redirect here from any letter case, except those of stored pages. An area has a second
 * path, with a slash at the end, for all paths below it.
 */
export const listSitePaths = (
  screens: readonly DeclaredScreen[],
  stored: readonly string[] = storedPaths,
): string[] =>
  deployed(screens)
    .map(({ path }) => path)
    .filter((path) => path !== '/' && !path.includes(':') && !isBelowArea(path) && !stored.includes(path))
    .flatMap((path) => (areas.includes(path) ? [path, `${path}/`] : [path]))
    .sort();

/** Lists the paths of screens that a deployment does not have (requirements 2.13). */
export const listEmulatorPaths = (screens: readonly DeclaredScreen[]): string[] =>
  screens.flatMap(({ path, isEmulatorOnly }) => (isEmulatorOnly === true ? [path] : [])).sort();

interface Rewrite {
  readonly source?: string;
  readonly regex?: string;
  readonly destination?: string;
  readonly function?: { readonly pinTag?: boolean };
}

/** Returns the glob of a path: '/sertifikat/*' for '/sertifikat/:code'. */
const toGlob = (path: string): string => path.replaceAll(/:\w+/g, '*');

/** Paths of the stored pages, with parameters in braces. */
const storedPaths = storedPages.map(({ path }) => path);

const toAnyCase = (path: string): string =>
  path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/** Returns the expression of paths in any letter case. A path that ends in a slash includes all paths below. */
function toRegex(paths: readonly string[]): string {
  const choices = paths.map((path) => {
    const parts = path.slice(1).split(/\{\w+\}/);
    return `${parts.map(toAnyCase).join('[^/]+')}${path.endsWith('/') ? '.*' : ''}`;
  });
  return `^/(?:${choices.join('|')})/?$`;
}

/** All paths of the English site. The function renders them, or says that they do not exist. */
const englishRegex = `^${toAnyCase(basePaths.en)}(?:/.*)?$`;

/**
 * Returns the rewrites: those of the function, the shells of screens in each language, the paths in any letter
 * case, the stored pages, all other English paths.
 */
export function listRewrites(
  screens: readonly DeclaredScreen[],
  paths: readonly string[],
  current: readonly Rewrite[],
  stored: readonly string[] = storedPaths,
): Rewrite[] {
  return [
    ...current.filter(({ source, destination }) => source !== undefined && destination === undefined),
    ...Object.values(basePaths).flatMap((base) =>
      deployed(screens)
        .filter(({ audience, path }) => audience !== 'public' && !isBelowArea(path))
        .filter(({ audience }) => base === '' || audience !== 'admin')
        .map((screen) => ({
          source: base + (areas.includes(screen.path) ? `${screen.path}{,/**}` : toGlob(screen.path)),
          destination: base + shellOf(screen),
        })),
    ),
    ...current
      .filter(({ regex }) => regex !== undefined)
      .map((rewrite) => {
        if (rewrite.regex === englishRegex) return rewrite;
        return { ...rewrite, regex: toRegex(rewrite.function?.pinTag === true ? stored : paths) };
      }),
  ];
}

const arraySource = (paths: readonly string[]): string =>
  `: readonly string[] = [${paths.map((path) => `'${path}'`).join(', ')}];`;

export const sitePathsSource = (paths: readonly string[], emulatorPaths: readonly string[]): string =>
  `/**
 * Paths of the site except those of stored pages, as links write them. A path that ends in a slash includes all
 * paths below. Paths in another letter case redirect here, because people copy addresses from speech and print.
 * \`npm run generate\` writes this file from the declared screens.
 */
export const sitePaths${arraySource(paths)}

/** Paths of screens that only the emulator has. */
export const emulatorPaths${arraySource(emulatorPaths)}
`;

/** Whether the stored rewrites and paths are those that the screens require. */
export function isUpToDate(
  screens: readonly DeclaredScreen[],
  stored: {
    readonly paths: readonly string[];
    readonly emulatorPaths: readonly string[];
    readonly rewrites: readonly Rewrite[];
  },
  storedPagePaths?: readonly string[],
): boolean {
  const paths = listSitePaths(screens, storedPagePaths);
  return (
    isDeepStrictEqual(stored.paths, paths) &&
    isDeepStrictEqual(stored.emulatorPaths, listEmulatorPaths(screens)) &&
    isDeepStrictEqual(stored.rewrites, listRewrites(screens, paths, stored.rewrites, storedPagePaths))
  );
}
