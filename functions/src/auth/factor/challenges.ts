import { createHash, randomBytes } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import type { Caller } from '#auth/caller.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { passkeyChallenges } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { ChallengePurpose, PasskeyChallengeRecord } from '#data/records.ts';

/** Use of a challenge. It is valid for nothing else. */
export interface ChallengeUse {
  readonly uid: string;
  readonly purpose: ChallengePurpose;
  /** Digest of the login ticket or session that requests it. */
  readonly boundTo: string;
}

/** Use of a challenge by the session of the caller. */
export const toSessionUse = ({ user, tokenHash }: Caller, purpose: ChallengePurpose): ChallengeUse => ({
  uid: user.id,
  purpose,
  boundTo: tokenHash,
});

export interface OpenChallenge extends Stored<PasskeyChallengeRecord> {
  /** As the authenticator signed it. */
  readonly challenge: string;
}

const idOf = (challenge: string): string => createHash('sha256').update(`passkey:${challenge}`).digest('hex');

/** Returns the lifetime. Enrolment takes longer, because the user enters a name. */
const minutesOf = (purpose: ChallengePurpose): number =>
  purpose === 'enrol' ? limits.factor.enrolMinutes : limits.factor.ticketMinutes;

/** Returns 256 bits, base64url. */
export async function issueChallenge(use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expireAt = new Date(clock.now().getTime() + minutesOf(use.purpose) * 60_000);
  await new Batch().create(passkeyChallenges, idOf(challenge), { ...use, expireAt }).commit();
  return challenge;
}

/**
 * Finds the challenge in the signed data of the browser. Callers delete it at its version in the deciding
 * batch, so that it is used once. Returns undefined for an unknown, used or expired challenge, and for
 * another use.
 */
export async function openChallenge(
  clientData: string,
  use: ChallengeUse,
): Promise<OpenChallenge | undefined> {
  const challenge = parseChallenge(clientData);
  const stored = challenge === undefined ? undefined : await passkeyChallenges.get(idOf(challenge));
  if (challenge === undefined || stored === undefined) return undefined;
  const { uid, purpose, boundTo, expireAt } = stored.data;
  if (uid !== use.uid || purpose !== use.purpose || boundTo !== use.boundTo) return undefined;
  return expireAt <= clock.now() ? undefined : { ...stored, challenge };
}

function parseChallenge(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Not created by a browser.
    return undefined;
  }
}
