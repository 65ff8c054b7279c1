import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { association } from 'contract/words/association';

/** What a checkpoint says: how many entries the tree has, and its root, base64. */
export interface Checkpoint {
  readonly size: number;
  readonly root: string;
}

/** Names the log, and the key that signs for it. */
export const auditOrigin = `${new URL(association.siteUrl).hostname}/audit`;

/** A public key as verifiers of signed notes take it: '<name>+<id>+<base64 of type and key>'. */
export interface NoteKey {
  readonly name: string;
  /** 8 hexadecimal digits. */
  readonly id: string;
  readonly key: KeyObject;
}

export interface AuditSigner {
  /** The public key as text. */
  readonly verifierKey: string;
  /** The signed note of a checkpoint (C2SP tlog-checkpoint): origin, size, root, an empty line, the signature. */
  readonly noteOf: (checkpoint: Checkpoint) => string;
}

/** The type of Ed25519 in signed notes. */
const ed25519 = 1;
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

const typed = (publicKey: Buffer): Buffer => Buffer.concat([Buffer.of(ed25519), publicKey]);

const keyIdOf = (name: string, publicKey: Buffer): Buffer =>
  createHash('sha256').update(`${name}\n`).update(typed(publicKey)).digest().subarray(0, 4);

const textOf = ({ size, root }: Checkpoint): string => `${auditOrigin}\n${size}\n${root}\n`;

/**
 * The key that signs checkpoints: drawn from the secret of the cards, and another one than theirs, so that nothing that
 * is signed for a card can pass as a checkpoint (decision 0085).
 *
 * @param cardSigningKey CARD_SIGNING_KEY: PKCS #8, DER, base64
 */
export function auditSignerOf(cardSigningKey: string): AuditSigner {
  const der = createPrivateKey({ key: Buffer.from(cardSigningKey, 'base64'), format: 'der', type: 'pkcs8' });
  const secret = Buffer.from(String(der.export({ format: 'jwk' }).d), 'base64url');
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'sisindo audit checkpoint 1', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = Buffer.from(String(createPublicKey(key).export({ format: 'jwk' }).x), 'base64url');
  const id = keyIdOf(auditOrigin, publicKey);
  return {
    verifierKey: `${auditOrigin}+${id.toString('hex')}+${typed(publicKey).toString('base64')}`,
    noteOf(checkpoint) {
      const text = textOf(checkpoint);
      const signature = Buffer.concat([id, sign(null, Buffer.from(text), key)]).toString('base64');
      return `${text}\n— ${auditOrigin} ${signature}\n`;
    },
  };
}

/** @returns undefined for what is no such key */
export function readVerifierKey(text: string): NoteKey | undefined {
  const [, name = '', id = '', encoded = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== ed25519) return undefined;
  const publicKey = bytes.subarray(1);
  if (keyIdOf(name, publicKey).toString('hex') !== id) return undefined;
  const der = Buffer.concat([spkiHead, publicKey]);
  return { name, id, key: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
}

export type NoteState = 'signed' | 'forged' | 'unknown-key' | 'no-note';

/**
 * What a note says, and whether one of the keys has signed it: `forged` with a signature of a known key that does not
 * fit, `unknown-key` where none of its signatures is of a known one.
 */
export function readNote(
  note: string,
  keys: readonly NoteKey[],
): { readonly state: NoteState; readonly checkpoint?: Checkpoint } {
  const [, text = '', origin, size, root = '', signatures = ''] =
    /^((\S+)\n(0|[1-9]\d{0,14})\n([\w+/]{43}=)\n)\n((?:— \S+ [\w+/=]+\n)+)$/.exec(note) ?? [];
  if (origin !== auditOrigin) return { state: 'no-note' };
  const checkpoint = { size: Number(size), root };
  const states = signatures
    .trimEnd()
    .split('\n')
    .map((line) => stateOf(text, line, keys));
  const state = (['signed', 'forged'] as const).find((one) => states.includes(one)) ?? 'unknown-key';
  return { state, checkpoint };
}

function stateOf(text: string, line: string, keys: readonly NoteKey[]): NoteState {
  const [, name, encoded = ''] = line.split(' ');
  const bytes = Buffer.from(encoded, 'base64');
  const id = bytes.subarray(0, 4).toString('hex');
  const known = keys.find((key) => key.name === name && key.id === id);
  if (known === undefined) return 'unknown-key';
  // One text for one signature: what follows the padding would be another note that says the same.
  if (bytes.toString('base64') !== encoded) return 'forged';
  return verify(null, Buffer.from(text), known.key, bytes.subarray(4)) ? 'signed' : 'forged';
}
