import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { MemoryBudget } from './memory-budget.ts';

/** Starts a request of `size` bytes; `close` ends it. */
function send(budget: MemoryBudget, size: number, name: string, started: string[]) {
  const response = new EventEmitter();
  budget.reserve(size, response, () => started.push(name));
  return { close: () => response.emit('close') };
}

describe('a memory budget', () => {
  test('starts requests while they fit, and the others in order of arrival when memory is free', () => {
    const budget = new MemoryBudget(10);
    const started: string[] = [];
    const [a, b] = [send(budget, 6, 'a', started), send(budget, 4, 'b', started)];
    send(budget, 5, 'c', started);
    send(budget, 1, 'd', started);
    expect(started).toEqual(['a', 'b']);
    b.close();
    // c does not fit yet, and d does not overtake it.
    expect(started).toEqual(['a', 'b']);
    a.close();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('frees the bytes of a request only once, however often it closes', () => {
    const budget = new MemoryBudget(10);
    const started: string[] = [];
    const a = send(budget, 10, 'a', started);
    send(budget, 6, 'b', started);
    a.close();
    a.close();
    send(budget, 6, 'c', started);
    expect(started).toEqual(['a', 'b']);
  });

  test('starts a request that is larger than the budget alone', () => {
    const budget = new MemoryBudget(10);
    const started: string[] = [];
    const a = send(budget, 1, 'a', started);
    const large = send(budget, 11, 'large', started);
    send(budget, 1, 'b', started);
    expect(started).toEqual(['a']);
    a.close();
    expect(started).toEqual(['a', 'large']);
    large.close();
    expect(started).toEqual(['a', 'large', 'b']);
  });

  test('drops a request that closes while it waits, and starts the next one', () => {
    const budget = new MemoryBudget(10);
    const started: string[] = [];
    send(budget, 6, 'a', started);
    const b = send(budget, 6, 'b', started);
    send(budget, 4, 'c', started);
    b.close();
    expect(started).toEqual(['a', 'c']);
  });
});
