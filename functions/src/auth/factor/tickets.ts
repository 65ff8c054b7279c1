import { createHash, randomBytes } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { loginTickets } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { LoginTicketRecord } from '#data/records.ts';
import { seal, unseal } from './seals.ts';

const idOf = (ticket: string): string => createHash('sha256').update(`ticket:${ticket}`).digest('hex');

/**
 * Notes that somebody's password was right, and that a code is to follow.
 *
 * @param idToken what Firebase Auth gave for the password: sealed under the ticket, which is kept nowhere
 * @param network where the login comes from, as limits count it: the code has to come from there too
 * @returns the ticket that the code goes with, 43 characters
 */
export async function issueTicket(uid: string, network: string, idToken: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = clock.now();
  await new Batch()
    .create(loginTickets, idOf(ticket), {
      uid,
      network,
      idToken: seal(ticket, 'ticket', Buffer.from(idToken)),
      wrong: 0,
      createdAt: now,
      expireAt: new Date(now.getTime() + limits.factor.ticketMinutes * 60_000),
    })
    .commit();
  return ticket;
}

export interface OpenTicket extends Stored<LoginTicketRecord> {
  readonly idTokenOf: () => string | undefined;
}

/** @returns undefined for one that was used, guessed with too often, is too old, or comes from another network */
export async function openTicket(ticket: string, network: string): Promise<OpenTicket | undefined> {
  const stored = await loginTickets.get(idOf(ticket));
  if (stored === undefined || stored.data.expireAt <= clock.now()) return undefined;
  if (stored.data.network !== network) return undefined;
  return { ...stored, idTokenOf: () => unseal([ticket], 'ticket', stored.data.idToken)?.toString() };
}

/**
 * Counts a wrong code; with the last that may be wrong the ticket ends.
 *
 * @param onFirst what is written with the first
 * @throws WriteConflict when another code was tried in between: that one counts too
 */
export async function countWrong(
  { id, data, version }: OpenTicket,
  onFirst: (batch: Batch) => void,
): Promise<void> {
  const wrong = data.wrong + 1;
  const batch = new Batch();
  if (wrong >= limits.factor.wrongPerTicket) batch.delete(loginTickets, id, version);
  else batch.update(loginTickets, id, { wrong }, version);
  if (wrong === 1) onFirst(batch);
  await batch.commit();
}
