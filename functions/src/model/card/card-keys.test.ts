import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseCardKeys, refuseDemoCardKey } from './card-keys.ts';

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    x: String(publicKey.export({ format: 'jwk' }).x),
  };
};
const demo = Buffer.concat([
  Buffer.from('302e020100300506032b657004220420', 'hex'),
  Buffer.from('sisindo-demo-card-key-not-secret'),
]).toString('base64');

describe('the card keys', () => {
  test('are the current key and the previous ones', () => {
    const [now, before] = [newKey(), newKey()];
    const keys = parseCardKeys({
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
    const { id } = parseCardKeys({ CARD_SIGNING_KEY: now.secret });
    const rotated = parseCardKeys({ CARD_SIGNING_KEY: next.secret, CARD_PREVIOUS_KEYS: now.x });
    expect(rotated.all[1]).toEqual({ id, publicKey: now.x });
  });

  test('are refused when they cannot be parsed, without quoting them', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const wrong = ['', 'rahasia', rsa.export({ format: 'der', type: 'pkcs8' }).toString('base64')];
    for (const secret of wrong) {
      expect(() => parseCardKeys({ CARD_SIGNING_KEY: secret })).toThrow(/must be an Ed25519 key[^']*$/);
    }
    expect(() => parseCardKeys({ CARD_SIGNING_KEY: newKey().secret, CARD_PREVIOUS_KEYS: 'abc' })).toThrow(
      "'abc' is no public key",
    );
  });
});

test('the key of the emulator is refused outside of it', () => {
  expect(() => refuseDemoCardKey({ CARD_SIGNING_KEY: demo, GCLOUD_PROJECT: 'demo-sisindo' })).not.toThrow();
  expect(() => refuseDemoCardKey({ CARD_SIGNING_KEY: demo, GCLOUD_PROJECT: 'sisindo' })).toThrow('emulator');
  expect(() => refuseDemoCardKey({ CARD_SIGNING_KEY: demo })).toThrow('emulator');
  expect(() => refuseDemoCardKey({ CARD_SIGNING_KEY: newKey().secret, GCLOUD_PROJECT: 'x' })).not.toThrow();
  expect(() => refuseDemoCardKey({ GCLOUD_PROJECT: 'x' })).not.toThrow();
});
