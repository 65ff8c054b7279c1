import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { fromBase64Url } from 'contract/rules/card-statement';
import type { Environment } from '#data/firebase.ts';

interface PublicCardKey {
  readonly id: string;
  /** 32 bytes as base64url. */
  readonly publicKey: string;
}

interface CardKeys {
  /** The current signing key, then the previous ones. */
  readonly all: readonly PublicCardKey[];
  /** Id of the current signing key. */
  readonly id: string;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** Part of the emulator's key (functions/.secret.local), which is public. The key contains this text. */
const demoKeyMarker = 'sisindo-demo-card-key';

const toPublicCardKey = (publicKey: string): PublicCardKey => ({
  id: createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 4),
  publicKey,
});

function parseSigningKey({ CARD_SIGNING_KEY = '' }: Environment): KeyObject {
  const der = Buffer.from(CARD_SIGNING_KEY, 'base64');
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Thrown below without the reason, which could quote the key.
  }
  throw new Error('CARD_SIGNING_KEY must be an Ed25519 key: PKCS #8, DER, base64.');
}

function parsePreviousKeys({ CARD_PREVIOUS_KEYS = '' }: Environment): string[] {
  const keys = CARD_PREVIOUS_KEYS.split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const invalid = keys.find((key) => fromBase64Url(key)?.length !== 32);
  if (invalid === undefined) return keys;
  throw new Error(`CARD_PREVIOUS_KEYS: '${invalid}' is no public key of 32 bytes in base64url.`);
}

/** Parses the card keys. Throws when a key cannot be parsed, or two have the same id. */
export function parseCardKeys(environment: Environment): CardKeys {
  const key = parseSigningKey(environment);
  const current = toPublicCardKey(String(createPublicKey(key).export({ format: 'jwk' }).x));
  const earlier = parsePreviousKeys(environment).filter((other) => other !== current.publicKey);
  const all = [current, ...earlier.map(toPublicCardKey)];
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    throw new Error('Two keys of cards have the same id: make another CARD_SIGNING_KEY.');
  }
  return { all, id: current.id, sign: (bytes) => sign(null, bytes, key) };
}

/**
 * Throws where anyone could sign cards: the emulator's key is allowed only with a `demo-` project, which
 * cannot exist in production.
 */
export function refuseDemoCardKey(environment: Environment): void {
  const { CARD_SIGNING_KEY = '', GCLOUD_PROJECT = '' } = environment;
  if (!Buffer.from(CARD_SIGNING_KEY, 'base64').includes(demoKeyMarker)) return;
  if (GCLOUD_PROJECT.startsWith('demo-')) return;
  throw new Error(
    'CARD_SIGNING_KEY is the key of the emulator, which everybody knows. Make one of your own.',
  );
}
