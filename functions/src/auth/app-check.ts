import { type AppCheckMode, appCheckModes } from 'contract/connection';
import { type Endpoint, needsAppCheck } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { JWTVerifyGetKey } from 'jose';
import { clock } from '#data/clock.ts';
import type { Environment } from '#data/firebase.ts';
import { log } from '#data/log.ts';

export interface AppCheckSettings {
  readonly mode: AppCheckMode;
  /** '1:1234567890:web:0a1b2c': project number and app. */
  readonly appIds: readonly string[];
  readonly projectNumber: string;
  /** Where the public keys are that tokens are signed with. */
  readonly keys: URL;
}

const usualKeys = 'https://firebaseappcheck.googleapis.com/v1/jwks';

/** @throws Error with the setting that is none, or that is missing where App Check is on */
export function appCheckSettings(environment: Environment): AppCheckSettings {
  const mode = appCheckModes.find((known) => known === (environment.APP_CHECK_MODE || 'off'));
  if (mode === undefined) throw new Error(`APP_CHECK_MODE has to be one of ${appCheckModes.join(', ')}.`);
  const appIds = (environment.APP_CHECK_APP_IDS ?? '').split(',').flatMap((id) => id.trim() || []);
  const numbers = new Set(appIds.map((id) => /^1:(\d+):web:[\da-f]+$/.exec(id)?.[1]));
  const [projectNumber = ''] = numbers;
  if (numbers.size > 1 || numbers.has(undefined) || (mode !== 'off' && numbers.size === 0))
    throw new Error('APP_CHECK_APP_IDS has to name apps of one project, such as 1:1234567890:web:0a1b2c.');
  const keys = new URL(environment.APP_CHECK_KEYS || usualKeys);
  if (keys.protocol !== 'https:' && keys.hostname !== '127.0.0.1')
    throw new Error('APP_CHECK_KEYS has to be an address of this machine, or one with https.');
  return { mode, appIds, projectNumber, keys };
}

/** How long fetched keys are taken as they are, as Google advises; longer where they cannot be fetched anew. */
const keysFreshMs = 6 * 60 * 60 * 1000;

/** How long nobody asks again for keys that could not be fetched, or did not have the one of a token. */
const keysPauseMs = 30_000;

const keysPatienceMs = 5_000;

/** No key was ever fetched: nobody can tell whether a token is right. */
class KeysUnreachable extends Error {}

/** Finds the key of a token; keys that cannot be fetched anew go on being used (decision 0056). */
async function keyFinder(address: URL): Promise<JWTVerifyGetKey> {
  const { createLocalJWKSet, createRemoteJWKSet, errors } = await import('jose');
  const remote = createRemoteJWKSet(address, {
    cacheMaxAge: keysFreshMs,
    cooldownDuration: keysPauseMs,
    timeoutDuration: keysPatienceMs,
  });
  let askAgainAt = 0;
  return async (header, token) => {
    try {
      if (performance.now() >= askAgainAt) return await remote(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      askAgainAt = performance.now() + keysPauseMs;
      log('ERROR', 'the keys of App Check cannot be fetched', { reason: String(error) });
    }
    const known = remote.jwks();
    if (known === undefined) throw new KeysUnreachable();
    return createLocalJWKSet(known)(header, token);
  };
}

const finders = new Map<string, Promise<JWTVerifyGetKey>>();

function finderOf(address: URL): Promise<JWTVerifyGetKey> {
  const finder = finders.get(address.href) ?? keyFinder(address);
  finders.set(address.href, finder);
  return finder;
}

/** @returns why the token does not show that a call comes from the site; undefined where it does, or nobody can tell */
async function faultOf(token: string, settings: AppCheckSettings): Promise<string | undefined> {
  const { appIds, projectNumber, keys } = settings;
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, await finderOf(keys), {
      algorithms: ['RS256'],
      issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
      audience: `projects/${projectNumber}`,
      requiredClaims: ['exp', 'sub'],
      currentDate: clock.now(),
    });
    return appIds.includes(payload.sub ?? '') ? undefined : 'another app';
  } catch (error) {
    // Limits per network still hold; a fault at the keys' side must not close the site (decision 0056).
    if (error instanceof KeysUnreachable) return undefined;
    if (error instanceof errors.JOSEError) return error.code;
    throw error;
  }
}

/**
 * Where App Check is on, lets only those calls through that the site itself sends: all that anybody may make and that
 * are more than a look (`needsAppCheck`).
 *
 * @param token of the header `X-Firebase-AppCheck`
 * @throws ApiError not-attested without a right one, in mode `enforce`
 */
export async function requireAppCheck(endpoint: Endpoint, token: string | undefined): Promise<void> {
  if (!needsAppCheck(endpoint)) return;
  const settings = appCheckSettings(process.env);
  if (settings.mode === 'off') return;
  const fault = token ? await faultOf(token, settings) : 'no token';
  if (fault === undefined) return;
  log('WARNING', 'a call does not show that it comes from the site', {
    path: endpoint.path,
    mode: settings.mode,
    fault,
  });
  if (settings.mode === 'enforce') throw new ApiError('not-attested');
}
