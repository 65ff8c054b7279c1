import { expect, test, vi } from 'vitest';
import { authAccounts } from './auth-accounts.ts';
import { emailCodes } from './email-codes.ts';

/** These tests stub responses of Identity Toolkit that the emulator does not give. */
/** Returns the names of the methods that are called from now on. */
function stubResponses(status: number, body: object): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(/accounts:(\w+)/.exec(url)?.[1] ?? url);
    return Response.json(body, { status });
  });
  return called;
}

test('a sign-in that Identity Toolkit limits is refused as too many requests', async () => {
  const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many unsuccessful login attempts.';
  stubResponses(400, { error: { message } });
  await expect(authAccounts.signIn('dewi@example.org', 'rahasia')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
});

test('a password reset code does not verify an address and stays unused', async () => {
  const called = stubResponses(200, { requestType: 'PASSWORD_RESET', localId: 'uid' });
  expect(await emailCodes.apply('code')).toBeUndefined();
  expect(called).toEqual(['resetPassword']);
});
