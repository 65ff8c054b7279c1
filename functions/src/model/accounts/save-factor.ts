import { randomBytes } from 'node:crypto';
import type { secondFactor as table } from 'contract/accounts/second-factor';
import type { ParsedInput } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { wording } from 'contract/text/wording';
import type { Caller } from '#auth/caller.ts';
import { toBase32 } from '#auth/factor/base32.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#auth/factor/recovery-codes.ts';
import { decryptSecret, encryptSecret, parseFactorKeys } from '#auth/factor/secret-encryption.ts';
import { findStep } from '#auth/factor/totp.ts';
import { secretContext } from '#auth/factor/used-factors.ts';
import { clock } from '#data/clock.ts';
import { factors, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { changeFactor, factorKindsOf, removeOneFactor, requireFactor } from './factor-changes.ts';
import { wrongCode } from './limit-codes.ts';
import { notifyFactorChange, recordRecoveryCodeUse } from './notify-factor-change.ts';

const secretBytes = 20;

const enrolmentContext = (uid: string): string => `enrolment:${uid}`;

/** Creates a secret as text, URI and ciphertext, without storing it. */
export function newSecret({ id, data }: Stored<UserRecord>): { secret: string; uri: string; sealed: string } {
  const bytes = randomBytes(secretBytes);
  const secret = toBase32(bytes);
  const createdAt = Buffer.alloc(8);
  createdAt.writeBigUInt64BE(BigInt(clock.now().getTime()));
  const [key = ''] = parseFactorKeys(process.env);
  const issuer = encodeURIComponent(association.shortName);
  return {
    secret,
    uri: `otpauth://totp/${issuer}:${encodeURIComponent(data.email)}?secret=${secret}&issuer=${issuer}`,
    sealed: encryptSecret(key, enrolmentContext(id), Buffer.concat([bytes, createdAt])),
  };
}

/** Decrypts a secret. Throws `gone` when it was created for another account, or too long ago. */
function decryptNewSecret(uid: string, sealed: string): Buffer {
  const bytes = decryptSecret(parseFactorKeys(process.env), enrolmentContext(uid), sealed);
  const since = clock.now().getTime() - limits.factor.enrolMinutes * 60_000;
  if (bytes === undefined || Number(bytes.readBigUInt64BE(secretBytes)) < since)
    throw new ApiError('gone', { message: wording.factorSetupExpired });
  return bytes.subarray(0, secretBytes);
}

/**
 * Adds or replaces the app, and ends the other sessions, which were opened without it. Returns new recovery
 * codes, unless passkeys exist. Throws `gone` for an expired secret; invalid-input for a wrong password or
 * code; proof-needed; too-many-requests; conflict.
 */
export async function saveFactor(
  caller: Caller,
  input: ParsedInput<typeof table.saveFactor>,
): Promise<readonly string[]> {
  const bytes = decryptNewSecret(caller.user.id, input.sealed);
  const [key = ''] = parseFactorKeys(process.env);
  const secret = encryptSecret(key, secretContext(caller.user.id), bytes);
  const codes = newRecoveryCodes();
  const recovery = codes.map(hashRecoveryCode);
  return changeFactor(caller, input.password, ({ batch, user, factor }) => {
    const lastStep = findStep(bytes, input.code, clock.now(), 0);
    if (lastStep === undefined) throw wrongCode('code');
    const app = { secret, lastStep };
    if (factor === undefined) {
      batch.create(factors, user.id, { ...app, recovery });
      batch.update(users, user.id, { factorSince: clock.now(), factorKinds: ['app'] }, user.version);
      notifyFactorChange(batch, user, 'enrol');
      return codes;
    }
    const used = requireFactor(caller, factor, input.currentCode, 'currentCode');
    const kinds = factorKindsOf({ ...factor.data, ...app });
    if (factor.data.secret === null) {
      batch.update(factors, user.id, { ...used?.changes, ...app }, factor.version);
      batch.update(users, user.id, { factorKinds: kinds }, user.version);
      const byRecoveryCode = recordRecoveryCodeUse(batch, user, used);
      notifyFactorChange(batch, user, 'add-app', { byRecoveryCode });
      return [];
    }
    batch.update(factors, user.id, { ...app, recovery }, factor.version);
    batch.update(users, user.id, { factorSince: clock.now(), factorKinds: kinds }, user.version);
    notifyFactorChange(batch, user, 'replace');
    return codes;
  });
}

/** Replaces the recovery codes; the existing ones become invalid. Throws as `saveFactor`. */
export async function makeRecoveryCodes(
  caller: Caller,
  password: string,
  code: string | undefined,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  return changeFactor(caller, password, ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    const used = requireFactor(caller, factor, code, 'code');
    const recovery = codes.map(hashRecoveryCode);
    batch.update(factors, user.id, { ...used?.changes, recovery }, factor.version);
    notifyFactorChange(batch, user, 'recovery-codes');
    return codes;
  });
}

/** Removes app, passkeys and recovery codes. Throws as `saveFactor`. */
export const removeFactor = (caller: Caller, password: string, code: string | undefined): Promise<void> =>
  changeFactor(caller, password, ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    requireFactor(caller, factor, code, 'code');
    batch.update(users, user.id, { factorSince: null }, user.version);
    batch.delete(factors, user.id, factor.version);
    notifyFactorChange(batch, user, 'remove');
  });

/** Removes the app. Throws not-found; wrong-status for the last factor; proof-needed; conflict. */
export const removeApp = (caller: Caller): Promise<void> =>
  removeOneFactor(caller, ({ batch, user, factor }) => {
    if (factor.data.secret === null) throw new ApiError('not-found');
    notifyFactorChange(batch, user, 'remove-app');
    return { secret: null, lastStep: 0 };
  });
