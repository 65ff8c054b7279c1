import { ApiError } from 'contract/errors';
import type { CreationOptions, Registration } from 'contract/fields/identity';
import { limits } from 'contract/rules/limits';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { type ChallengeUse, issueChallenge, openChallenge } from '#auth/factor/challenges.ts';
import { checkRegistration, creationOptionsOf, type NewPasskey } from '#auth/factor/passkeys.ts';
import { digestOfRecovery, newRecoveryCodes } from '#auth/factor/recovery-codes.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factors, passkeyChallenges, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { PasskeyRecord } from '#data/records.ts';
import { changeFactor, kindsOf, limitChallenges, removeOneOf, requireFactor } from './factor-changes.ts';
import { tellOfRecovery, wrongPasskey } from './factor-codes.ts';
import { tellOfFactor } from './factor-news.ts';

const useOf = ({ user, tokenHash }: Caller): ChallengeUse => ({
  uid: user.id,
  purpose: 'enrol',
  boundTo: tokenHash,
});

/**
 * Has the browser make a passkey; `savePasskey` keeps it.
 *
 * @throws ApiError wrong-status of who has as many as there may be; too-many-requests
 */
export async function beginPasskey(caller: Caller): Promise<CreationOptions> {
  const { passkeys = [] } = (await factors.get(caller.user.id))?.data ?? {};
  requirePlace(passkeys);
  await limitChallenges(caller.user);
  return creationOptionsOf(caller.user, passkeys, await issueChallenge(useOf(caller)));
}

function requirePlace(passkeys: readonly PasskeyRecord[]): void {
  if (passkeys.length >= limits.factor.passkeys)
    throw new ApiError('wrong-status', { message: wording.passkeysFull });
}

interface GivenPasskey {
  readonly name: string;
  readonly passkey: Registration;
  readonly password: string;
  readonly currentCode?: string | undefined;
}

/**
 * Makes a passkey a second factor: the first, or one more; the other sessions end, as they were opened without.
 *
 * @returns the recovery codes, which nobody sees again; none where those of before stay
 * @throws ApiError gone when it was begun too long ago, or with another session; invalid-input for a passkey that is none,
 *   a wrong password or code; wrong-status as `beginPasskey`; proof-needed; too-many-requests; conflict
 */
export async function savePasskey(caller: Caller, input: GivenPasskey): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  return changeFactor(caller, input.password, async ({ batch, user, factor }) => {
    const made = await signedAnew(batch, caller, input.passkey);
    const passkey = { ...made, id: newId(), name: input.name, createdAt: clock.now(), usedAt: null };
    const told = { passkey: input.name };
    if (factor === undefined) {
      const recovery = codes.map(digestOfRecovery);
      batch.create(factors, user.id, { secret: null, lastStep: 0, recovery, passkeys: [passkey] });
      batch.update(users, user.id, { factorSince: clock.now(), factorKinds: ['passkey'] }, user.version);
      tellOfFactor(batch, user, 'enrol', undefined, told);
      return codes;
    }
    const used = requireFactor(caller, factor, input.currentCode, 'currentCode');
    const { passkeys: before = [] } = factor.data;
    requirePlace(before);
    if (before.some(({ credentialId }) => credentialId === made.credentialId)) throw wrongPasskey();
    const passkeys = [...before, passkey];
    batch.update(factors, user.id, { ...used?.changes, passkeys }, factor.version);
    const factorKinds = kindsOf({ ...factor.data, passkeys });
    batch.update(users, user.id, { factorKinds }, user.version);
    tellOfRecovery(batch, user, used);
    tellOfFactor(batch, user, 'add-passkey', undefined, told);
    return [];
  });
}

async function signedAnew(batch: Batch, caller: Caller, passkey: Registration): Promise<NewPasskey> {
  const challenge = await openChallenge(passkey.response.clientDataJSON, useOf(caller));
  if (challenge === undefined) throw new ApiError('gone', { message: wording.passkeyOver });
  const made = await checkRegistration(passkey, challenge.challenge);
  if (made === undefined) throw wrongPasskey();
  batch.delete(passkeyChallenges, challenge.id, challenge.version);
  return made;
}

/**
 * Removes one of several factors.
 *
 * @param id of ours
 * @throws ApiError not-found; wrong-status for the last factor; proof-needed; conflict
 */
export const removePasskey = (caller: Caller, id: string): Promise<void> =>
  removeOneOf(caller, ({ batch, user, factor: { data } }) => {
    const removed = data.passkeys?.find((one) => one.id === id);
    if (removed === undefined) throw new ApiError('not-found');
    tellOfFactor(batch, user, 'remove-passkey', undefined, { passkey: removed.name });
    return { passkeys: data.passkeys?.filter((one) => one !== removed) ?? [] };
  });
