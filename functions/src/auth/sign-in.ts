import { setTimeout } from 'node:timers/promises';
import { ApiError } from 'contract/errors';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import {
  emailOwnerId,
  emailOwners,
  factorResets,
  factors,
  loginTickets,
  sessions,
  users,
} from '#data/collections.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { FactorResetRecord, SessionsRecord, UserRecord } from '#data/records.ts';
import { checkCode, type UsedCode } from './factor/check-code.ts';
import { countWrong, issueTicket, type OpenTicket, openTicket } from './factor/tickets.ts';
import { mintToken, type Origin, openSession } from './new-session.ts';

export interface SignInOptions {
  /** Hashes of tokens that must not come to life again. */
  readonly endedHashes?: readonly string[];
  /** Where it comes from, and what to write when the account was never used from that network. */
  readonly from?: Origin;
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

interface SignedIn {
  readonly token: string;
  readonly user: Stored<UserRecord>;
}

/** So often may something of the account be written while one of its sign-ins is under way. */
const mostAttempts = 6;

/** Tries again as long as something else is written in between: all begins anew then, password and code too. */
async function insistently<T>(attemptOnce: () => Promise<T>): Promise<T> {
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
 * @returns the session token and the user; a ticket instead, where a code has to follow (decision 0076); undefined for
 *   anything that does not fit: unknown address, wrong password, disabled account, missing record
 */
export const signIn = (
  email: string,
  password: string,
  options: SignInOptions = {},
): Promise<SignedIn | { readonly ticket: string } | undefined> =>
  insistently(() => signInOnce(email, password, options));

async function signInOnce(
  email: string,
  password: string,
  { endedHashes = [], from, onAccount, provenAt, onReset }: SignInOptions,
): Promise<SignedIn | { ticket: string } | undefined> {
  const owner = await emailOwners.get(emailOwnerId(email));
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
  if (isAsked && reset === undefined)
    return { ticket: await issueTicket(uid, from?.network ?? '', account.idToken) };
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

export interface CodeOptions {
  readonly from: Origin;
  /** Told whose account it would be, before the code is looked at; refuses further attempts by throwing. */
  readonly onAccount: (id: string) => Promise<void>;
  /** What to write beside the session. */
  readonly onCode: (batch: Batch, user: Stored<UserRecord>, code: UsedCode) => void;
  /** What to write of the first wrong code of a ticket. */
  readonly onWrong: (batch: Batch, user: Stored<UserRecord>) => void;
}

/**
 * Goes on with a login whose password was right. Ticket, code and session are one write: of any number of calls with
 * one ticket, or with one code, a single one gets a session.
 *
 * @returns 'wrong' for a code that does not fit, or no more; 'over' when the login has to begin anew
 */
export async function signInByCode(
  ticket: string,
  code: string,
  options: CodeOptions,
): Promise<SignedIn | 'wrong' | 'over'> {
  const find = () => openTicket(ticket, options.from.network);
  const first = await find();
  if (first === undefined) return 'over';
  await options.onAccount(first.data.uid);
  let isAgain = false;
  return insistently(async () => {
    const opened = isAgain ? await find() : first;
    isAgain = true;
    return opened === undefined ? 'over' : signInByCodeOnce(opened, code, options);
  });
}

async function signInByCodeOnce(
  ticket: OpenTicket,
  code: string,
  { from, onCode, onWrong }: CodeOptions,
): Promise<SignedIn | 'wrong' | 'over'> {
  const { uid } = ticket.data;
  const [user, record] = await getBoth(users, uid, sessions, uid);
  const factor = await factors.get(uid);
  if (user === undefined || factor === undefined || wasCleared(record, ticket)) return 'over';
  const used = checkCode(uid, factor.data, code);
  if (used === undefined) {
    await countWrong(ticket, (batch) => onWrong(batch, user));
    return 'wrong';
  }
  const idToken = ticket.idTokenOf();
  const token = idToken && (await mintToken(idToken, user.data.role, record, []));
  if (!token) return 'over';
  const batch = new Batch();
  batch.update(factors, uid, used.changes, factor.version);
  batch.delete(loginTickets, ticket.id, ticket.version);
  onCode(batch, user, used);
  await openSession(batch, user, record, { token, from, by: used.kind, provenAt: undefined });
  return { token, user };
}

/** Whether all that was begun with the account ended since its password was given: as with a session. */
const wasCleared = (record: Stored<SessionsRecord> | undefined, { data }: OpenTicket): boolean =>
  (record?.data.clearedAt ?? new Date(0)) > data.createdAt;
