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

/** Calls Identity Toolkit as a browser would: the Admin SDK neither checks passwords nor takes mailed codes. */
export async function callIdentityToolkit(method: string, input: object): Promise<ToolkitResponse> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const origin = emulator === undefined ? 'https:/' : `http://${emulator}`;
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

/** What Identity Toolkit says of a code that cannot be taken. */
const badCodes = ['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'USER_DISABLED', 'MISSING_OOB_CODE'];

/** Whether it refused a code for being wrong, used, or too old. */
export const isBadCode = (reason: string): boolean => badCodes.some((refusal) => reason.startsWith(refusal));
