import { accessToken, projectIdOf } from './firebase.ts';

interface ToolkitResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly body: {
    readonly localId?: string;
    readonly idToken?: string;
    readonly email?: string;
    readonly requestType?: string;
    readonly error?: { readonly message?: string };
  };
}

const originOf = (emulator: string | undefined): string =>
  emulator === undefined ? 'https:/' : `http://${emulator}`;

/** Calls as a browser does. The Admin SDK neither checks passwords nor applies mailed codes. */
export async function callIdentityToolkit(method: string, input: object): Promise<ToolkitResponse> {
  const origin = originOf(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const key = encodeURIComponent(process.env.WEB_API_KEY ?? 'emulator');
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(15_000),
  });
  return {
    ok: response.ok,
    status: response.status,
    body: (await response.json()) as ToolkitResponse['body'],
  };
}

/**
 * Returns when the password was last set, which the Admin SDK does not expose: milliseconds since 1970 by the
 * clock of Firebase Auth; null without an account or a password.
 */
export async function passwordSetAt(uid: string): Promise<number | null> {
  const origin = originOf(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const project = projectIdOf(process.env);
  const path = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`;
  const response = await fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
    body: JSON.stringify({ localId: [uid] }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`Look-up of an account failed: ${response.status}`);
  const { users = [] } = (await response.json()) as { users?: { passwordUpdatedAt?: number }[] };
  return users[0]?.passwordUpdatedAt ?? null;
}

const badCodes = ['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'USER_DISABLED', 'MISSING_OOB_CODE'];

export const isBadCode = (reason: string): boolean => badCodes.some((refusal) => reason.startsWith(refusal));
