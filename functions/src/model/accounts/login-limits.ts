import { limits } from 'contract/rules/limits';
import type { Client } from '#auth/client-address.ts';
import { isKnownNetwork } from '#auth/networks.ts';
import { type AttemptCounter, countAttempts, maxAttemptsOf } from '#auth/rate-limit.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import { refuseOverLimit } from '#model/base/limit-rate.ts';

/** Waits for seconds. An object, so that tests can replace it. */
export const delay = {
  seconds: (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
};

/**
 * Counts a login. Refuses too many from one network, and for one account from one network, so that wrong
 * passwords of others lock no owner out. After many from all networks, those from unknown networks wait
 * before the password check. Throws too-many-requests.
 */
export async function limitLogin(email: string, { address, network }: Client): Promise<AttemptCounter> {
  const [fromNetwork, forAccount, fromEverywhere] = (await countAttempts([
    ['login-address', network],
    ['login-email', `${email} ${network}`],
    ['login-account', email],
  ])) as [AttemptCounter, AttemptCounter, AttemptCounter];
  await refuseOverLimit(fromNetwork);
  await refuseOverLimit(forAccount, { email });
  const seconds = computeDelaySeconds(fromEverywhere.count);
  if (seconds > 0 && !(await isFromKnownNetwork(email, address))) await delay.seconds(seconds);
  return fromEverywhere;
}

/** Returns one second after the free attempts, doubled after each further set, up to a limit. */
function computeDelaySeconds(attempts: number): number {
  const rounds = Math.floor((attempts - 1) / maxAttemptsOf('login-account'));
  return rounds < 1 ? 0 : Math.min(2 ** (rounds - 1), limits.loginWaitSeconds);
}

/** Read only while an account is under attack, so that a normal login costs no reads for it. */
const isFromKnownNetwork = (email: string, address: string): Promise<boolean> =>
  outsideBudget(async () => {
    const uid = await findUserIdByEmail(email);
    if (uid === undefined) return false;
    const networks = (await sessions.get(uid))?.data.networks;
    return isKnownNetwork(uid, networks, address, clock.now());
  });
