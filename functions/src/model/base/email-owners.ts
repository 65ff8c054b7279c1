import { EmailTaken } from '#data/auth-accounts.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import { outsideBudget } from '#data/read-counter.ts';

/**
 * Makes an address that of one account alone, in the batch that writes it to the record: of two such batches one fails.
 * What a hand or an earlier version left behind is in nobody's way. Costs a read.
 *
 * @throws EmailTaken when the record of another account has it
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

/** Gives an address free, together with what takes it off the record. */
export const releaseEmail = (batch: Batch, email: string): Batch =>
  batch.delete(emailOwners, emailOwnerId(email));
