import { createHash, createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { answers } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { AnswerRecord } from '#data/records.ts';

/** A call that makes something, and is to make it once for its key, however often it is sent (decision 0052). */
export interface KeyedCall {
  /** Of the endpoint. */
  readonly name: string;
  /** The id of the account; undefined for a visitor. */
  readonly caller: string | undefined;
  /** As the header `Idempotency-Key` has it. */
  readonly key: string;
  /** After its schema, with its files. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Adds what the call is answered to the batch that makes what it is about: both are kept, or neither. */
export type KeepAnswer<R = unknown> = (batch: Batch, reply: R) => void;

/** For a call without a key. */
export const keepNothing: KeepAnswer = () => undefined;

const keyPattern = /^[\w-]{16,100}$/;

/** What a repeated call waits at most for the first one, and how often it looks. */
const waiting = { times: 10, everyMs: 250 };

/**
 * Does what a call asks for, once for its key: a repetition gets the answer of the first.
 *
 * The first one takes the key (a write, no read); the batch that makes the thing fails when another took it over, which
 * happens only once the first can run no longer. A failure gives the key back.
 *
 * @param work does it, and hands the reply to `KeepAnswer` with its deciding batch
 * @throws ApiError invalid-input for a key that is none; key-reused for another content under the same key;
 *   still-running while the first is at work; whatever `work` throws
 */
export async function onceForKey(
  call: KeyedCall,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  if (!keyPattern.test(call.key))
    throw new ApiError('invalid-input', { message: 'Idempotency-Key tidak sah.' });
  const id = hexOf(createHash('sha256').update(`${call.name}:${call.caller ?? ''}:${call.key}`));
  const content = contentOf(call);
  const taken = await take(id, content);
  if ('reply' in taken) return taken.reply;
  let isKept = false;
  const keep: KeepAnswer = (batch, reply) => {
    isKept = true;
    batch.update(answers, id, { reply: JSON.stringify(reply) }, taken.version);
  };
  try {
    const reply = await work(keep);
    // Nothing was made, and the answer is the same all the same.
    if (!isKept) await giveBack(id, taken.version);
    return reply;
  } catch (error) {
    const kept = await giveBack(id, taken.version);
    if (kept === undefined) throw error;
    return kept.reply;
  }
}

const hexOf = (hash: { digest(encoding: 'hex'): string }): string => hash.digest('hex');

/** By the key, which is stored nowhere: a password is among what is sent, and a plain digest could be guessed at. */
function contentOf({ key, input }: KeyedCall): string {
  const hmac = createHmac('sha256', key);
  for (const [name, value] of Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined) continue;
    const { bytes, name: file } = (value ?? {}) as { bytes?: unknown; name?: unknown };
    if (bytes instanceof Uint8Array) hmac.update(JSON.stringify([name, file, bytes.length])).update(bytes);
    else hmac.update(JSON.stringify([name, value]));
  }
  return hexOf(hmac);
}

interface Taken {
  readonly version: Stored<AnswerRecord>['version'];
}

interface Kept {
  readonly reply: unknown;
}

async function take(id: string, content: string): Promise<Taken | Kept> {
  for (let look = 0; look < waiting.times; look += 1) {
    const startedAt = clock.now();
    const expireAt = new Date(startedAt.getTime() + limits.answers.keptHours * 3_600_000);
    const record = { content, reply: null, startedAt, expireAt };
    const version = await unlessConflict(new Batch().create(answers, id, record).commit());
    if (version !== undefined) return { version };
    const current = await outsideBudget(() => answers.get(id));
    // Given back a moment ago.
    if (current === undefined) continue;
    if (current.data.content !== content) throw new ApiError('key-reused');
    if (current.data.reply !== null) return { reply: JSON.parse(current.data.reply) };
    if (startedAt.getTime() - current.data.startedAt.getTime() > limits.answers.runsSeconds * 1000) {
      const batch = new Batch().update(answers, id, { startedAt }, current.version);
      const takenOver = await unlessConflict(batch.commit());
      if (takenOver !== undefined) return { version: takenOver };
    }
    await setTimeout(waiting.everyMs);
  }
  throw new ApiError('still-running', { retryAfter: 5 });
}

/** @returns what was kept after all: of a batch that went through only the answer was lost, or another was faster */
async function giveBack(id: string, version: Taken['version']): Promise<Kept | undefined> {
  try {
    if ((await unlessConflict(new Batch().delete(answers, id, version).commit())) !== undefined)
      return undefined;
    const reply = (await outsideBudget(() => answers.get(id)))?.data.reply ?? null;
    return reply === null ? undefined : { reply: JSON.parse(reply) };
  } catch {
    // Firestore is out of reach: the key is free again once its time to run is over.
    return undefined;
  }
}

async function unlessConflict<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
}
