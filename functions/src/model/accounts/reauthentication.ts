import type { secondFactor as table } from 'contract/accounts/second-factor';
import type { ParsedInput } from 'contract/endpoint';
import { wrongStatus } from 'contract/errors';
import type { RequestOptions } from 'contract/schemas/identity';
import { wording } from 'contract/text/wording';
import type { Caller } from '#auth/caller.ts';
import { issueChallenge, toSessionUse } from '#auth/factor/challenges.ts';
import { checkPasskey, toRequestOptions } from '#auth/factor/passkeys.ts';
import { checkCode, markFactorUsed, type UsedFactor } from '#auth/factor/used-factors.ts';
import { acceptedMethod } from '#auth/reauthentication.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factors, sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord } from '#data/records.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { limitChallenges, readCurrent } from './factor-changes.ts';
import { limitCodes, wrongCode, wrongPasskey } from './limit-codes.ts';
import { notifyRecoveryCodeUse } from './notify-factor-change.ts';
import { requirePassword } from './passwords.ts';

/** Starts a re-authentication by passkey. Throws wrong-status without one; too-many-requests. */
export async function beginReauthentication(caller: Caller): Promise<RequestOptions> {
  const { passkeys = [] } = (await factors.get(caller.user.id))?.data ?? {};
  if (passkeys.length === 0) throw wrongStatus(wording.factorMissing);
  await limitChallenges(caller.user);
  return toRequestOptions(passkeys, await issueChallenge(toSessionUse(caller, 'proof')));
}

type ReauthenticationInput = ParsedInput<typeof table.proveSession>;

/**
 * Re-authenticates by a code or passkey if there is a second factor, otherwise by the password. Throws
 * invalid-input for a wrong proof; too-many-requests.
 */
export async function reauthenticateSession(caller: Caller, input: ReauthenticationInput): Promise<void> {
  const isByFactor = acceptedMethod(caller.user.data) !== 'password';
  if (isByFactor) await limitCodes(caller.user.id);
  else await requirePassword(caller.user, input.password ?? '');
  await retryOnConflict(async (attempt) => {
    const { user, sessions: record } = await readCurrent(caller, attempt);
    const batch = new Batch();
    if (isByFactor) {
      const factor = await factors.get(user.id);
      const used = factor && (await checkFactor(caller, factor, input));
      if (factor === undefined || used === undefined)
        throw input.passkey === undefined ? wrongCode('code') : wrongPasskey();
      markFactorUsed(batch, factor, used);
      notifyRecoveryCodeUse(batch, user, used);
    }
    const live = record.data.live.map((session) =>
      session.hash === caller.tokenHash ? { ...session, provenAt: clock.now() } : session,
    );
    batch.update(sessions, user.id, { live }, record.version);
    await batch.commit();
  });
}

const checkFactor = (
  caller: Caller,
  { id, data }: Stored<FactorRecord>,
  { code = '', passkey }: ReauthenticationInput,
): UsedFactor | undefined | Promise<UsedFactor | undefined> =>
  passkey === undefined
    ? checkCode(id, data, code)
    : checkPasskey(data, passkey, toSessionUse(caller, 'proof'));
