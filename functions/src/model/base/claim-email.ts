import { EmailTaken } from '#data/auth-accounts.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';

/**
 * Reserves an address in the batch that writes it to the record; of two such batches one fails. Overwrites an account
 * that no longer has the address. Throws EmailTaken.
 */
export async function claimEmail(batch: Batch, email: string, userId: string): Promise<void> {
  const id = emailOwnerId(email);
  const owner = await emailOwners.get(id);
  const record = { userId, since: clock.now() };
  if (owner === undefined) {
    batch.create(emailOwners, id, record);
    return;
  }
  if (owner.data.userId !== userId) {
    const other = await outsideBudget(() => users.get(owner.data.userId));
    if (other?.data.email === email) throw new EmailTaken();
  }
  batch.update(emailOwners, id, record, owner.version);
}

/** Releases an address, in the batch that removes it from the record. */
export const releaseEmail = (batch: Batch, email: string): Batch =>
  batch.delete(emailOwners, emailOwnerId(email));
