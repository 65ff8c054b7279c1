import type { Assertion, CreationOptions, Registration, RequestOptions } from 'contract/fields/identity';
import { association } from 'contract/words/association';
import { clock } from '#data/clock.ts';
import type { Environment } from '#data/firebase.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord, PasskeyRecord, UserRecord } from '#data/records.ts';
import { type ChallengeUse, openChallenge } from './challenges.ts';
import type { UsedFactor } from './used-factors.ts';

/** ES256 and what else every authenticator knows (COSE): a key that one version of Node verifies, all of them do. */
const algorithms = [-8, -7, -257];

const timeoutMs = 120_000;

/** Half a megabyte that few calls need. */
const library = () => import('@simplewebauthn/server');

interface Site {
  /** The domain that passkeys are made for. */
  readonly rpId: string;
  readonly isOrigin: (origin: string) => boolean;
}

/**
 * Where passkeys hold: at the address of the site. Of the emulators it is localhost, whatever the port, as an address in
 * numbers (127.0.0.1) is no domain, and browsers make none for it.
 */
export function passkeySite({ GCLOUD_PROJECT = '' }: Environment): Site {
  if (GCLOUD_PROJECT.startsWith('demo-'))
    return { rpId: 'localhost', isOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  const { hostname, origin } = new URL(association.siteUrl);
  return { rpId: hostname, isOrigin: (given) => given === origin };
}

const known = ({ credentialId, transports }: PasskeyRecord) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** How the browser makes a passkey; the authenticators of `passkeys` are not offered again. */
export const creationOptionsOf = (
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
  excludeCredentials: passkeys.map(known),
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
});

/** How the browser asks for one of these. */
export const requestOptionsOf = (passkeys: readonly PasskeyRecord[], challenge: string): RequestOptions => ({
  challenge,
  rpId: passkeySite(process.env).rpId,
  allowCredentials: passkeys.map(known),
  timeout: timeoutMs,
  userVerification: 'preferred',
});

/** What a new passkey is known by. */
export type NewPasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** @returns undefined for what no authenticator has made of this challenge at our address */
export async function checkRegistration(
  { response, ...credential }: Registration,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo: info } = await orRefused(() =>
    verifyRegistrationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
        clientExtensionResults: {},
      },
      ...expected(challenge, response.clientDataJSON),
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
 * Looks whether somebody's passkey has signed a challenge of theirs. Costs a read.
 *
 * @returns what its use changes; undefined when it is none of theirs, the challenge is not open for this, the signature is
 *   another, or the authenticator counts less than before, which a copy of it would
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
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo: info } = await orRefused(() =>
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
      ...expected(challenge.challenge, response.clientDataJSON),
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
    changes: { passkeys: passkeys.map((one) => (one === passkey ? used : one)) },
    challenge,
  };
}

/** What a response must say beside what it is about. Who has proved a password need only be there, not be verified. */
function expected(challenge: string, clientData: string) {
  const { rpId, isOrigin } = passkeySite(process.env);
  const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { origin?: unknown };
  return {
    expectedChallenge: challenge,
    expectedOrigin: typeof origin === 'string' && isOrigin(origin) ? [origin] : [],
    expectedRPID: rpId,
    requireUserVerification: false,
  };
}

/** The library throws for what does not fit: which it was is for the log alone. */
async function orRefused<T extends { verified: boolean }>(
  verify: () => Promise<T>,
): Promise<T | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  try {
    return await verify();
  } catch (error) {
    log('INFO', 'a passkey was refused', { reason: error instanceof Error ? error.message : String(error) });
    return { verified: false };
  }
}
