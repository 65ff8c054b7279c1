import type { RequestOptions } from 'contract/fields/identity';
import { Batch } from '#data/batch.ts';
import { getBoth } from '#data/collection.ts';
import { factors, loginTickets, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord, SessionsRecord, UserRecord } from '#data/records.ts';
import { type ChallengeUse, issueChallenge } from './factor/challenges.ts';
import { requestOptionsOf } from './factor/passkeys.ts';
import { countWrong, type OpenTicket, openTicket } from './factor/tickets.ts';
import { spend, type UsedFactor } from './factor/used-factors.ts';
import { mintToken, type Origin, openSession } from './new-session.ts';
import { insistently, type SignedIn } from './sign-in.ts';

/** Looks whether what was sent proves the second factor. */
export type FactorCheck = (
  factor: Stored<FactorRecord>,
  use: ChallengeUse,
) => UsedFactor | undefined | Promise<UsedFactor | undefined>;

export interface FactorOptions {
  readonly from: Origin;
  /** Told whose account it would be, before anything is looked at; refuses further attempts by throwing. */
  readonly onAccount: (id: string) => Promise<void>;
  /** What to write beside the session. */
  readonly onFactor: (batch: Batch, user: Stored<UserRecord>, used: UsedFactor) => void;
  /** What to write of the first wrong proof of a ticket. */
  readonly onWrong: (batch: Batch, user: Stored<UserRecord>) => void;
}

/** A passkey signs for this login alone. */
const useOf = ({ id, data: { uid } }: OpenTicket): ChallengeUse => ({ uid, purpose: 'login', boundTo: id });

/**
 * Asks the passkeys of whose ticket it is.
 *
 * @param onAccount told whose account it would be; refuses further attempts by throwing
 * @returns undefined when the login has to begin anew
 */
export async function passkeyLoginOf(
  ticket: string,
  network: string,
  onAccount: (id: string) => Promise<void>,
): Promise<RequestOptions | undefined> {
  const opened = await openTicket(ticket, network);
  if (opened === undefined) return undefined;
  await onAccount(opened.data.uid);
  const challenge = await issueChallenge(useOf(opened));
  const factor = await factors.get(opened.data.uid);
  return factor && requestOptionsOf(factor.data.passkeys ?? [], challenge);
}

/**
 * Goes on with a login whose password was right. Ticket, proof and session are one write: of any number of calls with one
 * ticket, one code, or one answer of a passkey, a single one gets a session.
 *
 * @returns 'wrong' for what does not prove it, or no more; 'over' when the login has to begin anew
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
  let isAgain = false;
  return insistently(async () => {
    const opened = isAgain ? await find() : first;
    isAgain = true;
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
  if (user === undefined || factor === undefined || wasCleared(record, ticket)) return 'over';
  const used = await check(factor, useOf(ticket));
  if (used === undefined) {
    await countWrong(ticket, (batch) => onWrong(batch, user));
    return 'wrong';
  }
  const idToken = ticket.idTokenOf();
  const token = idToken && (await mintToken(idToken, user.data.role, record, []));
  if (!token) return 'over';
  const batch = new Batch();
  spend(batch, factor, used);
  batch.delete(loginTickets, ticket.id, ticket.version);
  onFactor(batch, user, used);
  await openSession(batch, user, record, { token, from, by: used.kind, provenAt: undefined });
  return { token, user };
}

/** Whether all that was begun with the account ended since its password was given: as with a session. */
const wasCleared = (record: Stored<SessionsRecord> | undefined, { data }: OpenTicket): boolean =>
  (record?.data.clearedAt ?? new Date(0)) > data.createdAt;
