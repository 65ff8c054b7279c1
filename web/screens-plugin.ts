import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Audience, readScreen, readScreens, type ScreenDeclaration } from './read-screens.ts';

const SCREENS = 'virtual:screens/';
const QUERIES = 'virtual:screen-queries/';
const WEB = fileURLToPath(new URL('.', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '');

const queryFields = ['path', 'prefetch'];
const buildFields = ['audience', 'visiblePart', 'isEmulatorOnly'];

const relativeImport = (from: string, to: string): string => `./${posix.relative(posix.dirname(from), to)}`;

const toModule = (imports: readonly string[], fields: readonly string[]): string =>
  `${imports.join('\n')}\nexport const screen = {\n${fields.join(',\n')}\n};\n`;

/** Writes the declaration of a page as a module of its own, without the component. */
function screenModule({ module, visibleModule, fields, imports }: ScreenDeclaration): string {
  const lines = [...fields].flatMap(([name, source]) => (buildFields.includes(name) ? [] : [source]));
  lines.push(`load: () => import('${relativeImport(module, module)}')`);
  if (visibleModule !== undefined)
    lines.push(`loadVisiblePart: () => import('${relativeImport(module, visibleModule)}')`);
  return toModule(imports, lines);
}

const queriesModule = ({ fields, imports }: ScreenDeclaration): string =>
  toModule(
    imports,
    queryFields.flatMap((name) => fields.get(name) ?? []),
  );

const writers = { screen: screenModule, queries: queriesModule } as const;
type Query = keyof typeof writers;

function listModule(audience: string, query: Query): string {
  const screens = readScreens(audience as Audience);
  const imports = screens.map(
    ({ module }, index) => `import { screen as s${index} } from '${WEB}/${module}?${query}';`,
  );
  return `${imports.join('\n')}\nexport default [${screens.map((_, index) => `s${index}`).join(', ')}];\n`;
}

/**
 * Collects the screens that the page files declare (decision 0109). `virtual:screens/<audience>` lists them,
 * each with `load`, which imports the page. `virtual:screen-queries/<audience>` lists only paths and prefetch
 * queries. `?screen` and `?queries` select the declaration of one page file, without the code of the page.
 */
export function screens(): Plugin {
  return {
    name: 'screens',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(SCREENS) || id.startsWith(QUERIES) ? `\0${id}` : undefined;
    },
    // Bundlers keep all exports of a module that is imported dynamically.
    transform(code, id) {
      if (!id.endsWith('-page.tsx')) return undefined;
      return { code: code.replace(/^export const screen\b/m, 'const screen'), map: null };
    },
    load(id) {
      if (id.startsWith(`\0${SCREENS}`)) return listModule(id.slice(SCREENS.length + 1), 'screen');
      if (id.startsWith(`\0${QUERIES}`)) return listModule(id.slice(QUERIES.length + 1), 'queries');
      const [file = '', query = ''] = id.split('?');
      if (!(query in writers)) return undefined;
      this.addWatchFile(file);
      const screen = readScreen(posix.relative(WEB, file), readFileSync(file, 'utf8'));
      return { code: writers[query as Query](screen), moduleType: 'ts' };
    },
  };
}
