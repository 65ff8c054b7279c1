import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { OutboxRecord, UserRecord } from '#data/records.ts';

/**
 * Writes a mail to be sent once the batch has gone through.
 *
 * @param user who gets it; without an id when it is not about an account
 * @returns the mail's id
 */
export function queueMail(
  batch: Batch,
  kind: string,
  user: { id: string | null; data: Pick<UserRecord, 'email' | 'name'> },
  data: OutboxRecord['data'] = {},
): string {
  const { email, name } = user.data;
  const id = newId();
  batch.create(outbox, id, {
    kind,
    to: email,
    userId: user.id,
    data: { name, ...data },
    state: 'waiting',
    createdAt: clock.now(),
    attempts: 0,
    dueAt: clock.now(),
    settledAt: null,
    lastError: null,
  });
  return id;
}
