import { describe, expect, test } from 'vitest';
import { MemoryBudget, type Upload } from './memory-budget.ts';

const noop = () => undefined;
/** The starts of all uploads have 20, their rests 28; of one peer, 15 and 21. */
const create = (): MemoryBudget =>
  new MemoryBudget({ size: 48, peerShare: 36, startBytes: 1, restPart: 28 / 48 });
const open = (budget: MemoryBudget, peer: string, size = 12): Upload => budget.open(peer, size, noop);
const peers = (count: number) => Array.from({ length: count }, (_, index) => `network ${index}`);

describe('a memory budget', () => {
  test('charges the start of a body as it arrives, so that idle uploads need no memory', () => {
    const budget = create();
    for (const peer of peers(40)) open(budget, peer);
    const honest = open(budget, 'a');
    expect([honest.add(0.5), honest.add(0.5), honest.add(1), honest.add(10)]).toEqual(Array(4).fill(true));
  });

  test('accepts the starts of all uploads next to large ones', () => {
    const budget = create();
    const large = peers(19).map((peer) => open(budget, peer));
    expect(large.map((upload) => upload.add(1))).toEqual(Array(19).fill(true));
    // Two rests of 11 fit into 28, and the others hold nothing but their starts.
    expect(large.filter((upload) => upload.add(1))).toHaveLength(2);
    expect(open(budget, 'honest', 1).add(1)).toBe(true);
    expect(open(budget, 'next', 1).add(1)).toBe(false);
  });

  test('admits a rest that fits, also before older ones that do not fit', () => {
    const budget = create();
    const [first, second, older, honest] = [...peers(3), 'honest'].map((peer) =>
      open(budget, peer, peer === 'honest' ? 5 : 12),
    );
    for (const upload of [first, second, older, honest]) upload?.add(1);
    expect([first, second, older, honest].map((upload) => upload?.add(1))).toEqual([true, true, false, true]);
  });

  test('makes an upload wait until another one ends, in order of arrival', () => {
    const budget = create();
    const order: string[] = [];
    const first = open(budget, 'a', 22);
    const second: Upload = budget.open('b', 15, () => order.push(`second ${second.add(1)}`));
    const third: Upload = budget.open('c', 16, () => order.push(`third ${third.add(1)}`));
    for (const upload of [first, second, third]) upload.add(1);
    expect([first.add(1), second.add(1), third.add(1)]).toEqual([true, false, false]);
    first.close();
    expect(order).toEqual(['second true', 'third false']);
    second.close();
    expect(order.slice(2)).toEqual(['third true']);
  });

  test('has a share for each peer, so that one peer cannot use all of it', () => {
    const budget = create();
    const greedy = [open(budget, 'a'), open(budget, 'a')];
    for (const upload of greedy) upload.add(1);
    expect(greedy.map((upload) => upload.add(1))).toEqual([true, false]);
    const other = open(budget, 'b');
    expect([other.add(1), other.add(1)]).toEqual([true, true]);
  });

  test('knows which uploads hold memory for which another one waits', () => {
    const budget = create();
    const [one, other, small] = [open(budget, 'a'), open(budget, 'b'), open(budget, 'c', 1)];
    for (const upload of [one, other, small, one, other]) upload.add(1);
    expect(one.isBlocking()).toBe(false);
    const waiting = open(budget, 'd');
    expect([waiting.add(1), waiting.add(1)]).toEqual([true, false]);
    expect([one, other, small, waiting].map((upload) => upload.isBlocking())).toEqual([
      true,
      true,
      false,
      false,
    ]);
    waiting.close();
    expect(one.isBlocking()).toBe(false);
  });

  test('frees the bytes of an upload only once, however often it closes', () => {
    const budget = create();
    const [one, two, three, four] = peers(4).map((peer) => open(budget, peer, 13)) as [
      Upload,
      Upload,
      Upload,
      Upload,
    ];
    for (const upload of [one, two, three, four]) upload.add(1);
    expect([one.add(1), two.add(1)]).toEqual([true, true]);
    one.close();
    one.close();
    expect([three.add(1), four.add(1)]).toEqual([true, false]);
  });
});
