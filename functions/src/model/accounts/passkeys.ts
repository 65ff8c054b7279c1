import type { secondFactor as table } from 'contract/accounts/second-factor';
import type { ParsedInput } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import type { CreationOptions, Registration } from 'contract/schemas/identity';
import { wording } from 'contract/text/wording';
import type { Caller } from '#auth/caller.ts';
import { issueChallenge, openChallenge, toSessionUse } from '#auth/factor/challenges.ts';
import {
  checkRegistration,
  type NewPasskey,
  toCreationOptions,
  toPasskeyFields,
} from '#auth/factor/passkeys.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#auth/factor/recovery-codes.ts';
import { markFactorUsed } from '#auth/factor/used-factors.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factors, passkeyChallenges, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { PasskeyRecord } from '#data/records.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import {
  changeProvenFactor,
  factorKindsOf,
  limitChallenges,
  removeOneFactor,
  requireFactor,
} from './factor-changes.ts';
import { limitCodes, wrongPasskey } from './limit-codes.ts';
import { notifyFactorChange, notifyRecoveryCodeUse } from './notify-factor-change.ts';
import { requirePassword } from './passwords.ts';

/**
 * Checks password and current factor, and returns options to create a passkey in this session. Throws
 * invalid-input for a wrong password or code; proof-needed; wrong-status at the maximum number;
 * too-many-requests; conflict.
 */
export async function beginPasskey(
  caller: Caller,
  password: string,
  currentCode: string | undefined,
): Promise<CreationOptions> {
  await limitChallenges(caller.user);
  await requirePassword(caller.user, password);
  await limitCodes(caller.user.id);
  const passkeys = await proveFactor(caller, currentCode);
  return toCreationOptions(caller.user, passkeys, await issueChallenge(toSessionUse(caller, 'enrol')));
}

/** Requires the current factor, stores the use of a code, and returns the existing passkeys. */
const proveFactor = (caller: Caller, code: string | undefined): Promise<readonly PasskeyRecord[]> =>
  retryOnConflict(async () => {
    const factor = await factors.get(caller.user.id);
    const { passkeys = [] } = factor?.data ?? {};
    requireFreeSlot(passkeys);
    if (factor === undefined) return passkeys;
    const used = requireFactor(caller, factor, code, 'currentCode');
    if (used === undefined) return passkeys;
    const batch = new Batch();
    markFactorUsed(batch, factor, used);
    notifyRecoveryCodeUse(batch, caller.user, used);
    await batch.commit();
    return passkeys;
  });

function requireFreeSlot(passkeys: readonly PasskeyRecord[]): void {
  if (passkeys.length >= limits.factor.passkeys) throw wrongStatus(wording.passkeysFull);
}

/**
 * Adds a passkey whose creation this session began with all proofs, and ends the other sessions, which were
 * opened without it. Returns new recovery codes, unless existing ones stay valid. Throws `gone` for an expired
 * challenge or another session; invalid-input for an invalid passkey; wrong-status as `beginPasskey`; conflict.
 */
export async function savePasskey(
  caller: Caller,
  input: ParsedInput<typeof table.savePasskey>,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  return changeProvenFactor(caller, async ({ batch, user, factor }) => {
    const verified = await verifyNewPasskey(batch, caller, input.passkey);
    await requireUnusedCredential(verified, factor?.data.passkeys);
    const passkey = { ...verified, id: newId(), name: input.name, createdAt: clock.now(), usedAt: null };
    const details = { passkey: input.name };
    if (factor === undefined) {
      const recovery = codes.map(hashRecoveryCode);
      batch.create(factors, user.id, { secret: null, lastStep: 0, recovery, ...toPasskeyFields([passkey]) });
      batch.update(users, user.id, { factorSince: clock.now(), factorKinds: ['passkey'] }, user.version);
      notifyFactorChange(batch, user, 'enrol', { details });
      return codes;
    }
    const { passkeys: before = [] } = factor.data;
    requireFreeSlot(before);
    const passkeys = [...before, passkey];
    batch.update(factors, user.id, toPasskeyFields(passkeys), factor.version);
    const factorKinds = factorKindsOf({ ...factor.data, passkeys });
    batch.update(users, user.id, { factorKinds }, user.version);
    notifyFactorChange(batch, user, 'add-passkey', { details });
    return [];
  });
}

/** Refuses a credential that this or any other account has (WebAuthn, 7.1). */
async function requireUnusedCredential(
  { credentialId }: NewPasskey,
  own: readonly PasskeyRecord[] = [],
): Promise<void> {
  const [owner] = await factors.findAny('credentialIds', [credentialId], 1);
  if (owner !== undefined || own.some((one) => one.credentialId === credentialId)) throw wrongPasskey();
}

async function verifyNewPasskey(batch: Batch, caller: Caller, passkey: Registration): Promise<NewPasskey> {
  const challenge = await openChallenge(passkey.response.clientDataJSON, toSessionUse(caller, 'enrol'));
  if (challenge === undefined) throw new ApiError('gone', { message: wording.passkeySetupExpired });
  const verified = await checkRegistration(passkey, challenge.challenge);
  if (verified === undefined) throw wrongPasskey();
  batch.delete(passkeyChallenges, challenge.id, challenge.version);
  return verified;
}

/** Removes a passkey by our id. Throws not-found; wrong-status as the last factor; proof-needed; conflict. */
export const removePasskey = (caller: Caller, id: string): Promise<void> =>
  removeOneFactor(caller, ({ batch, user, factor: { data } }) => {
    const removed = data.passkeys?.find((one) => one.id === id);
    if (removed === undefined) throw new ApiError('not-found');
    notifyFactorChange(batch, user, 'remove-passkey', { details: { passkey: removed.name } });
    return toPasskeyFields(data.passkeys?.filter((one) => one !== removed) ?? []);
  });
