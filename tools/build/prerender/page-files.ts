import type { PageFiles, ScreenFiles } from '../../../web/src/app/page-html.ts';
import type { Heading } from '../../../web/src/ui/base/heading.ts';

/** The used part of Vite's manifest. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      /** Name of a shared chunk (web/chunks.ts). */
      readonly name?: string;
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const START = 'src/app/mount-app.tsx';
const TEXT_FONT = /^assets\/plus-jakarta-sans-latin-wght-normal-.*\.woff2$/;

/** Returns all chunks that the chunk of a module imports statically, itself first. */
export function collectChunks(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collectChunks(manifest, next, seen);
  return seen;
}

/** @param modules modules of the page, in addition to those of every page */
export function filesOf(manifest: Manifest, ...modules: readonly string[]): PageFiles {
  const fonts = Object.values(manifest).filter(({ file }) => TEXT_FONT.test(file));
  if (fonts.length !== 1) throw new Error('The build has no font for Latin text, or more than one.');
  const keys = new Set<string>();
  for (const key of [START, ...modules]) {
    if (!(key in manifest)) throw new Error(`The build has no chunk for ${key}.`);
    collectChunks(manifest, key, keys);
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

/** A screen that is not prerendered, by its modules in the manifest. */
export interface ShellScreen {
  /** Path of the route, with parameters after a colon. */
  readonly path: string;
  readonly module: string;
  /** Lazy module that the screen shows immediately. */
  readonly shown?: string | undefined;
  readonly heading?: Heading | undefined;
}

/** @param shared modules that all screens need */
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
  const shownBy = ({ module, shown }: ShellScreen) => {
    if (shown === undefined) return {};
    const others = ownOf(shown).filter((file) => !ownOf(module).includes(file));
    return { shown: others.map(positionOf) };
  };
  // Adds to `files`.
  const screenEntries = screens.map((screen) => ({
    path: screen.path,
    own: ownOf(screen.module).map(positionOf),
    ...shownBy(screen),
    ...(screen.heading && { heading: screen.heading }),
  }));
  return { shared: known.filter((file) => !site.includes(file)), files, screens: screenEntries };
}
