import { limits } from 'contract/rules/limits';
import type { Client } from '#auth/client-address.ts';
import { isKnownNetwork } from '#auth/networks.ts';
import { attemptsOf, type Counted, countAttempts } from '#auth/rate-limit.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import { ownerOf } from '#data/email-owners.ts';
import { outsideBudget } from '#data/read-counter.ts';
import { refuseBeyond } from '#model/base/attempt-limits.ts';

/** Lets time pass; an object so that tests can look at it. */
export const waiting = {
  seconds: (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
};

/**
 * Counts a sign-in. Refused are too many from one network, and too many for one account from one network: somebody
 * else's wrong passwords lock nobody out. Beyond a number of attempts for the account from everywhere, those from
 * networks that it is not known from wait before the password is looked at: longer and longer, never for good.
 *
 * @returns the counter of the account from everywhere
 * @throws ApiError too-many-requests
 */
export async function limitLogin(email: string, { address, network }: Client): Promise<Counted> {
  const [fromNetwork, forAccount, fromEverywhere] = (await countAttempts([
    ['login-address', network],
    ['login-email', `${email} ${network}`],
    ['login-account', email],
  ])) as [Counted, Counted, Counted];
  await refuseBeyond(fromNetwork);
  await refuseBeyond(forAccount, { email });
  const seconds = waitOf(fromEverywhere.count);
  if (seconds > 0 && !(await isKnown(email, address))) await waiting.seconds(seconds);
  return fromEverywhere;
}

/** One second for as many attempts as are free, twice as long for as many more, and so on up to a bound. */
function waitOf(attempts: number): number {
  const rounds = Math.floor((attempts - 1) / attemptsOf('login-account'));
  return rounds < 1 ? 0 : Math.min(2 ** (rounds - 1), limits.loginWaitSeconds);
}

/** Looked up only while an account is under attack, so that a login usually costs nothing for it. */
const isKnown = (email: string, address: string): Promise<boolean> =>
  outsideBudget(async () => {
    const uid = await ownerOf(email);
    if (uid === undefined) return false;
    const networks = (await sessions.get(uid))?.data.networks;
    return isKnownNetwork(uid, networks, address, clock.now());
  });
