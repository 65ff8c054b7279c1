import { createHash, randomBytes } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { passkeyChallenges } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { ChallengePurpose, PasskeyChallengeRecord } from '#data/records.ts';

/** What a challenge is for: it is good for nothing else. */
export interface ChallengeUse {
  readonly uid: string;
  readonly purpose: ChallengePurpose;
  /** The login ticket, or the session, that asks, as a digest. */
  readonly boundTo: string;
}

export interface OpenChallenge extends Stored<PasskeyChallengeRecord> {
  /** As the authenticator signed it. */
  readonly challenge: string;
}

const idOf = (challenge: string): string => createHash('sha256').update(`passkey:${challenge}`).digest('hex');

/** A new passkey is given its name, and the password, meanwhile. */
const minutesOf = (purpose: ChallengePurpose): number =>
  purpose === 'enrol' ? limits.factor.enrolMinutes : limits.factor.ticketMinutes;

/**
 * Draws what a passkey has to sign, and notes what for.
 *
 * @returns 256 bits, base64url
 */
export async function issueChallenge(use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expireAt = new Date(clock.now().getTime() + minutesOf(use.purpose) * 60_000);
  await new Batch().create(passkeyChallenges, idOf(challenge), { ...use, expireAt }).commit();
  return challenge;
}

/**
 * Finds the challenge that was signed. Whoever goes on deletes it at its version in the batch that decides, so that it is
 * used once.
 *
 * @param clientData what the browser signed with it, base64url of JSON
 * @returns undefined for one that was never drawn, was used, is too old, or was drawn for somebody or something else
 */
export async function openChallenge(
  clientData: string,
  use: ChallengeUse,
): Promise<OpenChallenge | undefined> {
  const challenge = challengeIn(clientData);
  const stored = challenge === undefined ? undefined : await passkeyChallenges.get(idOf(challenge));
  if (challenge === undefined || stored === undefined) return undefined;
  const { uid, purpose, boundTo, expireAt } = stored.data;
  if (uid !== use.uid || purpose !== use.purpose || boundTo !== use.boundTo) return undefined;
  return expireAt <= clock.now() ? undefined : { ...stored, challenge };
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Nothing that a browser has made.
    return undefined;
  }
}
