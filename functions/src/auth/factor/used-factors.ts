import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factors, passkeyChallenges } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord } from '#data/records.ts';
import type { OpenChallenge } from './challenges.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { decryptSecret, parseFactorKeys } from './secret-encryption.ts';
import { findStep } from './totp.ts';

/** A second factor that was proved: its kind, and the changes that prevent a second use. */
export type UsedFactor =
  | { readonly kind: 'app'; readonly changes: Pick<FactorRecord, 'lastStep'> }
  | { readonly kind: 'recovery'; readonly changes: Pick<FactorRecord, 'recovery'> }
  | {
      readonly kind: 'passkey';
      readonly changes: Pick<FactorRecord, 'passkeys' | 'credentialIds'>;
      readonly challenge: OpenChallenge;
    };

/** Adds the use of a factor to the batch. Of several batches with the same proof only one commits. */
export function markFactorUsed(batch: Batch, factor: Stored<FactorRecord>, used: UsedFactor): void {
  batch.update(factors, factor.id, used.changes, factor.version);
  if (used.kind === 'passkey') batch.delete(passkeyChallenges, used.challenge.id, used.challenge.version);
}

export const secretContext = (uid: string): string => `factor:${uid}`;

/**
 * Checks a code of the app or a recovery code; undefined for a wrong or used one. Throws when the
 * secret cannot be decrypted, because FACTOR_KEY changed.
 */
export function checkCode(uid: string, factor: FactorRecord, code: string): UsedFactor | undefined {
  if (/^\d{6}$/.test(code)) {
    if (factor.secret === null) return undefined;
    const secret = decryptSecret(parseFactorKeys(process.env), secretContext(uid), factor.secret);
    if (secret === undefined) throw new Error('FACTOR_KEY does not open what it sealed.');
    const lastStep = findStep(secret, code, clock.now(), factor.lastStep);
    return lastStep === undefined ? undefined : { kind: 'app', changes: { lastStep } };
  }
  const digest = hashRecoveryCode(code);
  if (!factor.recovery.includes(digest)) return undefined;
  return { kind: 'recovery', changes: { recovery: factor.recovery.filter((one) => one !== digest) } };
}
