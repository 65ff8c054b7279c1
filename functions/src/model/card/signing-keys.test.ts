import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Environment } from '#data/firebase.ts';
import { parseSigningKeys } from './signing-keys.ts';

const names = { current: 'CARD_SIGNING_KEY', previous: 'CARD_PREVIOUS_KEYS' };
const parseKeys = (environment: Environment) => parseSigningKeys(environment, names);

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    x: String(publicKey.export({ format: 'jwk' }).x),
  };
};

describe('the signing keys', () => {
  test('are the current key and the previous ones', () => {
    const [now, before] = [newKey(), newKey()];
    const keys = parseKeys({
      CARD_SIGNING_KEY: now.secret,
      CARD_PREVIOUS_KEYS: ` ${before.x}, ${now.x},`,
    });
    expect(keys.all.map(({ publicKey }) => publicKey)).toEqual([now.x, before.x]);
    expect(keys.id).toBe(keys.all[0]?.id);
    const bytes = Buffer.from('kartu');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: now.x }, format: 'jwk' });
    expect(verify(null, bytes, key, keys.sign(bytes))).toBe(true);
  });

  test('keep their ids after a rotation', () => {
    const [now, next] = [newKey(), newKey()];
    const { id } = parseKeys({ CARD_SIGNING_KEY: now.secret });
    const rotated = parseKeys({ CARD_SIGNING_KEY: next.secret, CARD_PREVIOUS_KEYS: now.x });
    expect(rotated.all[1]).toEqual({ id, publicKey: now.x });
  });

  test('are refused when they cannot be parsed, without quoting them', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const wrong = ['', 'rahasia', rsa.export({ format: 'der', type: 'pkcs8' }).toString('base64')];
    for (const secret of wrong) {
      expect(() => parseKeys({ CARD_SIGNING_KEY: secret })).toThrow(/must be an Ed25519 key[^']*$/);
    }
    expect(() => parseKeys({ CARD_SIGNING_KEY: newKey().secret, CARD_PREVIOUS_KEYS: 'abc' })).toThrow(
      "'abc' is no public key",
    );
  });
});
