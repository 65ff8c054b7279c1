import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { association } from 'contract/text/association';

/** Content of a checkpoint: the number of entries in the tree, and its root hash in base64. */
export interface Checkpoint {
  readonly size: number;
  readonly root: string;
}

/** Name of the log and of the key that signs for it. */
export const auditOrigin = `${new URL(association.siteUrl).hostname}/audit`;

/** A verifier key of signed notes: '<name>+<id>+<base64 of type and key>'. */
export interface NoteKey {
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly id: string;
  readonly key: KeyObject;
}

export interface AuditSigner {
  /** Public key as text. */
  readonly verifierKey: string;
  /** Returns a C2SP tlog-checkpoint: origin, size, root hash, an empty line, the signature. */
  readonly signNote: (checkpoint: Checkpoint) => string;
}

/** Type byte of Ed25519 in signed notes. */
const ed25519 = 1;
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

const withTypeByte = (publicKey: Buffer): Buffer => Buffer.concat([Buffer.of(ed25519), publicKey]);

const computeKeyId = (name: string, publicKey: Buffer): Buffer =>
  createHash('sha256').update(`${name}\n`).update(withTypeByte(publicKey)).digest().subarray(0, 4);

const noteBody = ({ size, root }: Checkpoint): string => `${auditOrigin}\n${size}\n${root}\n`;

/**
 * Derives the signing key from that of the cards (PKCS #8, DER, base64). The keys differ, so that no
 * signature of a card is valid for a checkpoint (decision 0085).
 */
export function deriveAuditSigner(cardSigningKey: string): AuditSigner {
  const der = createPrivateKey({ key: Buffer.from(cardSigningKey, 'base64'), format: 'der', type: 'pkcs8' });
  const secret = Buffer.from(String(der.export({ format: 'jwk' }).d), 'base64url');
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'sisindo audit checkpoint 1', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = Buffer.from(String(createPublicKey(key).export({ format: 'jwk' }).x), 'base64url');
  const id = computeKeyId(auditOrigin, publicKey);
  return {
    verifierKey: `${auditOrigin}+${id.toString('hex')}+${withTypeByte(publicKey).toString('base64')}`,
    signNote(checkpoint) {
      const text = noteBody(checkpoint);
      const signature = Buffer.concat([id, sign(null, Buffer.from(text), key)]).toString('base64');
      return `${text}\n— ${auditOrigin} ${signature}\n`;
    },
  };
}

/** Parses a verifier key. Returns undefined for any other text. */
export function readVerifierKey(text: string): NoteKey | undefined {
  const [, name = '', id = '', encoded = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== ed25519) return undefined;
  const publicKey = bytes.subarray(1);
  if (computeKeyId(name, publicKey).toString('hex') !== id) return undefined;
  const der = Buffer.concat([spkiPrefix, publicKey]);
  return { name, id, key: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
}

type NoteVerdict = 'signed' | 'forged' | 'unknown-key' | 'no-note';

/**
 * `forged`: a signature names a known key but does not match. `unknown-key`: no signature is of a known key.
 */
export function readNote(
  note: string,
  keys: readonly NoteKey[],
): { readonly state: NoteVerdict; readonly checkpoint?: Checkpoint } {
  const [, text = '', origin, size, root = '', signatures = ''] =
    /^((\S+)\n(0|[1-9]\d{0,14})\n([\w+/]{43}=)\n)\n((?:— \S+ [\w+/=]+\n)+)$/.exec(note) ?? [];
  if (origin !== auditOrigin) return { state: 'no-note' };
  const checkpoint = { size: Number(size), root };
  const states = signatures
    .trimEnd()
    .split('\n')
    .map((line) => verifySignature(text, line, keys));
  const state = (['signed', 'forged'] as const).find((one) => states.includes(one)) ?? 'unknown-key';
  return { state, checkpoint };
}

function verifySignature(text: string, line: string, keys: readonly NoteKey[]): NoteVerdict {
  const [, name, encoded = ''] = line.split(' ');
  const bytes = Buffer.from(encoded, 'base64');
  const id = bytes.subarray(0, 4).toString('hex');
  const known = keys.find((key) => key.name === name && key.id === id);
  if (known === undefined) return 'unknown-key';
  // Base64 after the padding would give a second note with the same content, so only one spelling is valid.
  if (bytes.toString('base64') !== encoded) return 'forged';
  return verify(null, Buffer.from(text), known.key, bytes.subarray(4)) ? 'signed' : 'forged';
}
