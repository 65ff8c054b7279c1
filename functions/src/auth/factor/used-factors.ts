import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factors, passkeyChallenges } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord } from '#data/records.ts';
import type { OpenChallenge } from './challenges.ts';
import { digestOfRecovery } from './recovery-codes.ts';
import { factorKeysOf, unseal } from './seals.ts';
import { stepOfCode } from './totp.ts';

/** What proved a second factor: of which kind, and what its use changes, so that it never proves it again. */
export type UsedFactor =
  | { readonly kind: 'app'; readonly changes: Pick<FactorRecord, 'lastStep'> }
  | { readonly kind: 'recovery'; readonly changes: Pick<FactorRecord, 'recovery'> }
  | {
      readonly kind: 'passkey';
      readonly changes: Pick<FactorRecord, 'passkeys'>;
      readonly challenge: OpenChallenge;
    };

/** Writes that it was used: of any number of batches with the same proof a single one goes through. */
export function spend(batch: Batch, factor: Stored<FactorRecord>, used: UsedFactor): void {
  batch.update(factors, factor.id, used.changes, factor.version);
  if (used.kind === 'passkey') batch.delete(passkeyChallenges, used.challenge.id, used.challenge.version);
}

/** What the secret of somebody's app is sealed for. */
export const secretOf = (uid: string): string => `factor:${uid}`;

/**
 * Looks whether a code is one of the app, or one of the recovery codes that are left.
 *
 * @param code as it was typed
 * @returns undefined when it is neither, or was used already
 * @throws Error when the secret cannot be opened: the key is another one
 */
export function checkCode(uid: string, factor: FactorRecord, code: string): UsedFactor | undefined {
  const typed = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(typed)) {
    if (factor.secret === null) return undefined;
    const secret = unseal(factorKeysOf(process.env), secretOf(uid), factor.secret);
    if (secret === undefined) throw new Error('FACTOR_KEY does not open what it sealed.');
    const lastStep = stepOfCode(secret, typed, clock.now(), factor.lastStep);
    return lastStep === undefined ? undefined : { kind: 'app', changes: { lastStep } };
  }
  const digest = digestOfRecovery(typed);
  if (!factor.recovery.includes(digest)) return undefined;
  return { kind: 'recovery', changes: { recovery: factor.recovery.filter((one) => one !== digest) } };
}
