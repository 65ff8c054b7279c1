import type { RateRule } from 'contract/rules/audit/rate-rules';
import { type Counted, countAttempts, isBeyond, tellOnce, tooMany } from '#auth/rate-limit.ts';
import { users } from '#data/collections.ts';
import { ownerOf } from '#data/email-owners.ts';
import { outsideBudget } from '#data/read-counter.ts';
import { type Actor, actorOf, siteActor, unknownAddress, visitorActor } from './actors.ts';
import { recordAudit } from './audit.ts';

/** Who is held back: somebody who is logged in, or whoever tries an address. */
export type Tried = Actor | { readonly email: string };

/**
 * Counts one attempt and refuses it beyond the limit, which stands in the audit, once for each key and window. Costs one
 * write and one read.
 *
 * @param key a network, an e-mail address, a member: stored as a hash only
 * @param tried a visitor whom nobody knows unless told
 * @throws ApiError too-many-requests, with the seconds until the next window
 */
export async function limitRate(rule: RateRule, key: string, tried?: Tried): Promise<void> {
  for (const counter of await countAttempts([[rule, key]])) await refuseBeyond(counter, tried);
}

/** @throws ApiError too-many-requests, with the seconds until the next window */
export async function refuseBeyond(counter: Counted, tried: Tried = visitorActor): Promise<void> {
  if (!isBeyond(counter)) return;
  if (!counter.isTold) await outsideBudget(() => tellOfLimit(counter, tried));
  throw tooMany(counter);
}

async function tellOfLimit(counter: Counted, tried: Tried): Promise<void> {
  const isAddress = 'email' in tried;
  const target = isAddress ? await holderOf(tried.email) : tried.id === visitorActor.id ? siteActor : tried;
  const actor = isAddress ? visitorActor : tried;
  await tellOnce(counter, (batch) =>
    recordAudit(batch, actor, 'limit.reached', target, { limit: counter.rule }),
  );
}

/** Whom an address belongs to; nobody's is not kept, as it may be anybody's. */
async function holderOf(email: string): Promise<Actor> {
  // Of nobody's something is read too, so that the time of an answer tells nothing.
  const user = await users.get((await ownerOf(email)) ?? 'nobody');
  return user === undefined ? unknownAddress : actorOf(user);
}
