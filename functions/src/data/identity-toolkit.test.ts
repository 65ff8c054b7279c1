import { afterEach, expect, test, vi } from 'vitest';
import { authAccounts } from './auth-accounts.ts';
import { emailCodes } from './email-codes.ts';

/** Answers of Identity Toolkit that the emulator does not give. */
afterEach(() => {
  vi.unstubAllGlobals();
});

/** @returns the names of the methods that are called from now on */
function answerEachWith(status: number, body: object): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(/accounts:(\w+)/.exec(url)?.[1] ?? url);
    return Response.json(body, { status });
  });
  return called;
}

test('a sign-in that it limits by itself is one of too many requests', async () => {
  const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many unsuccessful login attempts.';
  answerEachWith(400, { error: { message } });
  await expect(authAccounts.signIn('dewi@example.org', 'rahasia')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
});

test('a code for a new password proves no address, and is not used up', async () => {
  const called = answerEachWith(200, { requestType: 'PASSWORD_RESET', localId: 'uid' });
  expect(await emailCodes.apply('code')).toBeUndefined();
  expect(called).toEqual(['resetPassword']);
});
