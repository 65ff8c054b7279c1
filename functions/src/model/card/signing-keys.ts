import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { fromBase64Url } from 'contract/rules/codes/signed-codes';
import type { Environment } from '#data/firebase.ts';

interface PublicSigningKey {
  readonly id: string;
  /** 32 bytes as base64url. */
  readonly publicKey: string;
}

export interface SigningKeys {
  /** The current signing key, then the previous ones. */
  readonly all: readonly PublicSigningKey[];
  /** Id of the current signing key. */
  readonly id: string;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** Names of the variables of a key. */
interface SigningKeyNames {
  readonly current: string;
  /** Public keys of earlier codes, with commas between. */
  readonly previous: string;
}

const toPublicKey = (publicKey: string): PublicSigningKey => ({
  id: createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 4),
  publicKey,
});

function parseSigningKey(environment: Environment, name: string): KeyObject {
  const der = Buffer.from(environment[name] ?? '', 'base64');
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Thrown below without the reason, which could quote the key.
  }
  throw new Error(`${name} must be an Ed25519 key: PKCS #8, DER, base64.`);
}

function parsePreviousKeys(environment: Environment, name: string): string[] {
  const keys = (environment[name] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const invalid = keys.find((key) => fromBase64Url(key)?.length !== 32);
  if (invalid === undefined) return keys;
  throw new Error(`${name}: '${invalid}' is no public key of 32 bytes in base64url.`);
}

/** Parses the keys of one kind of code. Throws when a key cannot be parsed, or two have the same id. */
export function parseSigningKeys(environment: Environment, names: SigningKeyNames): SigningKeys {
  const key = parseSigningKey(environment, names.current);
  const current = toPublicKey(String(createPublicKey(key).export({ format: 'jwk' }).x));
  const earlier = parsePreviousKeys(environment, names.previous).filter(
    (other) => other !== current.publicKey,
  );
  const all = [current, ...earlier.map(toPublicKey)];
  if (new Set(all.map(({ id }) => id)).size < all.length)
    throw new Error(`${names.previous} has a key with the same id: make another ${names.current}.`);
  return { all, id: current.id, sign: (bytes) => sign(null, bytes, key) };
}

/** Parses the keys of membership cards. Throws as `parseSigningKeys`, like the two functions below. */
export const parseCardKeys = (environment: Environment): SigningKeys =>
  parseSigningKeys(environment, { current: 'CARD_SIGNING_KEY', previous: 'CARD_PREVIOUS_KEYS' });

/** Parses the keys of tickets, which are rotated without those of the cards. */
export const parseTicketKeys = (environment: Environment): SigningKeys =>
  parseSigningKeys(environment, { current: 'TICKET_SIGNING_KEY', previous: 'TICKET_PREVIOUS_KEYS' });

/** Parses the keys of credentials. */
export const parseCertificateKeys = (environment: Environment): SigningKeys =>
  parseSigningKeys(environment, {
    current: 'CERTIFICATE_SIGNING_KEY',
    previous: 'CERTIFICATE_PREVIOUS_KEYS',
  });
