import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import type { AppCheckSettings } from './src/api/exchange/app-check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const settingsFile = (project: string): string =>
  fileURLToPath(new URL(`../functions/.env.${project}`, import.meta.url));

/**
 * The settings of the project that is built for, from those of its function (`functions/.env.<project>`), so that both
 * sides know the same; `firebase deploy` names the project to what it runs.
 *
 * @param environment of this process; what stands there goes before the file
 * @returns null where App Check is not set up
 * @throws Error when only part of it is
 */
export function appCheckSettings(environment: Environment): AppCheckSettings | null {
  const projectId = environment.GCLOUD_PROJECT ?? '';
  const file = settingsFile(projectId);
  const stored = projectId !== '' && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const settings: Environment = { ...stored, ...environment };
  const { APP_CHECK_SITE_KEY: siteKey, APP_CHECK_API_KEY: apiKey } = settings;
  if (!siteKey) return null;
  const appId = settings.APP_CHECK_APP_IDS?.split(',')[0]?.trim();
  if (!apiKey || !appId || projectId === '')
    throw new Error('APP_CHECK_SITE_KEY needs APP_CHECK_APP_IDS and APP_CHECK_API_KEY beside it.');
  return { projectId, appId, siteKey, apiKey };
}

const virtual = 'virtual:app-check';

/** Read by the check of a deployment: which App Check the site was built for. */
export const appCheckFile = 'app-check.json';

/**
 * Gives the client what gets tokens of App Check, in a chunk of its own that nothing but the first call asks for. Where
 * App Check is not set up, no code of it is in the build at all.
 */
export function appCheck(settings: AppCheckSettings | null): Plugin {
  return {
    name: 'app-check',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      if (settings === null) return 'export default null;';
      const code = fileURLToPath(new URL('src/api/exchange/app-check.ts', import.meta.url));
      return `export default async () => (await import(${JSON.stringify(code)})).tokenOf(${JSON.stringify(settings)});`;
    },
    generateBundle() {
      if (settings === null) return;
      const source = JSON.stringify({ appId: settings.appId, siteKey: settings.siteKey });
      this.emitFile({ type: 'asset', fileName: appCheckFile, source });
    },
  };
}
