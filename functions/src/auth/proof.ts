import { ApiError, type Proof } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { LiveSession, UserRecord } from '#data/records.ts';
import type { Caller } from './caller.ts';

/** When the owner of the session in use proved last that they are there: with the login, or since. */
export function provenAtOf({ sessions, tokenHash }: Caller): Date {
  const session = sessions.data.live.find(({ hash }) => hash === tokenHash) as LiveSession;
  return session.provenAt ?? session.createdAt;
}

/** Whether that is lately enough for what takes a proof of its own. */
export const isProven = (caller: Caller): boolean =>
  clock.now().getTime() - provenAtOf(caller).getTime() < limits.factor.proofMinutes * 60_000;

/** What somebody proves it with. */
export function proofOf({ factorSince, factorKinds = ['app'] }: UserRecord): Proof {
  if (!factorSince) return 'password';
  if (!factorKinds.includes('passkey')) return 'code';
  return factorKinds.includes('app') ? 'code-or-passkey' : 'passkey';
}

/** @throws ApiError proof-needed, with what proves it */
export function requireProven(caller: Caller): void {
  if (!isProven(caller)) throw new ApiError('proof-needed', { proof: proofOf(caller.user.data) });
}
