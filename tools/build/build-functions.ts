import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';
import { esbuildBundledWorkers } from './bundled-workers.ts';
import { createWorkspaceLock, type Lock, type LockEntry } from './functions-lock.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** CommonJS packages in the bundle call `require` for Node's own modules, which ES modules do not have. */
const REQUIRE =
  "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);";

/**
 * Excludes modules of the Admin SDK that firebase-functions imports for callable functions, which this
 * project does not have. They are half of the code of a cold start.
 */
const omitUnusedAdminSdk: Plugin = {
  name: 'admin-where-used',
  setup({ onResolve }) {
    onResolve({ filter: /^firebase-admin\// }, ({ path }) => ({ path, external: true, sideEffects: false }));
  },
};

/** @param source folder of the code */
export function functionsBuildOptions(source: string, output: string): BuildOptions {
  return {
    entryPoints: [join(source, 'index.ts')],
    outdir: output,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Dynamic imports become separate files, which are loaded on first use.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    // The Admin SDK and pdfkit (with fontkit) read files next to their own code, and sharp contains native
    // code.
    external: ['firebase-admin', 'firebase-admin/*', 'fontkit', 'pdfkit', 'sharp'],
    banner: { js: REQUIRE },
    plugins: [omitUnusedAdminSdk, esbuildBundledWorkers],
    logLevel: 'warning',
  };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
}

/** Writes functions/package-lock.json, with which the deployed copy installs on its own. */
function writeLock(): void {
  const lock = createWorkspaceLock(
    readJson<Lock>('package-lock.json'),
    'functions',
    readJson<LockEntry>('functions/package.json'),
  );
  writeFileSync(join(ROOT, 'functions/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** Folder in which the build of web stores files for the function. The build of the function keeps it. */
export const SITE_FOLDER = 'functions/lib/site';

function prepare(): BuildOptions {
  const output = join(ROOT, 'functions/lib');
  mkdirSync(output, { recursive: true });
  for (const name of readdirSync(output))
    if (name !== basename(SITE_FOLDER)) rmSync(join(output, name), { recursive: true });
  writeLock();
  return functionsBuildOptions(join(ROOT, 'functions/src'), output);
}

/** Builds the bundle in functions/lib and the lock file, so that functions/ can be deployed alone. */
export async function buildFunctions(): Promise<void> {
  await build(prepare());
}

/** Builds once, then again on each change until disposed. */
export async function watchFunctions(): Promise<{ dispose(): Promise<void> }> {
  const watcher = await context({ ...prepare(), logLevel: 'info' });
  await watcher.rebuild();
  await watcher.watch();
  return watcher;
}
