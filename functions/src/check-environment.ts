import { refuseEmulatedAuthInProduction } from '#data/firebase.ts';
import { isSecret, settings } from './settings.ts';

/** Texts in the emulators' keys (functions/.secret.local), which are public. */
const demoMarker = /sisindo-demo-|wallet@demo-sisindo\.|pass\.org\.example\.sisindo\.demo/;

/** Looks for the marker in the text, and in what it encodes as base64 or PEM. */
const isDemoKey = (value: string): boolean =>
  [
    value,
    ...value.split(/-----[A-Z ]+-----/).map((part) => Buffer.from(part, 'base64').toString('latin1')),
  ].some((text) => demoMarker.test(text));

/**
 * Throws for mistyped settings, so that they fail at start. Throws for keys of the emulators, except in a `demo-`
 * project, which cannot exist in production. A function checks only secrets that it receives.
 */
export function checkEnvironment(environment: NodeJS.ProcessEnv): void {
  refuseEmulatedAuthInProduction(environment);
  const isDemoProject = environment.GCLOUD_PROJECT?.startsWith('demo-') === true;
  for (const [name, setting] of Object.entries(settings)) {
    const value = environment[name];
    if (value === undefined) continue;
    if (isSecret(setting) && !isDemoProject && isDemoKey(value))
      throw new Error(`${name} is the key of the emulator, which is public. Make another one.`);
    setting.parse?.(environment);
  }
}
