import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Environment } from '#data/firebase.ts';

const minKeyCharacters = 32;

/**
 * Keys for the secrets of authenticator apps. The first key encrypts, all decrypt, so that a new key can be
 * added in front. Throws when a key is missing or too short.
 */
export function parseFactorKeys({ FACTOR_KEY = '' }: Environment): string[] {
  const keys = FACTOR_KEY.split(',').map((key) => key.trim());
  if (keys.every((key) => key.length >= minKeyCharacters)) return keys;
  throw new Error(`FACTOR_KEY must be a secret of at least ${minKeyCharacters} characters.`);
}

const algorithm = 'aes-256-gcm';
const sizes = { nonce: 12, tag: 16 } as const;

/**
 * Encrypts with AES-256-GCM. The key has at least 128 random bits. Decryption requires the same context.
 * Returns nonce, tag and ciphertext as base64url.
 */
export function encryptSecret(key: string, context: string, bytes: Uint8Array): string {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv(algorithm, deriveKey(key, context), nonce);
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @returns undefined for a text that was modified, or encrypted with another key or context */
export function decryptSecret(keys: readonly string[], context: string, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, sizes.nonce);
  const tag = bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag);
  if (tag.length < sizes.tag) return undefined;
  for (const key of keys) {
    const decipher = createDecipheriv(algorithm, deriveKey(key, context), nonce).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(bytes.subarray(sizes.nonce + sizes.tag)), decipher.final()]);
    } catch {
      // Encrypted with another one of the keys, or with none of them.
    }
  }
  return undefined;
}

const deriveKey = (key: string, context: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, 'sisindo', context, 32));
