import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('src/api/dynamic-import.ts', import.meta.url));

const preloadHelperId = '\0vite/preload-helper.js';

/**
 * Routes every `import()` through `importModule`. Without it, code whose request failed once stays missing until the
 * page is loaded again.
 */
export function lazyCode(): Plugin {
  let importsByFile: ReadonlyMap<string, readonly string[]> = new Map();
  const findLoadedFiles = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of importsByFile.get(file) ?? []) findLoadedFiles(next, seen);
    return seen;
  };
  // Vite lists no file for a chunk without imports, so its own file is added. An import of styles only has no
  // script.
  const resolveDependencies = (file: string, others: string[], { hostId }: { hostId: string }) => {
    const known = findLoadedFiles(hostId);
    const all = others.includes(file) || !importsByFile.has(file) ? others : [file, ...others];
    return all.filter((name) => !known.has(name));
  };
  return {
    name: 'lazy-code',
    // Runs after Vite has extracted the styles and before it names the files.
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: { modulePreload: { polyfill: false, resolveDependencies } },
    }),
    load: (id) =>
      id === preloadHelperId
        ? `export { importModule as __vitePreload } from ${JSON.stringify(loader)};`
        : null,
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      importsByFile = new Map(files.map((one) => [one.fileName, one.type === 'chunk' ? one.imports : []]));
    },
  };
}
