import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

/**
 * The Admin SDK, each part imported on first use: an instance that only answers `status` never pays for
 * loading Firestore and Storage.
 */
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

/** `IdempotencyStrategy.RetryAlways` of @google-cloud/storage, which comes with firebase-admin only. */
const retryAlways = 0;

export function storage(): Promise<Storage> {
  storagePart ??= (async () => {
    const [{ getStorage }, instance] = await Promise.all([import('firebase-admin/storage'), app()]);
    const client = getStorage(instance);
    // Every name is used once and every operation may be repeated, so a dropped connection is tried again.
    client.bucket().storage.retryOptions.idempotencyStrategy = retryAlways;
    return client;
  })();
  return storagePart;
}

/** What the product itself shows to Google's own interfaces; the emulators take any owner for one. */
export async function accessToken(): Promise<string> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return 'owner';
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}

/** Variables of a process. */
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

/** The database within Firestore: a restore may have filled another one than the first (docs/operations.md). */
export const databaseIdOf = ({ FIRESTORE_DATABASE }: Environment): string =>
  FIRESTORE_DATABASE || '(default)';

const storageBucketOf = (environment: Environment, projectId: string): string =>
  firebaseConfig(environment).storageBucket ?? `${projectId}.firebasestorage.app`;

/**
 * Refuses to run where a forged token would be accepted: the Auth emulator takes unsigned tokens, so its
 * variable may stand only beside a `demo-` project, which can never exist in production.
 *
 * @throws Error when it stands anywhere else
 */
export function refuseEmulatedAuthInProduction(environment: Environment): void {
  if (environment.FIREBASE_AUTH_EMULATOR_HOST === undefined) return;
  const projectId = environment.GCLOUD_PROJECT ?? firebaseConfig(environment).projectId ?? '';
  if (projectId.startsWith('demo-')) return;
  throw new Error(
    'FIREBASE_AUTH_EMULATOR_HOST is set outside the emulator: unsigned tokens would be accepted. Unset it.',
  );
}
