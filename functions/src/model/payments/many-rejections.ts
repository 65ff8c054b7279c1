import type { Caller } from '#auth/caller.ts';
import { isProven, provenAtOf, requireProven } from '#auth/proof.ts';
import { countAttempts, isBeyond } from '#auth/rate-limit.ts';

/**
 * Asks who turns many requests down for a proof of identity: what a session left open is not enough for is to empty the
 * list (decision 0083). Costs a write and a read, and nothing within ten minutes of a login or a proof.
 *
 * @throws ApiError proof-needed
 */
export async function requireProofForMany(caller: Caller): Promise<void> {
  if (isProven(caller)) return;
  const since = provenAtOf(caller).toISOString();
  for (const counter of await countAttempts([['unproven-rejection', `${caller.user.id} ${since}`]])) {
    if (isBeyond(counter)) requireProven(caller);
  }
}
