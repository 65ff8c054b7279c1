import { describe, expect, test } from 'vitest';
import { MemoryBudget, type Upload } from './memory-budget.ts';

const noop = () => undefined;
const open = (budget: MemoryBudget, peer = 'a'): Upload => budget.open(peer, noop);

describe('a memory budget', () => {
  test('charges the bytes that arrive, so that idle uploads need no memory', () => {
    const budget = new MemoryBudget({ size: 10, peerShare: 10 });
    for (let count = 0; count < 14; count += 1) open(budget);
    const honest = open(budget);
    expect([honest.add(6), honest.add(4)]).toEqual([true, true]);
  });

  test('makes an upload wait until another one ends, in order of arrival', () => {
    const budget = new MemoryBudget({ size: 10, peerShare: 10 });
    const order: string[] = [];
    const first = open(budget);
    const second: Upload = budget.open('a', () => order.push(`second ${second.add(6)}`));
    const third: Upload = budget.open('a', () => order.push(`third ${third.add(6)}`));
    expect([first.add(8), second.add(6), third.add(6)]).toEqual([true, false, false]);
    first.complete();
    expect(second.add(6)).toBe(false);
    first.close();
    expect(order).toEqual(['second true', 'third false']);
    second.close();
    expect(order.slice(2)).toEqual(['third true']);
  });

  test('lets the oldest of uploads that all hold a part exceed it, so that none waits forever', () => {
    const budget = new MemoryBudget({ size: 12, peerShare: 12 });
    const uploads = Array.from({ length: 4 }, () => open(budget));
    expect(uploads.map((upload) => upload.add(3))).toEqual([true, true, true, true]);
    for (const [index, upload] of uploads.entries()) {
      expect(uploads.slice(index + 1).map((younger) => younger.add(9))).not.toContain(true);
      expect(upload.add(9)).toBe(true);
      upload.complete();
      upload.close();
    }
  });

  test('admits no excess while a complete upload is in work', () => {
    const budget = new MemoryBudget({ size: 10, peerShare: 10 });
    const [complete, next] = [open(budget), open(budget)];
    expect(complete.add(9)).toBe(true);
    complete.complete();
    expect(next.add(9)).toBe(false);
    complete.close();
    expect(next.add(9)).toBe(true);
  });

  test('has a share for each peer, so that one peer cannot use all of it', () => {
    const budget = new MemoryBudget({ size: 10, peerShare: 6 });
    const greedy = [open(budget), open(budget)];
    expect(greedy.map((upload) => upload.add(6))).toEqual([true, false]);
    expect(open(budget, 'b').add(4)).toBe(true);
  });

  test('knows which uploads hold memory for which another one waits', () => {
    const budget = new MemoryBudget({ size: 10, peerShare: 10 });
    const [holding, empty] = [open(budget), open(budget)];
    expect([holding.add(8), holding.isBlocking()]).toEqual([true, false]);
    const waiting = open(budget);
    expect(waiting.add(6)).toBe(false);
    expect([holding, empty, waiting].map((upload) => upload.isBlocking())).toEqual([true, false, false]);
    waiting.close();
    expect(holding.isBlocking()).toBe(false);
  });

  test('frees the bytes of an upload only once, however often it closes', () => {
    const budget = new MemoryBudget({ size: 10, peerShare: 10 });
    const [one, two, three] = [open(budget), open(budget), open(budget)];
    expect([one.add(6), two.add(4)]).toEqual([true, true]);
    one.close();
    one.close();
    expect([three.add(6), three.add(1)]).toEqual([true, false]);
  });
});
