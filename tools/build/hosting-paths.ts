import { isDeepStrictEqual } from 'node:util';
import { storedPages } from 'contract/rendering';
import { basePaths } from 'contract/text/language/localize';
import type { ScreenDeclaration } from '../../web/read-screens.ts';

/** Parts of firebase.json and of the contract that follow from the screens that the pages declare. */

/** Areas with a "not found" page of their own. One rewrite covers all paths below each. */
const areas = ['/admin', '/membership'];

const deployed = (screens: readonly ScreenDeclaration[]): ScreenDeclaration[] =>
  screens.filter(({ isEmulatorOnly }) => isEmulatorOnly !== true);

const isBelowArea = (path: string): boolean => areas.some((area) => path.startsWith(`${area}/`));

const shellOf = ({ audience }: ScreenDeclaration): string =>
  audience === 'admin' ? '/office.html' : '/app.html';

/**
 * Lists the paths that redirect here from any letter case, except those of stored pages. An area has a second
 * path, with a slash at the end, for all paths below it.
 */
export const listSitePaths = (
  screens: readonly ScreenDeclaration[],
  stored: readonly string[] = storedPages.map(({ path }) => path),
): string[] =>
  deployed(screens)
    .map(({ path }) => path)
    .filter((path) => path !== '/' && !path.includes(':') && !isBelowArea(path) && !stored.includes(path))
    .flatMap((path) => (areas.includes(path) ? [path, `${path}/`] : [path]))
    .sort();

interface Rewrite {
  readonly source?: string;
  readonly regex?: string;
  readonly destination?: string;
  readonly function?: { readonly pinTag?: boolean };
}

/** Returns the glob of a path: '/sertifikat/*' for '/sertifikat/:code'. */
const toGlob = (path: string): string => path.replaceAll(/:\w+/g, '*');

const toAnyCase = (path: string): string =>
  path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * Returns the rewrites: those of the function, the shells of screens in each language, the paths in any letter
 * case, the stored pages, all other English paths.
 */
export function listRewrites(
  screens: readonly ScreenDeclaration[],
  paths: readonly string[],
  current: readonly Rewrite[],
): Rewrite[] {
  const choices = paths.map((path) => `${toAnyCase(path.slice(1))}${path.endsWith('/') ? '.*' : ''}`);
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
      .map((rewrite) =>
        rewrite.function?.pinTag === true ? rewrite : { ...rewrite, regex: `^/(?:${choices.join('|')})/?$` },
      ),
  ];
}

export const sitePathsSource = (paths: readonly string[]): string =>
  `/**
 * Paths of the site except those of stored pages, as links write them. A path that ends in a slash includes all
 * paths below. Paths in another letter case redirect here, because people copy addresses from speech and print.
 * \`npm run generate\` writes this file from the screens that the pages declare.
 */
export const sitePaths: readonly string[] = [
${paths.map((path) => `  '${path}',\n`).join('')}];
`;

/** Whether the stored rewrites and paths are those that the screens require. */
export function isUpToDate(
  screens: readonly ScreenDeclaration[],
  stored: { readonly paths: readonly string[]; readonly rewrites: readonly Rewrite[] },
  storedPagePaths?: readonly string[],
): boolean {
  const paths = listSitePaths(screens, storedPagePaths);
  return (
    isDeepStrictEqual(stored.paths, paths) &&
    isDeepStrictEqual(stored.rewrites, listRewrites(screens, paths, stored.rewrites))
  );
}
