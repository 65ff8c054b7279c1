import type { PageFiles } from '../../../web/src/app/page-html.ts';

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

/** @param module of the page; left out for one without a chunk of its own */
export function filesOf(manifest: Manifest, module?: string): PageFiles {
  const fonts = Object.values(manifest).filter(({ file }) => TEXT_FONT.test(file));
  if (fonts.length !== 1) throw new Error('The build has no font for Latin text, or more than one.');
  for (const key of [START, ...(module === undefined ? [] : [module])]) {
    if (!(key in manifest)) throw new Error(`The build has no chunk for ${key}.`);
  }
  const keys = chunksOf(manifest, START);
  if (module !== undefined) chunksOf(manifest, module, keys);
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
