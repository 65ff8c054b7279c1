import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailChanges } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailChangeRecord } from '#data/records.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

export type Side = keyof EmailChangeRecord['hashes'];

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const isOpen = ({ expireAt }: EmailChangeRecord): boolean => expireAt > clock.now();

/**
 * Creates a code while the mail is sent, so that only its hash is stored. Earlier codes of the mail become
 * invalid. Returns undefined when the change no longer waits.
 */
export const issueEmailCode = (userId: string, changeId: string, side: Side): Promise<string | undefined> =>
  retryOnConflict(async () => {
    const change = await emailChanges.get(userId);
    if (change === undefined || change.data.id !== changeId || !isOpen(change.data)) return undefined;
    const secret = randomBytes(32).toString('base64url');
    const hashes = { ...change.data.hashes, [side]: digestOf(secret).toString('hex') };
    await new Batch().update(emailChanges, userId, { hashes }, change.version).commit();
    return `${userId}.${side}.${secret}`;
  });

/** Reads the change of a code. Throws invalid-code, also when it no longer waits. */
export async function readEmailCode(
  code: string,
): Promise<{ userId: string; side: Side; change: Stored<EmailChangeRecord> }> {
  const [userId = '', side, secret = ''] = code.split('.');
  const isWellFormed = /^\w{1,128}$/.test(userId) && (side === 'new' || side === 'old');
  const change = isWellFormed ? await emailChanges.get(userId) : undefined;
  if (
    !isWellFormed ||
    change === undefined ||
    !isOpen(change.data) ||
    !matchesHash(secret, change.data.hashes[side])
  ) {
    throw new ApiError('invalid-code');
  }
  return { userId, side, change };
}

const matchesHash = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(digestOf(secret), Buffer.from(hash, 'hex'));
