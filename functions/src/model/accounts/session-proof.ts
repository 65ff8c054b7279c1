import { ApiError } from 'contract/errors';
import type { Assertion, RequestOptions } from 'contract/fields/identity';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { type ChallengeUse, issueChallenge } from '#auth/factor/challenges.ts';
import { checkPasskey, requestOptionsOf } from '#auth/factor/passkeys.ts';
import { checkCode, spend, type UsedFactor } from '#auth/factor/used-factors.ts';
import { proofOf } from '#auth/proof.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factors, sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord } from '#data/records.ts';
import { whileContended } from '#model/base/contention.ts';
import { limitChallenges, presentOf, requirePassword } from './factor-changes.ts';
import { limitCodes, tellOfRecovery, wrongCode, wrongPasskey } from './factor-codes.ts';

/** A passkey signs for the session in use alone. */
const useOf = ({ user, tokenHash }: Caller): ChallengeUse => ({
  uid: user.id,
  purpose: 'proof',
  boundTo: tokenHash,
});

/**
 * Asks the own passkeys for a proof of identity.
 *
 * @throws ApiError wrong-status without any; too-many-requests
 */
export async function beginProof(caller: Caller): Promise<RequestOptions> {
  const { passkeys = [] } = (await factors.get(caller.user.id))?.data ?? {};
  if (passkeys.length === 0) throw new ApiError('wrong-status', { message: wording.factorMissing });
  await limitChallenges(caller.user);
  return requestOptionsOf(passkeys, await issueChallenge(useOf(caller)));
}

interface GivenProof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: Assertion | undefined;
}

/**
 * Notes that the owner of the session in use is still there: by a code or a passkey where there is a second factor, else
 * by the password.
 *
 * @throws ApiError invalid-input for a wrong one; too-many-requests
 */
export async function proveSession(caller: Caller, given: GivenProof): Promise<void> {
  const isByFactor = proofOf(caller.user.data) !== 'password';
  if (isByFactor) await limitCodes(caller.user.id);
  else await requirePassword(caller.user, given.password ?? '');
  await whileContended(async (attempt) => {
    const { user, sessions: record } = await presentOf(caller, attempt);
    const batch = new Batch();
    if (isByFactor) {
      const factor = await factors.get(user.id);
      const used = factor && (await usedOf(caller, factor, given));
      if (factor === undefined || used === undefined)
        throw given.passkey === undefined ? wrongCode('code') : wrongPasskey();
      spend(batch, factor, used);
      tellOfRecovery(batch, user, used);
    }
    const live = record.data.live.map((session) =>
      session.hash === caller.tokenHash ? { ...session, provenAt: clock.now() } : session,
    );
    batch.update(sessions, user.id, { live }, record.version);
    await batch.commit();
  });
}

const usedOf = (
  caller: Caller,
  { id, data }: Stored<FactorRecord>,
  { code = '', passkey }: GivenProof,
): UsedFactor | undefined | Promise<UsedFactor | undefined> =>
  passkey === undefined ? checkCode(id, data, code) : checkPasskey(data, passkey, useOf(caller));
