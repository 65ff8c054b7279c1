import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SearchablePage } from '../../../contract/rendering.ts';
import type { PageFiles } from '../../../web/src/app/page-html.ts';
import { collectChunks, type Manifest } from './page-files.ts';

/** Data with which the function renders pages. */
interface Site {
  /** index.html as the build wrote it. */
  readonly template: string;
  /** HTML of any other URL. */
  readonly shell: string;
  /** Pages with stored records: the module that renders each page, and the files that the browser needs. */
  readonly pages: Readonly<Record<string, { readonly module: string; readonly files: PageFiles }>>;
  /** HTML of addresses that do not exist. */
  readonly notFound: string;
  /** Prerendered pages, for the search. */
  readonly searchable: readonly SearchablePage[];
}

/** Returns the renderer chunks that these pages need, without those of members and admins. */
export function rendererFiles(manifest: Manifest, entry: string, modules: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const key of [entry, ...modules]) {
    if (!(key in manifest)) throw new Error(`The renderer has no chunk for ${key}.`);
    collectChunks(manifest, key, keys);
  }
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

/** Returns the module that the function imports. It loads the renderer on first use. */
export const siteModule = ({ template, shell, notFound, pages, searchable }: Site, entry: string): string => {
  const files = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, page.files]));
  return `const frame = ${JSON.stringify({ template, files })};
export const shell = ${JSON.stringify(shell)};
export const notFound = ${JSON.stringify(notFound)};
export const pages = ${JSON.stringify(searchable)};
let renderer;
export async function render(path, known) {
  renderer ??= import('./${entry}').then(({ createRenderer }) => createRenderer(frame));
  return (await renderer)(path, known);
}
`;
};

/** Writes the renderer and the module that the function imports into a separate folder. */
export function writeSite(
  site: Site,
  renderer: { folder: string; manifest: Manifest; entry: string },
  to: string,
) {
  const { folder, manifest, entry } = renderer;
  rmSync(to, { recursive: true, force: true });
  const modules = Object.values(site.pages).map(({ module }) => module);
  for (const file of rendererFiles(manifest, entry, modules)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(folder, file), join(to, file));
  }
  writeFileSync(join(to, 'index.js'), siteModule(site, manifest[entry]?.file ?? ''));
}
