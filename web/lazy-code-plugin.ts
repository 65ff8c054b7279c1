import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('src/api/load-code.ts', import.meta.url));

/** What Vite puts around every `import()` of the built site. */
const helper = '\0vite/preload-helper.js';

/**
 * Has every `import()` of the built site go through `loadCode`, and names to it all files that the import needs. So code
 * that could not be loaded once is loaded on the next try, wherever it is asked for.
 */
export function lazyCode(): Plugin {
  let written: ReadonlySet<string> = new Set();
  // By itself Vite names none for code that needs no others. Imports of mere styles lose their script.
  const withOwn = (file: string, others: string[]) =>
    others.includes(file) || !written.has(file) ? others : [file, ...others];
  return {
    name: 'lazy-code',
    // After the styles were taken out, before files are named.
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: withOwn } } }),
    load: (id) =>
      id === helper ? `export { loadCode as __vitePreload } from ${JSON.stringify(loader)};` : null,
    generateBundle(_, bundle) {
      written = new Set(Object.keys(bundle));
    },
  };
}
