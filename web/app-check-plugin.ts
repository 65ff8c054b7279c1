import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Plugin } from 'vite';
import type { AppCheckSettings } from './src/api/transport/app-check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const settingsFile = (project: string): string =>
  fileURLToPath(new URL(`../functions/.env.${project}`, import.meta.url));

/**
 * Reads the App Check settings of the project that the build is for, from the file of its function
 * (`functions/.env.<project>`). `firebase deploy` names the project to its commands.
 *
 * @param environment its values override the file
 * @returns null where App Check is not configured
 * @throws Error when the settings are incomplete
 */
export function readAppCheckSettings(environment: Environment): AppCheckSettings | null {
  const projectId = environment.GCLOUD_PROJECT ?? '';
  const file = settingsFile(projectId);
  const stored = projectId !== '' && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const settings: Environment = { ...stored, ...environment };
  const { APP_CHECK_SITE_KEY: siteKey, APP_CHECK_API_KEY: apiKey } = settings;
  if (!siteKey) return null;
  const appId = settings.APP_CHECK_APP_IDS?.split(',')[0]?.trim();
  if (!apiKey || !appId || projectId === '')
    throw new Error('APP_CHECK_SITE_KEY needs APP_CHECK_APP_IDS and APP_CHECK_API_KEY too.');
  return { projectId, appId, siteKey, apiKey };
}

const virtual = 'virtual:app-check';

/** File in the build that records its App Check settings. The check of a deployment reads it. */
export const appCheckFile = 'app-check.json';

/** Provides the function that gets App Check tokens. A build without App Check contains no code of it. */
export function appCheck(settings: AppCheckSettings | null): Plugin {
  return {
    name: 'app-check',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      if (settings === null) return 'export default null;';
      const code = fileURLToPath(new URL('src/api/transport/app-check.ts', import.meta.url));
      return `export default async () => (await import(${JSON.stringify(code)})).getAppCheckToken(${JSON.stringify(settings)});`;
    },
    generateBundle() {
      if (settings === null) return;
      const source = JSON.stringify({ appId: settings.appId, siteKey: settings.siteKey });
      this.emitFile({ type: 'asset', fileName: appCheckFile, source });
    },
  };
}
