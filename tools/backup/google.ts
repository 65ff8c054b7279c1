import { setTimeout as sleep } from 'node:timers/promises';
import { projectIdOf } from '../../functions/src/data/firebase.ts';
import { Refusal } from '../emulators/log.ts';
import { requireAccessToken } from '../project-choice.ts';

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

/**
 * Calls Firestore or Auth of the project, or of the emulators if they are in the environment. All calls are
 * idempotent, so it retries while the service is busy.
 *
 * @param path path after `/v1/projects/<project>/`
 */
export async function callGoogle<T>(service: keyof typeof hosts, path: string, body?: object): Promise<T> {
  const url = `${originOf(service)}/v1/projects/${projectIdOf(process.env)}/${path}`;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await requireAccessToken()}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectIdOf(process.env),
      },
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
