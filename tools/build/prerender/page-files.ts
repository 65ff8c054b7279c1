import type { Heading } from '../../../web/src/app/frame/heading.ts';
import type { PageFiles, ScreenFiles } from '../../../web/src/app/page-html.ts';

/** The part of Vite's manifest that is used here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const START = 'src/app/start.tsx';
const TEXT_FONT = /^assets\/plus-jakarta-sans-latin-wght-normal-.*\.woff2$/;

/** All chunks that a module's chunk needs to run, itself first. */
export function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, seen);
  return seen;
}

/** @param modules of the page, beside what every page needs */
export function filesOf(manifest: Manifest, ...modules: readonly string[]): PageFiles {
  const fonts = Object.values(manifest).filter(({ file }) => TEXT_FONT.test(file));
  if (fonts.length !== 1) throw new Error('The build has no font for Latin text, or more than one.');
  const keys = new Set<string>();
  for (const key of [START, ...modules]) {
    if (!(key in manifest)) throw new Error(`The build has no chunk for ${key}.`);
    chunksOf(manifest, key, keys);
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const links = [
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return { links: links.join('\n    '), code: chunks.map(({ file }) => `/${file}`) };
}

/** A screen that the build does not write, by its modules in the manifest. */
export interface ShellScreen {
  /** Of the route, where a parameter has a colon. */
  readonly path: string;
  readonly module: string;
  /** What the screen shows at once though it comes by itself. */
  readonly shown?: string | undefined;
  readonly heading?: Heading | undefined;
}

/**
 * What the screens of a shell need.
 *
 * @param shared modules that all of them need
 */
export function screenFilesOf(
  manifest: Manifest,
  shared: readonly string[],
  screens: readonly ShellScreen[],
): Omit<ScreenFiles, 'first'> {
  const site = filesOf(manifest).code;
  const known = filesOf(manifest, ...shared).code;
  const files: string[] = [];
  const positionOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const ownOf = (module: string) => filesOf(manifest, module).code.filter((file) => !known.includes(file));
  const patternOf = (path: string) => path.replace(/:\w+/g, '[^/]+');
  const shownBy = ({ module, shown }: ShellScreen) => {
    if (shown === undefined) return {};
    const others = ownOf(shown).filter((file) => !ownOf(module).includes(file));
    return { shown: others.map(positionOf) };
  };
  // Fills `files`.
  const ahead = screens.map((screen) => ({
    path: patternOf(screen.path),
    own: ownOf(screen.module).map(positionOf),
    ...shownBy(screen),
    ...(screen.heading && { heading: screen.heading }),
  }));
  return { shared: known.filter((file) => !site.includes(file)), files, screens: ahead };
}
