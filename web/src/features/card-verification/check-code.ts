import type { CardKeys, CardState } from 'contract/card-verification';
import { type CardStatement, fromBase64Url, readCardCode } from 'contract/rules/card-statement';
import { runsAt } from 'contract/rules/membership';
import { type ClockReading, serverTime } from './device-clock.ts';
import { signatureFits } from './signature.ts';

/** What a check says. Only a statement whose signature fits is ever told. */
export type Verdict =
  /** Never was a code of ours, or was mistyped or cut short. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forged' }
  /** The key is not among those known here, and whether there is a newer list cannot be asked. */
  | { readonly kind: 'unchecked' }
  /** Genuine; whether it still holds cannot be told by the clock of this device. */
  | { readonly kind: 'clock'; readonly statement: CardStatement }
  | { readonly kind: CardState; readonly statement: CardStatement };

export interface KnownKeys extends ClockReading {
  /** Undefined on a device that never had any. */
  readonly keys: CardKeys | undefined;
  /** Whether they were asked for just now. */
  readonly isFresh: boolean;
}

/** Checks a code with what this device knows: no network is needed. */
export async function checkCode(code: string, known: KnownKeys, now: Date = new Date()): Promise<Verdict> {
  const { keys, isFresh } = known;
  const content = readCardCode(code);
  if (content === undefined) return { kind: 'unreadable' };
  const { statement, signed, signature } = content;
  const key = keys?.keys.find(({ id }) => id === statement.keyId);
  if (keys === undefined || key === undefined) return { kind: isFresh ? 'forged' : 'unchecked' };
  const publicKey = fromBase64Url(key.publicKey);
  if (publicKey === undefined || !(await signatureFits(publicKey, signature, signed))) {
    return { kind: 'forged' };
  }
  if (keys.revoked.includes(statement.serial)) return { kind: 'revoked', statement };
  const time = serverTime(known, statement, now);
  if (time === undefined) return { kind: 'clock', statement };
  return { kind: runsAt(statement.validUntil, time) ? 'valid' : 'expired', statement };
}

/**
 * A check on the device together with what the server says now: the worse of both counts, save where the device could
 * not tell.
 */
export function withLiveState(verdict: Verdict, live: CardState | undefined): Verdict {
  if (!('statement' in verdict) || live === undefined) return verdict;
  const worst = (['revoked', 'expired'] as const).find((kind) => verdict.kind === kind || live === kind);
  return { ...verdict, kind: worst ?? 'valid' };
}
