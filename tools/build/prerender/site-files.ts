import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageFiles } from '../../../web/src/app/page-html.ts';
import { chunksOf, type Manifest } from './page-files.ts';

/** What the function needs to render pages. */
export interface Site {
  /** index.html as the build wrote it. */
  readonly template: string;
  /** The HTML of any other address. */
  readonly shell: string;
  /** Pages that show what is stored: the module that renders one, and what the browser needs for it. */
  readonly pages: Readonly<Record<string, { readonly module: string; readonly files: PageFiles }>>;
}

/** The chunks of the renderer that these pages need: nothing of members and admins goes along. */
export function rendererFiles(manifest: Manifest, entry: string, modules: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const key of [entry, ...modules]) {
    if (!(key in manifest)) throw new Error(`The renderer has no chunk for ${key}.`);
    chunksOf(manifest, key, keys);
  }
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

/** The module that the function loads; rendering loads the rest, so that the shell comes at once. */
export const siteModule = ({ template, shell, pages }: Site, entry: string): string => {
  const files = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, page.files]));
  return `const frame = ${JSON.stringify({ template, files })};
export const shell = ${JSON.stringify(shell)};
let renderer;
export async function render(path, known) {
  renderer ??= import('./${entry}').then(({ rendererOf }) => rendererOf(frame));
  return (await renderer)(path, known);
}
`;
};

/** Puts the renderer and the module that the function loads into a folder of their own. */
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
