import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Environment } from '#data/firebase.ts';

const fewestCharacters = 32;
/** Of the emulator's key (functions/.secret.local), which everybody can read. */
const demoKey = 'sisindo-demo-factor-key-not-secret';

/**
 * The keys that the secrets of authenticator apps are kept under: the first seals, all of them open, so that a new one
 * can be put before the old.
 *
 * @throws Error when one is missing, or too short to be one
 */
export function factorKeysOf({ FACTOR_KEY = '' }: Environment): string[] {
  const keys = FACTOR_KEY.split(',').map((key) => key.trim());
  if (keys.every((key) => key.length >= fewestCharacters)) return keys;
  throw new Error(`FACTOR_KEY must be a secret of at least ${fewestCharacters} characters.`);
}

/**
 * Refuses to run where anybody could open what is sealed: the emulator's key may stand only beside a `demo-` project.
 *
 * @throws Error when it stands anywhere else
 */
export function refuseDemoFactorKey({ FACTOR_KEY = '', GCLOUD_PROJECT = '' }: Environment): void {
  if (!FACTOR_KEY.includes(demoKey) || GCLOUD_PROJECT.startsWith('demo-')) return;
  throw new Error('FACTOR_KEY is the key of the emulator, which everybody knows. Make one of your own.');
}

const algorithm = 'aes-256-gcm';
const sizes = { nonce: 12, tag: 16 } as const;

/**
 * Seals bytes with AES-256-GCM.
 *
 * @param key of any length, with at least 128 bits of chance in it
 * @param context what it is and whose: opens with the same words alone
 * @returns nonce, tag and sealed bytes, as base64url
 */
export function seal(key: string, context: string, bytes: Uint8Array): string {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv(algorithm, keyFor(key, context), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined for what was sealed with another key, for something else, or was changed since */
export function unseal(keys: readonly string[], context: string, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, sizes.nonce);
  const tag = bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag);
  if (tag.length < sizes.tag) return undefined;
  for (const key of keys) {
    const decipher = createDecipheriv(algorithm, keyFor(key, context), nonce).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(bytes.subarray(sizes.nonce + sizes.tag)), decipher.final()]);
    } catch {
      // Sealed with another of the keys, or with none of them.
    }
  }
  return undefined;
}

const keyFor = (key: string, context: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, 'sisindo', context, 32));
