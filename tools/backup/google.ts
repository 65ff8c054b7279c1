import { setTimeout as sleep } from 'node:timers/promises';
import { accessToken, projectIdOf } from '../../functions/src/data/firebase.ts';
import { Refusal } from '../emulators/say.ts';

/** The interfaces of Google that keep types and hashes which the Admin SDK changes or leaves out. */
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

const attempts = 4;
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** @throws Refusal with what to do, where Google does not know who asks or does not let them */
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
 * Calls Firestore or Auth of the project, or of the emulators where they stand in the environment. What may be repeated
 * is repeated where the other side is busy: all that this is used for.
 *
 * @param path behind `/v1/projects/<project>/`
 * @param body left out for a GET
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
    if (!isPassing(answer.status) || attempt === attempts) {
      throw new Refusal(`${service} answered ${answer.status} to ${path}: ${text.slice(0, 500)}`);
    }
    await sleep(500 * 2 ** attempt);
  }
}
