import { setTimeout as sleep } from 'node:timers/promises';
import { accessToken, projectIdOf } from '../../functions/src/data/firebase.ts';
import { Refusal } from '../emulators/log.ts';

/** Google REST APIs, which preserve value types and hashes that the Admin SDK changes or omits. */
const hosts = {
  firestore: ['FIRESTORE_EMULATOR_HOST', 'firestore.googleapis.com'],
  identitytoolkit: ['FIREBASE_AUTH_EMULATOR_HOST', 'identitytoolkit.googleapis.com'],
} as const;

function originOf(service: keyof typeof hosts): string {
  const [variable, host] = hosts[service];
  const emulator = process.env[variable];
  if (emulator === undefined) return `https://${host}`;
  return service === 'firestore' ? `http://${emulator}` : `http://${emulator}/${host}`;
}

const maxAttempts = 4;
const isRetryable = (status: number): boolean => status === 429 || status >= 500;

/** @throws Refusal with advice if the credentials are missing or not sufficient */
async function headers(): Promise<Record<string, string>> {
  const token = await accessToken().catch(() => {
    throw new Refusal(
      'Google does not know who you are: run gcloud auth application-default login, then try again.',
    );
  });
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-goog-user-project': projectIdOf(process.env),
  };
}

/**
 * Calls Firestore or Auth of the project, or of the emulators if they are in the environment. Retries when
 * the service is busy, because all calls are idempotent.
 *
 * @param path path after `/v1/projects/<project>/`
 * @param body omitted for a GET
 */
export async function callGoogle<T>(service: keyof typeof hosts, path: string, body?: object): Promise<T> {
  const url = `${originOf(service)}/v1/projects/${projectIdOf(process.env)}/${path}`;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: await headers(),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    if (answer.ok) return (await answer.json()) as T;
    const text = await answer.text();
    if (!isRetryable(answer.status) || attempt === maxAttempts) {
      throw new Refusal(`${service} answered ${answer.status} to ${path}: ${text.slice(0, 500)}`);
    }
    await sleep(500 * 2 ** attempt);
  }
}
