import { setTimeout } from 'node:timers/promises';
import { ApiError, type Proof } from 'contract/errors';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailOwnerId, emailOwners, factorResets, sessions, users } from '#data/collections.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { EmailOwnerRecord, FactorResetRecord, UserRecord } from '#data/records.ts';
import { issueTicket } from './factor/tickets.ts';
import { mintToken, type Origin, openSession } from './new-session.ts';
import { proofOf } from './proof.ts';

/** Whose an address is, as far as that is written; undefined for nobody's, and for one of an older account. */
export type AddressOwner = Stored<EmailOwnerRecord> | undefined;

export const addressOwner = (email: string): Promise<AddressOwner> => emailOwners.get(emailOwnerId(email));

export interface SignInOptions {
  /** Hashes of tokens that must not come to life again. */
  readonly endedHashes?: readonly string[];
  /** Where it comes from, and what to write when the account was never used from that network. */
  readonly from?: Origin;
  /** Whose the address is, where that was read already. */
  readonly owner?: AddressOwner;
  /** Told whose account it would be, before the password is checked. */
  readonly onAccount?: (user: Stored<UserRecord>) => void;
  /**
   * Of who has a session already, which a new one is to follow: when its owner proved last that they are there. A second
   * factor is not asked for again.
   */
  readonly provenAt?: Date;
  /** What to write when the second factor goes with this login, as an admin asked for a day ago. */
  readonly onReset?: (batch: Batch, user: Stored<UserRecord>, reset: Stored<FactorResetRecord>) => void;
}

export interface SignedIn {
  readonly token: string;
  readonly user: Stored<UserRecord>;
}

/** The password was right, and something has to follow. */
interface SecondStep {
  readonly ticket: string;
  /** What of it; never the password. */
  readonly proof: Proof;
}

/** So often may something of the account be written while one of its sign-ins is under way. */
const mostAttempts = 6;

/** Tries again as long as something else is written in between: all begins anew then, password and code too. */
export async function insistently<T>(attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt === 1 ? attemptOnce() : outsideBudget(attemptOnce));
    } catch (error) {
      if (!(error instanceof WriteConflict) || attempt === mostAttempts) throw error;
      // Another sign-in of the same person came between, or what must end this one.
      await setTimeout(Math.random() * 20 * attempt);
    }
  }
}

/**
 * Signs in with a password.
 *
 * What is known of the account is read before its password is checked, and the session is written only as long as
 * that still stands: a password that was right before a change, or a reset, opens nothing after it (decision 0030).
 *
 * @returns the session token and the user; a ticket instead, where a second step has to follow (decision 0076); undefined for
 *   anything that does not fit: unknown address, wrong password, disabled account, missing record
 */
export function signIn(
  email: string,
  password: string,
  options: SignInOptions = {},
): Promise<SignedIn | SecondStep | undefined> {
  let isKnown = 'owner' in options;
  return insistently(async () => {
    const owner = isKnown ? options.owner : await addressOwner(email);
    // For another attempt all is read anew.
    isKnown = false;
    return signInOnce(owner, email, password, options);
  });
}

async function signInOnce(
  owner: AddressOwner,
  email: string,
  password: string,
  { endedHashes = [], from, onAccount, provenAt, onReset }: SignInOptions,
): Promise<SignedIn | SecondStep | undefined> {
  // Of an unknown address something is read too, so that the time of an answer tells nothing.
  const uid = owner?.data.userId ?? (await authAccounts.uidOf(email)) ?? 'nobody';
  const [user, record] = await getBoth(users, uid, sessions, uid);
  if (user !== undefined) onAccount?.(user);
  const account = await authAccounts.signIn(email, password);
  if (account === undefined) return undefined;
  if (user === undefined && account.uid === uid) return undefined;
  if (account.uid !== uid || user?.data.email.toLowerCase() !== email.toLowerCase())
    throw parted(account.uid, uid);
  const isAsked = Boolean(user.data.factorSince) && provenAt === undefined;
  const reset = isAsked && onReset !== undefined ? await dueReset(uid) : undefined;
  if (isAsked && reset === undefined) {
    const ticket = await issueTicket(uid, from?.network ?? '', account.idToken);
    return { ticket, proof: proofOf(user.data) };
  }
  const token = await mintToken(account.idToken, user.data.role, record, endedHashes);
  // The password was changed, or the account disabled, since it was checked.
  if (token === undefined) throw new WriteConflict();
  const batch = new Batch();
  if (owner === undefined)
    batch.create(emailOwners, emailOwnerId(email), { userId: uid, since: clock.now() });
  if (reset !== undefined) onReset?.(batch, user, reset);
  await openSession(batch, user, record, { token, from, by: 'password', provenAt });
  return { token, user };
}

/** The wish that the second factor goes, once its time has come. */
async function dueReset(uid: string): Promise<Stored<FactorResetRecord> | undefined> {
  const reset = await factorResets.get(uid);
  return reset !== undefined && reset.data.dueAt <= clock.now() ? reset : undefined;
}

/** Firebase Auth and the records say different things of an address: whose screens are shown would be luck. */
function parted(account: string, record: string): ApiError {
  const message = 'a login was refused: Auth and the record have different addresses';
  log('ERROR', message, { account, record });
  return new ApiError('account-parted');
}
