import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('src/api/load-code.ts', import.meta.url));

/** What Vite puts around every `import()` of the built site. */
const helper = '\0vite/preload-helper.js';

/**
 * Has every `import()` of the built site go through `loadCode`, and names to it all files that the import needs beside
 * those that the importing file runs with. So code that could not be loaded once is loaded on the next try, wherever it is
 * asked for.
 */
export function lazyCode(): Plugin {
  /** All files, with those that each imports as it begins. */
  let written: ReadonlyMap<string, readonly string[]> = new Map();
  const needsOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of written.get(file) ?? []) needsOf(next, seen);
    return seen;
  };
  // By itself Vite names none for code that needs no others. Imports of mere styles lose their script.
  const withOwn = (file: string, others: string[], { hostId }: { hostId: string }) => {
    const known = needsOf(hostId);
    const all = others.includes(file) || !written.has(file) ? others : [file, ...others];
    return all.filter((name) => !known.has(name));
  };
  return {
    name: 'lazy-code',
    // After the styles were taken out, before files are named.
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: withOwn } } }),
    load: (id) =>
      id === helper ? `export { loadCode as __vitePreload } from ${JSON.stringify(loader)};` : null,
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      written = new Map(files.map((one) => [one.fileName, one.type === 'chunk' ? one.imports : []]));
    },
  };
}
