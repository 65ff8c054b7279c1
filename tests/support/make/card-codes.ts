import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { type CardStatement, cardCode, statementBytes } from 'contract/rules/card-statement';

/** Cards of any content, signed as the emulator's function would, or by somebody who may not. */

/** An Ed25519 key as it stands in functions/.secret.local, of a seed that anybody can read. */
const emulatorKey = (seed: string) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  });

const signers = {
  current: emulatorKey('sisindo-demo-card-key-not-secret'),
  /** Rotated out: functions/.env.demo-sisindo knows it as a previous key. */
  earlier: emulatorKey('sisindo-demo-card-key-of-earlier'),
  stranger: generateKeyPairSync('ed25519').privateKey,
};

const idOf = (signer: keyof typeof signers): string => {
  const { x = '' } = createPublicKey(signers[signer]).export({ format: 'jwk' });
  return createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 4);
};

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const usual: Omit<CardStatement, 'keyId'> = {
  memberNumber: 'SISINDO-2025-000042',
  name: 'Budi Santoso',
  validUntil: inDays(200),
  serial: 'a1b2c3d4e5f6',
};

/** The code of a card that says this. */
export function codeFor(
  changes: Partial<CardStatement> = {},
  signer: keyof typeof signers = 'current',
): string {
  const bytes = statementBytes({ keyId: idOf(signer), ...usual, ...changes });
  return cardCode(bytes, sign(null, bytes, signers[signer]));
}

/** A card of our key's id that somebody else signed. */
export const forgedCode = (): string => codeFor({ keyId: idOf('current') }, 'stranger');
