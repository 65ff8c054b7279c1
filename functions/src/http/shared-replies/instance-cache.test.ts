import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#data/clock.ts';
import { noteCommit, noteRead } from '#data/context/read-tracker.ts';
import { InstanceCache } from './instance-cache.ts';

let cache: InstanceCache;
let loads: string[];
beforeEach(() => {
  cache = new InstanceCache({ maxEntries: 3, maxBytes: 1000 });
  loads = [];
});

const at = (second: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(1000 * (1000 + second)));

interface Options {
  readonly seconds?: number;
  readonly text?: string;
  readonly wait?: () => Promise<unknown>;
  readonly beforeLoad?: () => Promise<void>;
}

/** Gets a reply whose load reads `articles`, then waits, then reads `events`. */
const get = (
  key: string,
  { seconds = 60, text = 'x', wait = async () => {}, beforeLoad = async () => {} }: Options = {},
) =>
  cache.get(key, {
    seconds,
    beforeLoad,
    load: async () => {
      loads.push(key);
      noteRead('articles');
      await wait();
      noteRead('events');
      return `${text}${loads.length}`;
    },
  });

test('a reply is loaded once for its time, also for concurrent calls', async () => {
  at(0);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['x2', 'x2', 'x2']);
  at(59.9);
  expect(await get('a')).toBe('x2');
  expect(loads).toEqual(['a', 'b']);
  at(60);
  expect(await get('a')).toBe('x3');
  expect(await get('b', { seconds: 0 })).toBe('x4');
});

test('a write by this process to a collection that the load read ends its reply, others do not', async () => {
  await get('a');
  noteCommit(['limits', 'users']);
  expect(await get('a')).toBe('x1');
  noteCommit(['users', 'events']);
  expect(await get('a')).toBe('x2');
});

test('a load that read before a write is neither stored nor shared after it', async () => {
  let release: (() => void) | undefined;
  const early = get('a', { wait: () => new Promise<void>((resolve) => (release = resolve)) });
  await vi.waitFor(() => expect(loads).toEqual(['a']));
  noteCommit(['articles']);
  expect(await get('a')).toBe('x2');
  release?.();
  expect(await early).toBe('x2');
  expect(await get('a')).toBe('x2');
  expect(loads).toEqual(['a', 'a']);
});

test('an error is not stored, and that of a limit concerns one caller', async () => {
  const failing = () => get('a', { wait: () => Promise.reject(new Error('lost')) });
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('lost');
  const limited = get('a', { beforeLoad: () => Promise.reject(new Error('limit')) });
  const allowed = get('a');
  await expect(limited).rejects.toThrow('limit');
  expect(await allowed).toBe('x2');
  // A stored reply counts towards no limit.
  expect(await get('a', { beforeLoad: () => Promise.reject(new Error('limit')) })).toBe('x2');
});

test('replies are bounded in number and bytes, and the oldest ones end first', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await get(key);
  await Promise.all([get('b'), get('c'), get('d')]);
  expect(loads).toEqual(['a', 'b', 'c', 'd']);
  await get('large', { text: 'y'.repeat(480) });
  await get('d');
  await get('large');
  await get('b');
  expect(loads).toEqual(['a', 'b', 'c', 'd', 'large', 'b']);
  await get('too large', { text: 'y'.repeat(600) });
  await get('too large', { text: 'y'.repeat(600) });
  expect(loads.slice(-2)).toEqual(['too large', 'too large']);
});
