import type { Environment } from '../../functions/src/data/firebase.ts';
import { Refusal } from '../emulators/log.ts';

/**
 * Returns the emulators that the environment names.
 *
 * @throws Refusal unless all are set: otherwise a part of the demo data would go to production
 */
export function requireEmulators(env: Environment): { authHost: string; projectId: string } {
  const storage = env.FIREBASE_STORAGE_EMULATOR_HOST ?? env.STORAGE_EMULATOR_HOST;
  const variables: Environment = {
    GCLOUD_PROJECT: env.GCLOUD_PROJECT,
    FIRESTORE_EMULATOR_HOST: env.FIRESTORE_EMULATOR_HOST,
    FIREBASE_AUTH_EMULATOR_HOST: env.FIREBASE_AUTH_EMULATOR_HOST,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
  };
  const missing = Object.keys(variables).filter((name) => !variables[name]);
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, GCLOUD_PROJECT: projectId } = variables;
  if (missing.length > 0 || !authHost || !projectId) {
    throw new Refusal(
      `Demo data goes into the emulators only: set ${missing.join(', ')}, or let npm start load it.`,
    );
  }
  if (!projectId.startsWith('demo-')) {
    throw new Refusal(
      `Demo data goes into the emulators only: GCLOUD_PROJECT is "${projectId}" and does not begin with "demo-".`,
    );
  }
  return { authHost, projectId };
}
