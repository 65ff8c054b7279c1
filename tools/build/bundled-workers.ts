import { dirname, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import type {} from 'vitest/node';

const SUFFIX = '?bundled';

/**
 * Bundles a module with its imports into one script, which a process reads from its standard input. It needs no
 * path: the bundle, the emulator and the tests start the same script.
 */
async function bundleWorker(path: string): Promise<{ code: string; inputs: string[] }> {
  const options = {
    entryPoints: [path],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'warning',
  } as const satisfies BuildOptions;
  const { outputFiles, metafile } = await build(options);
  return {
    code: outputFiles[0]?.text ?? '',
    inputs: Object.keys(metafile.inputs).map((input) => resolve(input)),
  };
}

const pathOf = (id: string): string => id.slice(0, -SUFFIX.length);

/** Resolves `import('./x-job.ts?bundled')` in the build of the function. */
export const esbuildBundledWorkers: EsbuildPlugin = {
  name: 'bundled-workers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?bundled$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, pathOf(path)),
      namespace: 'bundled-worker',
    }));
    onLoad({ filter: /.*/, namespace: 'bundled-worker' }, async ({ path }) => {
      const { code, inputs } = await bundleWorker(path);
      return { contents: code, loader: 'text', watchFiles: inputs };
    });
  },
};

/** Resolves the same imports in the tests. */
export const viteBundledWorkers: VitePlugin = {
  name: 'bundled-workers',
  enforce: 'pre',
  // Vitest caches modules by their own text: not the bundle, which has further inputs, nor what imports it.
  configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
    defineCacheKey(({ id, sourceCode }) =>
      id.endsWith(SUFFIX) || sourceCode.includes(`${SUFFIX}'`) ? false : undefined,
    );
  },
  resolveId(id, importer) {
    if (!id.endsWith(SUFFIX) || importer === undefined) return undefined;
    return `\0${resolve(dirname(importer), id)}`;
  },
  async load(id) {
    if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return undefined;
    const { code, inputs } = await bundleWorker(pathOf(id.slice(1)));
    for (const input of inputs) this.addWatchFile(input);
    return `export default ${JSON.stringify(code)};`;
  },
};
