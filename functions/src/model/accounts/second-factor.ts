import { randomBytes } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { association } from 'contract/words/association';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { toBase32 } from '#auth/factor/base32.ts';
import { digestOfRecovery, newRecoveryCodes } from '#auth/factor/recovery-codes.ts';
import { factorKeysOf, seal, unseal } from '#auth/factor/seals.ts';
import { stepOfCode } from '#auth/factor/totp.ts';
import { secretOf } from '#auth/factor/used-factors.ts';
import { clock } from '#data/clock.ts';
import { factors, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { changeFactor, kindsOf, removeOneOf, requireFactor } from './factor-changes.ts';
import { tellOfRecovery, wrongCode } from './factor-codes.ts';
import { tellOfFactor } from './factor-news.ts';

const secretBytes = 20;

const enrolmentOf = (uid: string): string => `enrolment:${uid}`;

/** A secret for an app, in three shapes; nothing of it is kept. */
export function newSecret({ id, data }: Stored<UserRecord>): { secret: string; uri: string; sealed: string } {
  const bytes = randomBytes(secretBytes);
  const secret = toBase32(bytes);
  const drawnAt = Buffer.alloc(8);
  drawnAt.writeBigUInt64BE(BigInt(clock.now().getTime()));
  const [key = ''] = factorKeysOf(process.env);
  const issuer = encodeURIComponent(association.shortName);
  return {
    secret,
    uri: `otpauth://totp/${issuer}:${encodeURIComponent(data.email)}?secret=${secret}&issuer=${issuer}`,
    sealed: seal(key, enrolmentOf(id), Buffer.concat([bytes, drawnAt])),
  };
}

/** @throws ApiError gone when it was drawn for somebody else, or too long ago */
function drawnSecret(uid: string, sealed: string): Buffer {
  const bytes = unseal(factorKeysOf(process.env), enrolmentOf(uid), sealed);
  const since = clock.now().getTime() - limits.factor.enrolMinutes * 60_000;
  if (bytes === undefined || Number(bytes.readBigUInt64BE(secretBytes)) < since)
    throw new ApiError('gone', { message: wording.factorOver });
  return bytes.subarray(0, secretBytes);
}

interface NewApp {
  readonly sealed: string;
  readonly code: string;
  readonly password: string;
  readonly currentCode?: string | undefined;
}

/**
 * Makes an app a second factor: the first, another one in the place of the app of before, or one beside passkeys, whose
 * recovery codes stay. The other sessions end, as they were opened without.
 *
 * @returns the recovery codes, which nobody sees again; none where those of before stay
 * @throws ApiError gone for a secret that was drawn too long ago; invalid-input for a wrong password or code;
 *   proof-needed; too-many-requests; conflict
 */
export async function saveFactor(caller: Caller, input: NewApp): Promise<readonly string[]> {
  const bytes = drawnSecret(caller.user.id, input.sealed);
  const [key = ''] = factorKeysOf(process.env);
  const secret = seal(key, secretOf(caller.user.id), bytes);
  const codes = newRecoveryCodes();
  const recovery = codes.map(digestOfRecovery);
  return changeFactor(caller, input.password, ({ batch, user, factor }) => {
    const lastStep = stepOfCode(bytes, input.code, clock.now(), 0);
    if (lastStep === undefined) throw wrongCode('code');
    const app = { secret, lastStep };
    if (factor === undefined) {
      batch.create(factors, user.id, { ...app, recovery });
      batch.update(users, user.id, { factorSince: clock.now(), factorKinds: ['app'] }, user.version);
      tellOfFactor(batch, user, 'enrol');
      return codes;
    }
    const used = requireFactor(caller, factor, input.currentCode, 'currentCode');
    const kinds = kindsOf({ ...factor.data, ...app });
    if (factor.data.secret === null) {
      batch.update(factors, user.id, { ...used?.changes, ...app }, factor.version);
      batch.update(users, user.id, { factorKinds: kinds }, user.version);
      tellOfRecovery(batch, user, used);
      tellOfFactor(batch, user, 'add-app');
      return [];
    }
    batch.update(factors, user.id, { ...app, recovery }, factor.version);
    batch.update(users, user.id, { factorSince: clock.now(), factorKinds: kinds }, user.version);
    tellOfFactor(batch, user, 'replace');
    return codes;
  });
}

/**
 * Draws new recovery codes; those of before are void.
 *
 * @throws ApiError as `saveFactor`
 */
export async function makeRecoveryCodes(
  caller: Caller,
  password: string,
  code: string | undefined,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  return changeFactor(caller, password, ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    const used = requireFactor(caller, factor, code, 'code');
    const recovery = codes.map(digestOfRecovery);
    batch.update(factors, user.id, { ...used?.changes, recovery }, factor.version);
    tellOfFactor(batch, user, 'recovery-codes');
    return codes;
  });
}

/**
 * Turns the second factor off: app, passkeys and recovery codes.
 *
 * @throws ApiError as `saveFactor`
 */
export const removeFactor = (caller: Caller, password: string, code: string | undefined): Promise<void> =>
  changeFactor(caller, password, ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    requireFactor(caller, factor, code, 'code');
    batch.update(users, user.id, { factorSince: null }, user.version);
    batch.delete(factors, user.id, factor.version);
    tellOfFactor(batch, user, 'remove');
  });

/**
 * Removes the app of who has a passkey too.
 *
 * @throws ApiError not-found; wrong-status for the last factor; proof-needed; conflict
 */
export const removeApp = (caller: Caller): Promise<void> =>
  removeOneOf(caller, ({ batch, user, factor }) => {
    if (factor.data.secret === null) throw new ApiError('not-found');
    tellOfFactor(batch, user, 'remove-app');
    return { secret: null, lastStep: 0 };
  });
