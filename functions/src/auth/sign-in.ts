import { ApiError, type ReauthenticationMethod } from 'contract/errors';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, retryOnWriteConflict, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailOwnerId, emailOwners, factorResets, sessions, users } from '#data/collections.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailOwnerRecord, FactorResetRecord, UserRecord } from '#data/records.ts';
import { issueTicket } from './factor/tickets.ts';
import { mintToken, type Origin, openSession } from './new-session.ts';
import { acceptedMethod } from './reauthentication.ts';

/** Undefined for an unused address, and for an account from before owners were stored. */
type EmailOwner = Stored<EmailOwnerRecord> | undefined;

export const findEmailOwner = (email: string): Promise<EmailOwner> => emailOwners.get(emailOwnerId(email));

interface SignInOptions {
  readonly from?: Origin;
  /** Owner of the e-mail address, if already read. */
  readonly owner?: EmailOwner;
  /** Called with the account before the password is checked. */
  readonly onAccount?: (user: Stored<UserRecord>) => void;
  /** Last authentication of the session that a new one replaces. No second factor is required. */
  readonly provenAt?: Date;
  /** Adds the records of a factor reset that this login completes: an admin requested it a day ago. */
  readonly onReset?: (batch: Batch, user: Stored<UserRecord>, reset: Stored<FactorResetRecord>) => void;
}

export interface SignedIn {
  readonly token: string;
  readonly user: Stored<UserRecord>;
}

/** The password was right, and a second factor must follow. */
interface SecondStep {
  readonly ticket: string;
  /** The accepted second factor; never the password. */
  readonly proof: ReauthenticationMethod;
}

/** A sign-in that meets a conflict each time is refused as `busy`. */
const maxAttempts = 25;

/**
 * Retries a sign-in after a concurrent sign-in of the same account, or after a change that must end this one.
 * Each attempt checks everything again, including password and code.
 */
export const retrySignIn = <T>(attemptOnce: () => Promise<T>): Promise<T> =>
  retryOnWriteConflict(attemptOnce, maxAttempts);

/**
 * Reads the account before the password check, and writes the session only if its records did not change. So
 * an old password opens nothing after a change or reset (decision 0030). Returns a ticket for a second step
 * (decision 0076). Returns undefined for an unknown address, wrong password, disabled account or missing
 * record.
 */
export function signIn(
  email: string,
  password: string,
  options: SignInOptions = {},
): Promise<SignedIn | SecondStep | undefined> {
  let isOwnerRead = 'owner' in options;
  return retrySignIn(async () => {
    const owner = isOwnerRead ? options.owner : await findEmailOwner(email);
    // A retry reads the owner again.
    isOwnerRead = false;
    return signInOnce(owner, email, password, options);
  });
}

async function signInOnce(
  owner: EmailOwner,
  email: string,
  password: string,
  { from, onAccount, provenAt, onReset }: SignInOptions,
): Promise<SignedIn | SecondStep | undefined> {
  // An unknown address also costs a read, so that response times do not reveal it.
  const uid = owner?.data.userId ?? (await authAccounts.findUid(email)) ?? 'nobody';
  const [user, record] = await getBoth(users, uid, sessions, uid);
  if (user !== undefined) onAccount?.(user);
  const account = await authAccounts.signIn(email, password);
  if (account === undefined) return undefined;
  if (user === undefined && account.uid === uid) return undefined;
  if (account.uid !== uid || user?.data.email.toLowerCase() !== email.toLowerCase())
    throw identityMismatch(account.uid, uid);
  const needsSecondFactor = Boolean(user.data.factorSince) && provenAt === undefined;
  const reset = needsSecondFactor && onReset !== undefined ? await findDueReset(uid) : undefined;
  if (needsSecondFactor && reset === undefined) {
    const ticket = await issueTicket(uid, from?.network ?? '', account.idToken, record?.data.clearedAt);
    return { ticket, proof: acceptedMethod(user.data) };
  }
  const token = await mintToken(account.idToken, user.data.role);
  // The password was changed or the account was disabled after the check.
  if (token === undefined) throw new WriteConflict();
  const batch = new Batch();
  if (owner === undefined)
    batch.create(emailOwners, emailOwnerId(email), { userId: uid, since: clock.now() });
  if (reset !== undefined) onReset?.(batch, user, reset);
  await openSession(batch, user, record, {
    token,
    from,
    by: 'password',
    provenAt,
    isReported: reset !== undefined,
  });
  return { token, user };
}

async function findDueReset(uid: string): Promise<Stored<FactorResetRecord> | undefined> {
  const reset = await factorResets.get(uid);
  return reset !== undefined && reset.data.dueAt <= clock.now() ? reset : undefined;
}

/** Returns the refusal when Firebase Auth and the records assign an address to different accounts. */
function identityMismatch(account: string, record: string): ApiError {
  const message = 'a login was refused: Auth and the record have different addresses';
  log('ERROR', message, { account, record });
  return new ApiError('account-parted');
}
