import { ApiError } from 'contract/errors';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { emailCodes } from '#data/email-codes.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail, type Recipient } from '#model/base/queue-mail.ts';

type Addressee = Pick<Stored<UserRecord>, 'id'> & { readonly data: Recipient };

/** Queues a mail with a link that verifies the address. Its code is created when the mail is sent. */
export const queueVerification = (batch: Batch, user: Addressee): string =>
  queueMail(batch, 'verify-email', user, {});

export async function sendVerification(user: Addressee): Promise<void> {
  const batch = new Batch();
  queueVerification(batch, user);
  await batch.commit();
}

/** Marks an address as verified. Throws invalid-code, also for a deleted account. */
export async function verifyEmail(oobCode: string): Promise<void> {
  const id = await emailCodes.apply(oobCode);
  const user = id === undefined ? undefined : await users.get(id);
  if (user === undefined) throw new ApiError('invalid-code');
  if (user.data.emailVerifiedAt) return;
  const self = actorOf(user);
  const batch = new Batch();
  markVerified(batch, user);
  recordAudit(batch, self, 'email.verify', self);
  try {
    await batch.commit();
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('invalid-code') : error;
  }
}

/** Sets when the address was verified, without checking the version, because no other field depends on it. */
function markVerified(batch: Batch, { id, data }: Stored<UserRecord>): void {
  if (!data.emailVerifiedAt) batch.update(users, id, { emailVerifiedAt: clock.now() });
}
