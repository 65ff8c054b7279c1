import type { Assertion, RequestOptions } from 'contract/schemas/identity';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { getBoth } from '#data/collection.ts';
import { factors, loginTickets, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord, SessionsRecord, UserRecord } from '#data/records.ts';
import { type ChallengeUse, issueChallenge } from './factor/challenges.ts';
import { checkPasskey, signInUse, toRequestOptions } from './factor/passkeys.ts';
import { countWrongCode, type OpenTicket, openTicket } from './factor/tickets.ts';
import { markFactorUsed, type UsedFactor } from './factor/used-factors.ts';
import { mintToken, type Origin, openSession } from './new-session.ts';
import { retrySignIn, type SignedIn } from './sign-in.ts';

export type FactorCheck = (
  factor: Stored<FactorRecord>,
  use: ChallengeUse,
) => UsedFactor | undefined | Promise<UsedFactor | undefined>;

interface FactorOptions {
  readonly from: Origin;
  /** Called with the account id before the proof is checked. It refuses further attempts by throwing. */
  readonly onAccount: (id: string) => Promise<void>;
  readonly onFactor: (batch: Batch, user: Stored<UserRecord>, used: UsedFactor) => void;
  readonly onWrong: (batch: Batch, user: Stored<UserRecord>) => void;
}

const toChallengeUse = ({ id, data: { uid } }: OpenTicket): ChallengeUse => ({
  uid,
  purpose: 'login',
  boundTo: id,
});

/** Returns undefined when the login must start again. */
export async function startPasskeyLogin(
  ticket: string,
  network: string,
  onAccount: (id: string) => Promise<void>,
): Promise<RequestOptions | undefined> {
  const opened = await openTicket(ticket, network);
  if (opened === undefined) return undefined;
  await onAccount(opened.data.uid);
  const challenge = await issueChallenge(toChallengeUse(opened));
  const factor = await factors.get(opened.data.uid);
  return factor && toRequestOptions(factor.data.passkeys ?? [], challenge);
}

/**
 * Writes ticket, proof and session in one batch, so that concurrent calls get a single session. Returns
 * 'wrong' for an invalid or used proof, and 'over' when the login must start again.
 */
export async function signInByFactor(
  ticket: string,
  check: FactorCheck,
  options: FactorOptions,
): Promise<SignedIn | 'wrong' | 'over'> {
  const find = () => openTicket(ticket, options.from.network);
  const first = await find();
  if (first === undefined) return 'over';
  await options.onAccount(first.data.uid);
  let isRetry = false;
  return retrySignIn(async () => {
    const opened = isRetry ? await find() : first;
    isRetry = true;
    return opened === undefined ? 'over' : signInByFactorOnce(opened, check, options);
  });
}

async function signInByFactorOnce(
  ticket: OpenTicket,
  check: FactorCheck,
  { from, onFactor, onWrong }: FactorOptions,
): Promise<SignedIn | 'wrong' | 'over'> {
  const { uid } = ticket.data;
  const [user, record] = await getBoth(users, uid, sessions, uid);
  const factor = await factors.get(uid);
  if (user === undefined || factor === undefined || isClearedSince(record, ticket)) return 'over';
  const used = await check(factor, toChallengeUse(ticket));
  if (used === undefined) {
    await countWrongCode(ticket, (batch) => onWrong(batch, user));
    return 'wrong';
  }
  const idToken = ticket.decryptIdToken();
  const token = idToken && (await mintToken(idToken, user.data.role));
  if (!token) return 'over';
  const batch = new Batch();
  markFactorUsed(batch, factor, used);
  batch.delete(loginTickets, ticket.id, ticket.version);
  onFactor(batch, user, used);
  await openSession(batch, user, record, {
    token,
    from,
    by: used.kind,
    provenAt: undefined,
    isReported: used.kind === 'recovery',
  });
  return { token, user };
}

/**
 * Returns whether all sessions and logins of the account were ended after the password was checked. Does not
 * compare the times of two processes. A record that is deleted meanwhile was cleared long before the ticket.
 */
function isClearedSince(record: Stored<SessionsRecord> | undefined, { data }: OpenTicket): boolean {
  const clearedAt = record?.data.clearedAt?.getTime();
  return clearedAt !== undefined && clearedAt !== data.clearedAt?.getTime();
}

/**
 * Logs in the account that has this passkey, without a password. Of equal concurrent responses one opens a
 * session. Returns undefined for an unknown passkey, a wrong or used response, and a disabled account.
 */
export const signInByPasskey = (passkey: Assertion, from: Origin): Promise<SignedIn | undefined> =>
  retrySignIn(async () => {
    const [factor] = await factors.findAny('credentialIds', [passkey.id], 1);
    const used = factor && (await checkPasskey(factor.data, passkey, signInUse));
    if (factor === undefined || used === undefined) return undefined;
    const [user, record] = await getBoth(users, factor.id, sessions, factor.id);
    const idToken = user && (await authAccounts.signInAs(user.id));
    const token = user && idToken && (await mintToken(idToken, user.data.role));
    if (!token) return undefined;
    const batch = new Batch();
    markFactorUsed(batch, factor, used);
    await openSession(batch, user, record, {
      token,
      from,
      by: 'passkey-alone',
      provenAt: undefined,
      isReported: false,
    });
    return { token, user };
  });
