import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { type CardStatement, encodeCardCode, encodeStatement } from 'contract/rules/codes/card-statement';

/** Creates codes of cards with any content, signed with a key of the emulator or with an unknown key. */

/** Creates an Ed25519 key from a public seed, as in functions/.secret.local. */
const emulatorKey = (seed: string) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  });

const signers = {
  current: emulatorKey('sisindo-demo-card-key-not-secret'),
  /** Rotated key: functions/.env.demo-sisindo lists it as a previous key. */
  earlier: emulatorKey('sisindo-demo-card-key-of-earlier'),
  unknown: generateKeyPairSync('ed25519').privateKey,
};

const idOf = (signer: keyof typeof signers): string => {
  const { x = '' } = createPublicKey(signers[signer]).export({ format: 'jwk' });
  return createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 4);
};

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const defaults: Omit<CardStatement, 'keyId'> = {
  memberNumber: 'SISINDO-2025-000042',
  name: 'Budi Santoso',
  validUntil: inDays(200),
  serial: 'a1b2c3d4e5f6',
};

/** Returns the code of a card with these changes. */
export function codeFor(
  changes: Partial<CardStatement> = {},
  signer: keyof typeof signers = 'current',
): string {
  const bytes = encodeStatement({ keyId: idOf(signer), ...defaults, ...changes });
  return encodeCardCode(bytes, sign(null, bytes, signers[signer]));
}

/** Returns the code of a card with the id of the current key and a signature of another key. */
export const forgedCode = (): string => codeFor({ keyId: idOf('current') }, 'unknown');
