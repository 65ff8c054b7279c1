import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, locales } from '../../contract/text/language/localize.ts';
import { readAppCheckSettings } from '../../web/app-check-plugin.ts';
import { packageScript, runNode, runTypeScript } from '../emulators/commands.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal, secondsSince } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { requireNode } from '../emulators/versions.ts';
import { buildFunctions, SITE_FOLDER } from './build-functions.ts';
import { fingerprint, isStoredFingerprint, storeFingerprint } from './fingerprint.ts';
import { securityTextExpiry } from './prerender/security-text.ts';

type TargetName = 'functions' | 'web' | 'pseudo';

interface Target {
  name: TargetName;
  inputs: string[];
  /** Further values that the output depends on. */
  extra?: string;
  outputs: string[];
  build(): Promise<void>;
}

function filesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
  return names.filter((path) => statSync(join(ROOT, path)).isFile());
}

/** Output of the build with longer texts, for layout tests. It is never deployed. */
export const PSEUDO_FOLDER = '.cache/site-pseudo';

const viteBuild = (locale: Locale | 'pseudo'): Promise<number> =>
  runNode({
    args: [
      packageScript('vite', 'bin/vite.js', join(ROOT, 'web')),
      'build',
      ...(locale === 'id' ? [] : ['--outDir', join(ROOT, '.cache', `site-${locale}`), '--emptyOutDir']),
    ],
    folder: 'web',
    env: { SITE_LOCALE: locale },
  });

/** Builds the site once for each language. */
async function buildWeb(): Promise<void> {
  const bundleStatuses = await Promise.all(locales.map(viteBuild));
  if (bundleStatuses.some((status) => status !== 0)) throw new Refusal('Building web failed: see above.');
  // Indonesian is last: it also writes the files that all languages share.
  for (const locale of locales.toReversed()) {
    // Runs as a separate process, because React chooses its production build by this variable.
    const status = await runTypeScript('tools/build/prerender/prerender.ts', [], {
      NODE_ENV: 'production',
      SITE_LOCALE: locale,
    });
    if (status !== 0) throw new Refusal('Prerendering web failed: see above.');
  }
}

/** Builds the English site with longer texts. It has no prerendered pages. */
async function buildPseudo(): Promise<void> {
  if ((await viteBuild('pseudo')) !== 0) throw new Refusal('Building the site with longer texts failed.');
}

function targets(): Target[] {
  // A build of an earlier month has an earlier date in security.txt.
  const securityExpiry = securityTextExpiry(new Date()).toISOString();
  // Vite inserts these variables into the bundle.
  const viteVariables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const webInputs = ['contract', 'web/src', 'web/public', ...filesIn('web'), 'package-lock.json'];
  const webSettings = [viteVariables.sort(), readAppCheckSettings(process.env)];
  return [
    {
      name: 'functions',
      inputs: [
        'contract',
        'functions/src',
        'functions/package.json',
        'package-lock.json',
        'tools/build/build-functions.ts',
        'tools/build/functions-lock.ts',
      ],
      outputs: ['functions/lib/index.js', 'functions/package-lock.json'],
      build: buildFunctions,
    },
    {
      name: 'web',
      inputs: [...webInputs, 'tools/build/prerender'],
      extra: JSON.stringify([...webSettings, securityExpiry, process.env.OFFLINE_WORKERS]),
      outputs: [
        'web/dist/index.html',
        'web/dist/office.html',
        'web/dist/app.html',
        'web/dist/404.html',
        'web/dist/card-worker.js',
        'web/dist/check-in-worker.js',
        'web/dist/.well-known/security.txt',
        'web/dist/en.html',
        'web/dist/en/app.html',
        ...locales.map((locale) => `${SITE_FOLDER}/${locale}/index.js`),
      ],
      build: buildWeb,
    },
    {
      name: 'pseudo',
      inputs: webInputs,
      extra: JSON.stringify(webSettings),
      outputs: [`${PSEUDO_FOLDER}/index.html`],
      build: buildPseudo,
    },
  ];
}

/** Builds the targets whose inputs changed since their last build, and returns their names. */
export async function buildStale(names: readonly TargetName[] = ['functions', 'web']): Promise<TargetName[]> {
  requireNode();
  const built: TargetName[] = [];
  for (const { name, inputs, extra, outputs, build } of targets()) {
    if (!names.includes(name)) continue;
    const noteFile = join(ROOT, '.cache', `built-${name}`);
    const value = fingerprint(ROOT, inputs, `${process.version.split('.')[0]} ${extra ?? ''}`);
    const isFresh =
      isStoredFingerprint(noteFile, value) && outputs.every((path) => existsSync(join(ROOT, path)));
    if (isFresh) {
      log(`${name}: up to date`);
      continue;
    }
    const start = performance.now();
    // A failed build must not pass for the last successful one.
    rmSync(noteFile, { force: true });
    try {
      await build();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(`Building ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    storeFingerprint(noteFile, value);
    log(`${name}: built in ${secondsSince(start)}`);
    built.push(name);
  }
  return built;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runTool(async () => {
    await buildStale();
    return 0;
  });
}
