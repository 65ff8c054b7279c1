import type { CardKeys, CardState, LiveCard } from 'contract/card/card-verification';
import { type CardStatement, parseCardCode } from 'contract/rules/codes/card-statement';
import { fromBase64Url } from 'contract/rules/codes/signed-codes';
import { isValidAt } from 'contract/rules/membership';
import { type ClockReading, serverTime } from './device-clock.ts';

/** Result of a check. Contains the statement only when its signature is valid. */
export type Verdict =
  /** Not a code of this site, mistyped, or truncated. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forged' }
  /** The key is unknown, and the device cannot reach the server for a newer list. */
  | { readonly kind: 'unchecked' }
  /** Genuine, but the device clock is too unreliable to determine the expiry. */
  | { readonly kind: 'clock'; readonly statement: CardStatement }
  | {
      readonly kind: CardState | 'paused';
      readonly statement: CardStatement;
      /** End in the code, if the membership was renewed since: the statement has the present end. */
      readonly writtenUntil?: string;
    };

export interface KnownKeys extends ClockReading {
  /** Undefined on a device that never loaded the list. */
  readonly keys: CardKeys | undefined;
  /** Whether the list was just loaded from the server. */
  readonly isFresh: boolean;
}

/** Verifies a code with the stored keys; needs no network. */
export async function checkCode(code: string, known: KnownKeys, now: Date = new Date()): Promise<Verdict> {
  const { keys, isFresh } = known;
  const content = parseCardCode(code);
  if (content === undefined) return { kind: 'unreadable' };
  const { statement, signed, signature } = content;
  const key = keys?.keys.find(({ id }) => id === statement.keyId);
  if (keys === undefined || key === undefined) return { kind: isFresh ? 'forged' : 'unchecked' };
  const publicKey = fromBase64Url(key.publicKey);
  if (publicKey === undefined || !(await verifySignature(publicKey, signature, signed))) {
    return { kind: 'forged' };
  }
  if (keys.revoked.includes(statement.serial)) return { kind: 'revoked', statement };
  const time = serverTime(known, statement, now);
  if (time === undefined) return { kind: 'clock', statement };
  return { kind: isValidAt(statement.validUntil, time) ? 'valid' : 'expired', statement };
}

/**
 * Combines a local verdict with the state on the server, if there is a statement. A revocation on either side
 * wins. Otherwise the present end of the membership decides, because a renewal keeps earlier cards genuine.
 */
export function withLiveState(verdict: Verdict, live: LiveCard | undefined): Verdict {
  if (!('statement' in verdict) || live === undefined) return verdict;
  const { statement } = verdict;
  if (verdict.kind === 'revoked' || live.state === 'revoked') return { kind: 'revoked', statement };
  const { validUntil } = live;
  const kind = live.isPaused ? 'paused' : live.state;
  // The code has whole seconds.
  const isRenewed = validUntil !== null && Date.parse(validUntil) - Date.parse(statement.validUntil) >= 1000;
  if (!isRenewed) return { kind, statement };
  return { kind, statement: { ...statement, validUntil }, writtenUntil: statement.validUntil };
}

/** Verifies an Ed25519 signature, with a library where the browser lacks the curve. */
export async function verifySignature(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return (
    (await verifyWithBrowser(publicKey, signature, signed)) ?? verifyWithLibrary(publicKey, signature, signed)
  );
}

/** Returns undefined where the browser does not support Ed25519. */
async function verifyWithBrowser(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, signed);
  } catch {
    return undefined;
  }
}

export async function verifyWithLibrary(
  publicKey: Uint8Array,
  signature: Uint8Array,
  signed: Uint8Array,
): Promise<boolean> {
  const { verifyAsync } = await import('@noble/ed25519');
  // Follows RFC 8032, which rejects non-canonical point encodings.
  return verifyAsync(signature, signed, publicKey, { zip215: false }).catch(() => false);
}
