import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';
import { type Lock, type LockEntry, workspaceLock } from './functions-lock.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** CommonJS packages in the bundle still call `require` for Node's own modules, which an ES module lacks. */
const REQUIRE =
  "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);";

/**
 * Leaves the Admin SDK out where nothing of it is used: firebase-functions asks for it on behalf of callable functions,
 * of which there are none here, and it is half of what a cold start would load.
 */
const adminWhereUsed: Plugin = {
  name: 'admin-where-used',
  setup({ onResolve }) {
    onResolve({ filter: /^firebase-admin\// }, ({ path }) => ({ path, external: true, sideEffects: false }));
  },
};

/** How the function is bundled: `source` and `output` are the folder of its code and that of the bundle. */
export function functionsBundle(source: string, output: string): BuildOptions {
  return {
    entryPoints: [join(source, 'index.ts')],
    outdir: output,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What is imported on first use stays a file of its own, read on first use.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    // The Admin SDK and pdfkit, which brings fontkit, read files beside themselves, and sharp holds machine code.
    external: ['firebase-admin', 'firebase-admin/*', 'fontkit', 'pdfkit', 'sharp'],
    banner: { js: REQUIRE },
    plugins: [adminWhereUsed],
    logLevel: 'warning',
  };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
}

/** Writes functions/package-lock.json, with which the deployed copy installs alone. */
function writeLock(): void {
  const lock = workspaceLock(
    readJson<Lock>('package-lock.json'),
    'functions',
    readJson<LockEntry>('functions/package.json'),
  );
  writeFileSync(join(ROOT, 'functions/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** What the build of web leaves here for the function, which the build of the function lets stand. */
export const SITE_FOLDER = 'functions/lib/site';

function prepare(): BuildOptions {
  const output = join(ROOT, 'functions/lib');
  mkdirSync(output, { recursive: true });
  for (const name of readdirSync(output))
    if (name !== basename(SITE_FOLDER)) rmSync(join(output, name), { recursive: true });
  writeLock();
  return functionsBundle(join(ROOT, 'functions/src'), output);
}

/** Makes functions/ self-contained but for the pages of the site: the bundle in functions/lib and its lock file. */
export async function buildFunctions(): Promise<void> {
  await build(prepare());
}

/** Builds once, then again on each change until disposed of. */
export async function watchFunctions(): Promise<{ dispose(): Promise<void> }> {
  const watcher = await context({ ...prepare(), logLevel: 'info' });
  await watcher.rebuild();
  await watcher.watch();
  return watcher;
}
