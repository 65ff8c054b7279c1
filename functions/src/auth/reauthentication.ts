import { ApiError, type ReauthenticationMethod } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { LiveSession, UserRecord } from '#data/records.ts';
import type { Caller } from './caller.ts';

export function lastAuthenticatedAt({ sessions, tokenHash }: Caller): Date {
  const { live, displaced = [] } = sessions.data;
  const session = [...live, ...displaced].find(({ hash }) => hash === tokenHash) as LiveSession;
  return session.provenAt ?? session.createdAt;
}

/** Returns whether the last authentication is recent enough for endpoints that declare `stepUp`. */
export const isRecentlyAuthenticated = (caller: Caller): boolean =>
  clock.now().getTime() - lastAuthenticatedAt(caller).getTime() <
  limits.factor.reauthenticationMinutes * 60_000;

export function acceptedMethod({ factorSince, factorKinds = ['app'] }: UserRecord): ReauthenticationMethod {
  if (!factorSince) return 'password';
  if (!factorKinds.includes('passkey')) return 'code';
  return factorKinds.includes('app') ? 'code-or-passkey' : 'passkey';
}

/** @throws ApiError proof-needed, with the accepted proof */
export function requireRecentAuthentication(caller: Caller): void {
  if (!isRecentlyAuthenticated(caller))
    throw new ApiError('proof-needed', { proof: acceptedMethod(caller.user.data) });
}
