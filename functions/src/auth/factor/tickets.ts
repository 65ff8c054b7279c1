import { createHash, randomBytes } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { loginTickets } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { LoginTicketRecord } from '#data/records.ts';
import { decryptSecret, encryptSecret } from './secret-encryption.ts';

const idOf = (ticket: string): string => createHash('sha256').update(`ticket:${ticket}`).digest('hex');

/**
 * Stores that the password was right and a second factor must follow, from the same network. Returns a ticket
 * that is not stored, but encrypts the ID token of Firebase Auth. `clearedAt` is that of the sessions before
 * the password was checked.
 */
export async function issueTicket(
  uid: string,
  network: string,
  idToken: string,
  clearedAt: Date | undefined,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await new Batch()
    .create(loginTickets, idOf(ticket), {
      uid,
      network,
      idToken: encryptSecret(ticket, 'ticket', Buffer.from(idToken)),
      wrong: 0,
      clearedAt: clearedAt ?? null,
      expireAt: new Date(clock.now().getTime() + limits.factor.ticketMinutes * 60_000),
    })
    .commit();
  return ticket;
}

export interface OpenTicket extends Stored<LoginTicketRecord> {
  readonly decryptIdToken: () => string | undefined;
}

/** @returns undefined for a ticket that is used, expired, of another network, or has too many wrong codes */
export async function openTicket(ticket: string, network: string): Promise<OpenTicket | undefined> {
  const stored = await loginTickets.get(idOf(ticket));
  if (stored === undefined || stored.data.expireAt <= clock.now()) return undefined;
  if (stored.data.network !== network) return undefined;
  return {
    ...stored,
    decryptIdToken: () => decryptSecret([ticket], 'ticket', stored.data.idToken)?.toString(),
  };
}

/**
 * Counts a wrong code. The last allowed one deletes the ticket, and `onFirst` adds the record of the first.
 * Throws WriteConflict when a concurrent code was tried, which counts too.
 */
export async function countWrongCode(
  { id, data, version }: OpenTicket,
  onFirst: (batch: Batch) => void,
): Promise<void> {
  const wrong = data.wrong + 1;
  const batch = new Batch();
  if (wrong >= limits.factor.maxWrongPerTicket) batch.delete(loginTickets, id, version);
  else batch.update(loginTickets, id, { wrong }, version);
  if (wrong === 1) onFirst(batch);
  await batch.commit();
}
