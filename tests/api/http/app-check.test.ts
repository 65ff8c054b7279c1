import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from 'contract';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requireAppCheck } from '../../../functions/src/auth/app-check.ts';
import { checkAppCheck } from '../../../tools/check-deployment.ts';
import { BuiltFunction } from '../../support/suite/built-function.ts';
import { as, inProcessTransport } from '../../support/suite/client.ts';

const app = '1:1234567890:web:0a1b2c';
const rightClaims: JWTPayload = {
  sub: app,
  aud: ['projects/1234567890', 'projects/sisindo'],
  iss: 'https://firebaseappcheck.googleapis.com/1234567890',
};

const keys = await generateKeyPair('RS256', { extractable: true });
const otherKeys = await generateKeyPair('RS256');

interface Made {
  readonly claims?: JWTPayload;
  readonly key?: CryptoKey | Uint8Array;
  readonly header?: { readonly alg: string; readonly kid?: string };
  readonly expires?: string;
}

/** Creates a token as Google does, with the given differences. */
const tokenWith = ({ claims, key = keys.privateKey, header, expires = '1h' }: Made = {}): Promise<string> =>
  new SignJWT({ ...rightClaims, ...claims })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: 'first', ...header })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

/** Serves public keys, and can fail. */
async function startKeyServer() {
  const state = { fails: false, asked: 0 };
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    state.asked += 1;
    response.writeHead(state.fails ? 503 : 200).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { state, address, [Symbol.dispose]: () => void server.close() };
}

let keyServer: Awaited<ReturnType<typeof startKeyServer>>;
beforeAll(async () => {
  keyServer = await startKeyServer();
});
afterAll(() => keyServer[Symbol.dispose]());

const settings = (mode: string, path = '/') => ({
  APP_CHECK_MODE: mode,
  APP_CHECK_APP_IDS: `1:1234567890:web:ffff, ${app}`,
  APP_CHECK_KEYS: `${keyServer.address}${path}`,
});

function stubSettings(mode: string, path?: string): void {
  for (const [name, value] of Object.entries(settings(mode, path))) vi.stubEnv(name, value);
}

/** Tries to log in with an unknown account: an admitted caller gets Invalid credentials. */
const tryLogin = async (
  token: string | undefined,
  transport = inProcessTransport(),
): Promise<[number, string]> => {
  const headers: Record<string, string> = token === undefined ? {} : { 'x-firebase-appcheck': token };
  const input = { email: 'siapa@example.org', password: 'salah sekali' };
  const { status, body } = await as(undefined, transport, headers).refused('login', input);
  return [status, body.code];
};

const letThrough = [401, 'invalid-credentials'];
const refused = [403, 'not-attested'];

/** Returns the log lines that `work` writes. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await work();
    return written.mock.calls.flatMap(([line]) => {
      const text = String(line);
      return text.startsWith('{') ? [JSON.parse(text)] : [];
    });
  } finally {
    written.mockRestore();
  }
}

describe('with enforced App Check', () => {
  beforeEach(() => stubSettings('enforce'));

  test('a call with a token of the site is admitted', async () => {
    expect(await tryLogin(await tokenWith())).toEqual(letThrough);
  });

  const wrong: readonly [what: string, token: () => Promise<string> | string | undefined][] = [
    ['without a token', () => undefined],
    ['with an empty one', () => ''],
    ['with something else', () => 'abc'],
    ['with one that is over', () => tokenWith({ expires: '-1s' })],
    [
      'with one that never ends',
      () => new SignJWT(rightClaims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(keys.privateKey),
    ],
    ['with one for another project', () => tokenWith({ claims: { aud: ['projects/99'] } })],
    [
      'with one of another issuer',
      () => tokenWith({ claims: { iss: 'https://firebaseappcheck.googleapis.com/99' } }),
    ],
    ['with one of another app', () => tokenWith({ claims: { sub: '1:1234567890:web:dddd' } })],
    ['with one of nobody', () => tokenWith({ claims: { sub: '' } })],
    ['with one signed by another key', () => tokenWith({ key: otherKeys.privateKey })],
    ['with one whose key nobody knows', () => tokenWith({ header: { alg: 'RS256', kid: 'second' } })],
    ['with one that is not signed', () => new UnsecuredJWT(rightClaims).setExpirationTime('1h').encode()],
    [
      'with one whose secret is the public key',
      async () =>
        tokenWith({
          header: { alg: 'HS256' },
          key: new TextEncoder().encode(await exportSPKI(keys.publicKey)),
        }),
    ],
  ];
  test.each(wrong)('a call %s is refused', async (_what, token) => {
    expect(await tryLogin(await token())).toEqual(refused);
  });

  test('a failing key server is logged, and blocks nothing while no key was ever loaded', async () => {
    stubSettings('enforce', '/failing');
    keyServer.state.fails = true;
    const lines = await logged(async () => {
      expect(await tryLogin(await tokenWith())).toEqual(letThrough);
      expect(await tryLogin(await tokenWith())).toEqual(letThrough);
      expect(await tryLogin(await tokenWith({ expires: '-1s' }))).toEqual(letThrough);
      expect(await tryLogin(undefined)).toEqual(refused);
    });
    keyServer.state.fails = false;
    // One attempt per thirty seconds: no further call waits for it.
    expect(lines.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
      { message: 'the keys of App Check cannot be fetched' },
    ]);
  });

  test('keys that cannot be refreshed stay in use', async () => {
    stubSettings('enforce', '/ageing');
    const show = (token: string) => requireAppCheck(endpoints.login, token);
    const [token, strange] = [await tokenWith(), await tokenWith({ key: otherKeys.privateKey })];
    const unknown = await tokenWith({ header: { alg: 'RS256', kid: 'second' } });
    await show(token);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 60 * 60 * 1000);
    keyServer.state.fails = true;
    const asked = keyServer.state.asked;
    const lines = await logged(async () => {
      await show(token);
      await expect(show(strange)).rejects.toMatchObject({ code: 'not-attested' });
      await expect(show(unknown)).rejects.toMatchObject({ code: 'not-attested' });
    });
    keyServer.state.fails = false;
    expect(keyServer.state.asked).toBe(asked + 1);
    expect(lines.filter(({ severity }) => severity === 'ERROR')).toHaveLength(1);
  });
});

test('with monitored App Check, calls without a token are admitted and logged', async () => {
  stubSettings('watch');
  const lines = await logged(async () => {
    expect(await tryLogin(undefined)).toEqual(letThrough);
    expect(await tryLogin(await tokenWith({ expires: '-1s' }))).toEqual(letThrough);
    expect(await tryLogin(await tokenWith())).toEqual(letThrough);
  });
  const line = { severity: 'WARNING', path: '/users/login', mode: 'watch' };
  expect(
    lines.filter(({ message }) => message === 'a call does not show that it comes from the site'),
  ).toMatchObject([
    { ...line, fault: 'no token' },
    { ...line, fault: 'ERR_JWT_EXPIRED' },
  ]);
});

test('with App Check off, tokens are ignored', async () => {
  const before = keyServer.state.asked;
  stubSettings('off');
  expect(await tryLogin('abc')).toEqual(letThrough);
  expect(keyServer.state.asked).toBe(before);
});

test('the built function enforces App Check too', { tags: ['emulators', 'full'] }, async () => {
  await using built = await BuiltFunction.start(settings('enforce'));
  expect(await tryLogin(await tokenWith(), built.transport)).toEqual(letThrough);
  expect(await tryLogin(undefined, built.transport)).toEqual(refused);
});

const pagePolicy = "script-src 'self'";
const policyWithRecaptcha = "script-src 'self' https://www.google.com/recaptcha/";

/** Simulates a site whose function has this mode; `policy` is the policy of its pages. */
async function startSite(mode: string, isBuilt: boolean, policy: string) {
  const connection = { network: 'unknown', isThroughHosting: true, peer: 'unknown', appCheck: mode };
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/app-check.json' && !isBuilt ? 404 : 200;
    response.setHeader('Content-Security-Policy', policy);
    response.end(JSON.stringify(connection));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, [Symbol.dispose]: () => void server.close() };
}

describe('the deployment check', () => {
  test.each([
    ['off', false, pagePolicy],
    ['watch', true, policyWithRecaptcha],
    ['enforce', true, policyWithRecaptcha],
  ])('finds nothing if both sides agree: %s', async (mode, isBuilt, policy) => {
    using site = await startSite(mode, isBuilt, policy);
    expect(await checkAppCheck(site.address)).toEqual({ mode, findings: [] });
  });

  test.each([
    [
      'off',
      true,
      policyWithRecaptcha,
      'The site sends tokens of App Check that the function does not look at: set APP_CHECK_MODE=watch.',
    ],
    [
      'enforce',
      false,
      pagePolicy,
      'The function asks for tokens of App Check (enforce), and the site was built without: set APP_CHECK_SITE_KEY and APP_CHECK_API_KEY, and deploy Hosting. Until then nobody can log in or register.',
    ],
    ['watch', true, pagePolicy, 'The policy of pages does not let reCAPTCHA in: deploy with npm run deploy.'],
  ])('reports a mismatch: %s', async (mode, isBuilt, policy, finding) => {
    using site = await startSite(mode, isBuilt, policy);
    expect(await checkAppCheck(site.address)).toEqual({ mode, findings: [finding] });
  });
});
