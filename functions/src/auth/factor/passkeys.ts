import type { Assertion, CreationOptions, Registration, RequestOptions } from 'contract/schemas/identity';
import { association } from 'contract/text/association';
import { clock } from '#data/clock.ts';
import type { Environment } from '#data/firebase.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord, PasskeyRecord, UserRecord } from '#data/records.ts';
import { type ChallengeUse, openChallenge } from './challenges.ts';
import type { UsedFactor } from './used-factors.ts';

/** COSE ids of EdDSA, ES256 and RS256, which every version of Node can verify. */
const algorithms = [-8, -7, -257];

const timeoutMs = 120_000;

/** Loaded lazily: half a megabyte that few calls need. */
const loadLibrary = () => import('@simplewebauthn/server');

interface Site {
  readonly rpId: string;
  readonly isOrigin: (origin: string) => boolean;
}

/** Returns the site; in the emulators localhost with any port, as 127.0.0.1 gets no passkeys. */
function passkeySite({ GCLOUD_PROJECT = '' }: Environment): Site {
  if (GCLOUD_PROJECT.startsWith('demo-'))
    return { rpId: 'localhost', isOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const { hostname, origin } = new URL(association.siteUrl);
  return { rpId: hostname, isOrigin: (given) => given === origin };
}

const toCredentialDescriptor = ({ credentialId, transports }: PasskeyRecord) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** Returns the browser's options for creating a passkey; authenticators of `passkeys` are excluded. */
export const toCreationOptions = (
  { id, data }: Stored<UserRecord>,
  passkeys: readonly PasskeyRecord[],
  challenge: string,
): CreationOptions => ({
  challenge,
  rp: { id: passkeySite(process.env).rpId, name: association.shortName },
  user: { id: Buffer.from(id).toString('base64url'), name: data.email, displayName: data.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: timeoutMs,
  attestation: 'none',
  excludeCredentials: passkeys.map(toCredentialDescriptor),
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
});

/** Returns the browser's options for signing with one of these passkeys. */
export const toRequestOptions = (passkeys: readonly PasskeyRecord[], challenge: string): RequestOptions => ({
  challenge,
  rpId: passkeySite(process.env).rpId,
  allowCredentials: passkeys.map(toCredentialDescriptor),
  timeout: timeoutMs,
  userVerification: 'preferred',
});

/** Use of a challenge for a login by passkey alone. */
export const signInUse: ChallengeUse = { uid: 'unknown', purpose: 'sign-in', boundTo: 'site' };

/** Returns the browser's options for a login by passkey alone, which replaces the password too. */
export const toSignInOptions = (challenge: string): RequestOptions => ({
  ...toRequestOptions([], challenge),
  userVerification: 'required',
});

/** Returns the fields of a record with these passkeys. */
export const toPasskeyFields = (
  passkeys: readonly PasskeyRecord[],
): Required<Pick<FactorRecord, 'passkeys' | 'credentialIds'>> => ({
  passkeys: [...passkeys],
  credentialIds: passkeys.map(({ credentialId }) => credentialId),
});

export type NewPasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Returns undefined when no authenticator signed this challenge for this site. */
export async function checkRegistration(
  { response, ...credential }: Registration,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo: info } = await verifyOrReject(() =>
    verifyRegistrationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
        clientExtensionResults: {},
      },
      ...expectedValues(challenge, response.clientDataJSON),
      // Some security keys verify no owner. They work after the password only.
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (info === undefined) return undefined;
  const { id, publicKey, counter } = info.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.transports ?? [],
  };
}

/**
 * Verifies a signed challenge. Returns the changes of its use. Returns undefined for another account or use, a wrong
 * signature, or a counter below the stored one, which indicates a cloned authenticator.
 */
export async function checkPasskey(
  factor: FactorRecord,
  { response, ...credential }: Assertion,
  use: ChallengeUse,
): Promise<UsedFactor | undefined> {
  const { passkeys = [] } = factor;
  const passkey = passkeys.find(({ credentialId }) => credentialId === credential.id);
  const challenge = await openChallenge(response.clientDataJSON, use);
  if (passkey === undefined || challenge === undefined) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo: info } = await verifyOrReject(() =>
    verifyAuthenticationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
        clientExtensionResults: {},
      },
      ...expectedValues(challenge.challenge, response.clientDataJSON),
      // After a password, presence is enough.
      requireUserVerification: use.purpose === 'sign-in',
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified || info === undefined) return undefined;
  const used = { ...passkey, counter: info.newCounter, usedAt: clock.now() };
  return {
    kind: 'passkey',
    changes: toPasskeyFields(passkeys.map((one) => (one === passkey ? used : one))),
    challenge,
  };
}

function expectedValues(challenge: string, clientData: string) {
  const { rpId, isOrigin } = passkeySite(process.env);
  const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { origin?: unknown };
  return {
    expectedChallenge: challenge,
    expectedOrigin: typeof origin === 'string' && isOrigin(origin) ? [origin] : [],
    expectedRPID: rpId,
  };
}

/** Runs a check of the library, which throws for an invalid response. The reason is only logged. */
async function verifyOrReject<T extends { verified: boolean }>(
  verify: () => Promise<T>,
): Promise<T | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  try {
    return await verify();
  } catch (error) {
    log('INFO', 'a passkey was refused', { reason: error instanceof Error ? error.message : String(error) });
    return { verified: false };
  }
}
