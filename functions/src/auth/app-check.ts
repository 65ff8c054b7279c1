import { type Endpoint, needsAppCheck } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { type AppCheckMode, appCheckModes } from 'contract/maintenance/health';
import type { JWTVerifyGetKey } from 'jose';
import { clock } from '#data/clock.ts';
import type { Environment } from '#data/firebase.ts';
import { log } from '#data/log.ts';

interface AppCheckSettings {
  readonly mode: AppCheckMode;
  /** '1:1234567890:web:0a1b2c': project number and app. */
  readonly appIds: readonly string[];
  readonly projectNumber: string;
  readonly keysUrl: URL;
}

const defaultKeysUrl = 'https://firebaseappcheck.googleapis.com/v1/jwks';

/** Throws when a parameter is invalid, or missing while App Check is on. */
export function appCheckSettings(environment: Environment): AppCheckSettings {
  const mode = appCheckModes.find((known) => known === (environment.APP_CHECK_MODE || 'off'));
  if (mode === undefined) throw new Error(`APP_CHECK_MODE has to be one of ${appCheckModes.join(', ')}.`);
  const appIds = (environment.APP_CHECK_APP_IDS ?? '').split(',').flatMap((id) => id.trim() || []);
  const numbers = new Set(appIds.map((id) => /^1:(\d+):web:[\da-f]+$/.exec(id)?.[1]));
  const [projectNumber = ''] = numbers;
  if (numbers.size > 1 || numbers.has(undefined) || (mode !== 'off' && numbers.size === 0))
    throw new Error('APP_CHECK_APP_IDS has to name apps of one project, such as 1:1234567890:web:0a1b2c.');
  const keys = new URL(environment.APP_CHECK_KEYS || defaultKeysUrl);
  if (keys.protocol !== 'https:' && keys.hostname !== '127.0.0.1')
    throw new Error('APP_CHECK_KEYS has to be an address of this machine, or one with https.');
  return { mode, appIds, projectNumber, keysUrl: keys };
}

/** Maximum age, as Google recommends. Older keys are used while new ones cannot be fetched. */
const keysMaxAgeMs = 6 * 60 * 60 * 1000;

/** Pause after a failed fetch, or after keys that did not include the one of a token. */
const keysCooldownMs = 30_000;

const keysTimeoutMs = 5_000;

/** No key was ever fetched, so no token can be verified. */
class KeysUnreachable extends Error {}

/** Finds the key of a token. Expired keys remain in use while new ones cannot be fetched (decision 0022). */
async function createKeyFinder(address: URL): Promise<JWTVerifyGetKey> {
  const { createLocalJWKSet, createRemoteJWKSet, errors } = await import('jose');
  const remote = createRemoteJWKSet(address, {
    cacheMaxAge: keysMaxAgeMs,
    cooldownDuration: keysCooldownMs,
    timeoutDuration: keysTimeoutMs,
  });
  let retryAt = 0;
  return async (header, token) => {
    try {
      if (performance.now() >= retryAt) return await remote(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      retryAt = performance.now() + keysCooldownMs;
      log('ERROR', 'the keys of App Check cannot be fetched', { reason: String(error) });
    }
    const cachedKeys = remote.jwks();
    if (cachedKeys === undefined) throw new KeysUnreachable();
    return createLocalJWKSet(cachedKeys)(header, token);
  };
}

const finders = new Map<string, Promise<JWTVerifyGetKey>>();

function getKeyFinder(address: URL): Promise<JWTVerifyGetKey> {
  const finder = finders.get(address.href) ?? createKeyFinder(address);
  finders.set(address.href, finder);
  return finder;
}

/** Returns undefined if the token proves that the call is from the site, or cannot be verified. */
async function findTokenFault(token: string, settings: AppCheckSettings): Promise<string | undefined> {
  const { appIds, projectNumber, keysUrl } = settings;
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, await getKeyFinder(keysUrl), {
      algorithms: ['RS256'],
      issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
      audience: `projects/${projectNumber}`,
      requiredClaims: ['exp', 'sub'],
      currentDate: clock.now(),
    });
    return appIds.includes(payload.sub ?? '') ? undefined : 'another app';
  } catch (error) {
    // Rate limits still apply. An outage of the key server must not close the site (decision 0022).
    if (error instanceof KeysUnreachable) return undefined;
    if (error instanceof errors.JOSEError) return error.code;
    throw error;
  }
}

/**
 * Requires a token in the header `X-Firebase-AppCheck` for calls open to anyone that do more than read.
 * Throws `not-attested` in mode `enforce`.
 */
export async function requireAppCheck(endpoint: Endpoint, token: string | undefined): Promise<void> {
  if (!needsAppCheck(endpoint)) return;
  const settings = appCheckSettings(process.env);
  if (settings.mode === 'off') return;
  const fault = token ? await findTokenFault(token, settings) : 'no token';
  if (fault === undefined) return;
  log('WARNING', 'a call does not show that it comes from the site', {
    path: endpoint.path,
    mode: settings.mode,
    fault,
  });
  if (settings.mode === 'enforce') throw new ApiError('not-attested');
}
