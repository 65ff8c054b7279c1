import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { fromBase64Url } from 'contract/rules/card-statement';
import type { Environment } from '#data/firebase.ts';

/** A public key as it is published. */
export interface PublicCardKey {
  readonly id: string;
  /** 32 bytes as base64url. */
  readonly publicKey: string;
}

export interface CardKeys {
  /** The one that signs first, then those that signed before it. */
  readonly all: readonly PublicCardKey[];
  /** Id of the one that signs. */
  readonly id: string;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** Of the emulator's key (functions/.secret.local), which everybody can read; its bytes say what it is. */
const demoMark = 'sisindo-demo-card-key';

const publicCardKeyOf = (publicKey: string): PublicCardKey => ({
  id: createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 4),
  publicKey,
});

function readSigningKey({ CARD_SIGNING_KEY = '' }: Environment): KeyObject {
  const der = Buffer.from(CARD_SIGNING_KEY, 'base64');
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below: the reason could quote the key.
  }
  throw new Error('CARD_SIGNING_KEY must be an Ed25519 key: PKCS #8, DER, base64.');
}

function readPreviousKeys({ CARD_PREVIOUS_KEYS = '' }: Environment): string[] {
  const keys = CARD_PREVIOUS_KEYS.split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const invalid = keys.find((key) => fromBase64Url(key)?.length !== 32);
  if (invalid === undefined) return keys;
  throw new Error(`CARD_PREVIOUS_KEYS: '${invalid}' is no public key of 32 bytes in base64url.`);
}

/**
 * The keys of the cards, from the secret and the parameter.
 *
 * @throws Error when one cannot be read, or two have the same id
 */
export function cardKeysOf(environment: Environment): CardKeys {
  const key = readSigningKey(environment);
  const current = publicCardKeyOf(String(createPublicKey(key).export({ format: 'jwk' }).x));
  const earlier = readPreviousKeys(environment).filter((other) => other !== current.publicKey);
  const all = [current, ...earlier.map(publicCardKeyOf)];
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    throw new Error('Two keys of cards have the same id: make another CARD_SIGNING_KEY.');
  }
  return { all, id: current.id, sign: (bytes) => sign(null, bytes, key) };
}

/**
 * Refuses to run where anybody could sign cards: the emulator's key may stand only beside a `demo-` project,
 * which can never exist in production.
 *
 * @throws Error when it stands anywhere else
 */
export function refuseDemoCardKey(environment: Environment): void {
  const { CARD_SIGNING_KEY = '', GCLOUD_PROJECT = '' } = environment;
  if (!Buffer.from(CARD_SIGNING_KEY, 'base64').includes(demoMark)) return;
  if (GCLOUD_PROJECT.startsWith('demo-')) return;
  throw new Error(
    'CARD_SIGNING_KEY is the key of the emulator, which everybody knows. Make one of your own.',
  );
}
