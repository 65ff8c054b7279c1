import { createHash, createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { idempotencyRecords } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { IdempotencyRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';

/** A call that takes effect once for its key, however often it is sent (decision 0003). */
interface IdempotentCall {
  readonly name: string;
  /** Id of the account; undefined for a visitor. */
  readonly caller: string | undefined;
  readonly key: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Adds the reply to the batch that makes the change. Both are stored, or neither. */
export type StoreReply<R = unknown> = (batch: Batch, reply: R) => void;

/** Stores nothing, for a call without a key. */
export const storeNoReply: StoreReply = () => undefined;

const keyPattern = /^[\w-]{16,100}$/;

const polling = { attempts: 10, intervalMs: 250 };

/**
 * Runs a call once for its idempotency key. The first call acquires the key with one write and no read. Its
 * batch fails if another call took the key over, which happens only after the first can no longer run. A
 * failed call releases the key. Throws invalid-input for an invalid key, key-reused for other input, and
 * still-running while the first call runs.
 */
export async function runOncePerKey(
  call: IdempotentCall,
  work: (storeReply: StoreReply) => Promise<unknown>,
): Promise<unknown> {
  if (!keyPattern.test(call.key)) throw new ApiError('invalid-input', { message: t.keyInvalid });
  const id = hexOf(createHash('sha256').update(`${call.name}:${call.caller ?? ''}:${call.key}`));
  const content = hashInput(call);
  const acquired = await acquireKey(id, content);
  if ('reply' in acquired) return acquired.reply;
  let isStored = false;
  const storeReply: StoreReply = (batch, reply) => {
    isStored = true;
    batch.update(idempotencyRecords, id, { reply: JSON.stringify(reply) }, acquired.version);
  };
  try {
    const reply = await work(storeReply);
    // Nothing was changed, and a repetition would get the same reply anyway.
    if (!isStored) await releaseKey(id, acquired.version);
    return reply;
  } catch (error) {
    const stored = await releaseKey(id, acquired.version);
    if (stored === undefined) throw error;
    return stored.reply;
  }
}

const hexOf = (hash: { digest(encoding: 'hex'): string }): string => hash.digest('hex');

/**
 * Hashes the input with the key, which is not stored. The input may contain a password, and a plain digest
 * could be brute-forced.
 */
function hashInput({ key, input }: IdempotentCall): string {
  const hmac = createHmac('sha256', key);
  for (const [name, value] of Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined) continue;
    const { bytes, name: file } = (value ?? {}) as { bytes?: unknown; name?: unknown };
    if (bytes instanceof Uint8Array) hmac.update(JSON.stringify([name, file, bytes.length])).update(bytes);
    else hmac.update(JSON.stringify([name, value]));
  }
  return hexOf(hmac);
}

interface AcquiredKey {
  readonly version: Stored<IdempotencyRecord>['version'];
}

interface StoredReply {
  readonly reply: unknown;
}

async function acquireKey(id: string, content: string): Promise<AcquiredKey | StoredReply> {
  for (let attempt = 0; attempt < polling.attempts; attempt += 1) {
    const startedAt = clock.now();
    const expireAt = new Date(startedAt.getTime() + limits.idempotency.retentionHours * 3_600_000);
    const record = { content, reply: null, startedAt, expireAt };
    const version = await undefinedOnConflict(new Batch().create(idempotencyRecords, id, record).commit());
    if (version !== undefined) return { version };
    const current = await outsideBudget(() => idempotencyRecords.get(id));
    // The key was released a moment ago.
    if (current === undefined) continue;
    if (current.data.content !== content) throw new ApiError('key-reused');
    if (current.data.reply !== null) return { reply: JSON.parse(current.data.reply) };
    if (startedAt.getTime() - current.data.startedAt.getTime() > limits.idempotency.maxRunSeconds * 1000) {
      const batch = new Batch().update(idempotencyRecords, id, { startedAt }, current.version);
      const takenOver = await undefinedOnConflict(batch.commit());
      if (takenOver !== undefined) return { version: takenOver };
    }
    await setTimeout(polling.intervalMs);
  }
  throw new ApiError('still-running', { retryAfter: 5 });
}

/**
 * Releases the key of a failed call. Returns the stored reply if the response of a committed batch was lost,
 * or another call was faster.
 */
async function releaseKey(id: string, version: AcquiredKey['version']): Promise<StoredReply | undefined> {
  try {
    if (
      (await undefinedOnConflict(new Batch().delete(idempotencyRecords, id, version).commit())) !== undefined
    )
      return undefined;
    const reply = (await outsideBudget(() => idempotencyRecords.get(id)))?.data.reply ?? null;
    return reply === null ? undefined : { reply: JSON.parse(reply) };
  } catch {
    // Firestore is unreachable. The key is free again after its maximum run time.
    return undefined;
  }
}

async function undefinedOnConflict<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
}
