import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

/** Imports each part on first use, so that `status` never loads Firestore and Storage. */
async function app() {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  const [existing] = getApps();
  if (existing !== undefined) return existing;
  const projectId = projectIdOf(process.env);
  return initializeApp({ projectId, storageBucket: storageBucketOf(process.env, projectId) });
}

let firestorePart: Promise<Firestore> | undefined;
let authPart: Promise<Auth> | undefined;
let storagePart: Promise<Storage> | undefined;

export function firestore(): Promise<Firestore> {
  firestorePart ??= (async () => {
    // Nothing collects the SDK's traces, so it must not spend time on them.
    process.env.FIRESTORE_ENABLE_TRACING ??= 'OFF';
    const [{ getFirestore }, instance] = await Promise.all([import('firebase-admin/firestore'), app()]);
    const database = getFirestore(instance, databaseIdOf(process.env));
    database.settings({ ignoreUndefinedProperties: false, preferRest: false });
    return database;
  })();
  return firestorePart;
}

export function auth(): Promise<Auth> {
  authPart ??= (async () => {
    const [{ getAuth }, instance] = await Promise.all([import('firebase-admin/auth'), app()]);
    return getAuth(instance);
  })();
  return authPart;
}

/** `RetryAlways` of @google-cloud/storage, which is only a dependency of firebase-admin. */
const retryAlways = 0;

export function storage(): Promise<Storage> {
  storagePart ??= (async () => {
    const [{ getStorage }, instance] = await Promise.all([import('firebase-admin/storage'), app()]);
    const client = getStorage(instance);
    // Every name is used once and every operation may be repeated, so lost connections are retried.
    client.bucket().storage.retryOptions.idempotencyStrategy = retryAlways;
    return client;
  })();
  return storagePart;
}

/** Returns the token for calls of Google APIs. The emulators accept 'owner'. */
export async function accessToken(): Promise<string> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return 'owner';
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}

export type Environment = Readonly<Record<string, string | undefined>>;

function firebaseConfig(environment: Environment): { projectId?: string; storageBucket?: string } {
  try {
    return JSON.parse(environment.FIREBASE_CONFIG ?? '{}');
  } catch {
    return {};
  }
}

export function projectIdOf(environment: Environment): string {
  const id =
    environment.GCLOUD_PROJECT ?? environment.GOOGLE_CLOUD_PROJECT ?? firebaseConfig(environment).projectId;
  if (id === undefined) throw new Error('No project id: set GCLOUD_PROJECT.');
  return id;
}

/** Returns the database, which a restore may have replaced (docs/operations.md). */
export const databaseIdOf = ({ FIRESTORE_DATABASE }: Environment): string =>
  FIRESTORE_DATABASE || '(default)';

const storageBucketOf = (environment: Environment, projectId: string): string =>
  firebaseConfig(environment).storageBucket ?? `${projectId}.firebasestorage.app`;

/**
 * Throws where forged tokens would be accepted: the Auth emulator accepts unsigned ones, so its variable is
 * allowed only with a `demo-` project, which cannot exist in production.
 */
export function refuseEmulatedAuthInProduction(environment: Environment): void {
  if (environment.FIREBASE_AUTH_EMULATOR_HOST === undefined) return;
  const projectId = environment.GCLOUD_PROJECT ?? firebaseConfig(environment).projectId ?? '';
  if (projectId.startsWith('demo-')) return;
  throw new Error(
    'FIREBASE_AUTH_EMULATOR_HOST is set outside the emulator: unsigned tokens would be accepted. Unset it.',
  );
}
