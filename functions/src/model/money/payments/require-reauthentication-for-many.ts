import type { Caller } from '#auth/caller.ts';
import { countAttempts, isOverLimit } from '#auth/rate-limit.ts';
import {
  isRecentlyAuthenticated,
  lastAuthenticatedAt,
  requireRecentAuthentication,
} from '#auth/reauthentication.ts';

/**
 * Requires re-authentication for many rejections, so that an open session cannot empty the list (decision 0083).
 * Throws `proof-needed`.
 */
export async function requireReauthenticationForMany(caller: Caller): Promise<void> {
  if (isRecentlyAuthenticated(caller)) return;
  const since = lastAuthenticatedAt(caller).toISOString();
  for (const counter of await countAttempts([['unproven-rejection', `${caller.user.id} ${since}`]])) {
    if (isOverLimit(counter)) requireRecentAuthentication(caller);
  }
}
