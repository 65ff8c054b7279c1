import { expect, test, vi } from 'vitest';
import { inParallel, timeBudget, unlimited } from './time-budget.ts';

/** Creates work that logs its start and end, and yields to the event loop in between. */
function createWork() {
  const events: string[] = [];
  const work = async (one: string) => {
    events.push(`+${one}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${one}`);
    if (one === 'bad') throw new Error('Out of order.');
  };
  return { events, work };
}

test('groups run concurrently, and the items of a group in order', async () => {
  const { events, work } = createWork();
  expect(await inParallel([['a1', 'a2'], ['b1'], ['c1']], 2, unlimited, work)).toBe(0);
  expect(events.slice(0, 2)).toEqual(['+a1', '+b1']);
  expect(events.indexOf('-a1')).toBeLessThan(events.indexOf('+a2'));
  expect(events.filter((note) => note.startsWith('-')).sort()).toEqual(['-a1', '-a2', '-b1', '-c1']);
});

test('no work starts after the time is over, and the number of remaining items is returned', async () => {
  const { events, work } = createWork();
  expect(await inParallel([['a1', 'a2'], ['b1']], 2, timeBudget(0), work)).toBe(3);
  expect(events).toEqual([]);
  const two = {
    isOver: vi
      .fn(() => true)
      .mockReturnValueOnce(false)
      .mockReturnValueOnce(false),
  };
  expect(await inParallel([['a1', 'a2'], ['b1', 'b2'], ['c1']], 2, two, work)).toBe(3);
  expect(events).toEqual(['+a1', '+b1', '-a1', '-b1']);
});

test('after a failure no work starts, and running work ends before the error is thrown', async () => {
  const { events, work } = createWork();
  const slow = (one: string) => work(one).then(() => work(`${one}-still`));
  await expect(
    inParallel([['bad', 'never'], ['b1'], ['never']], 2, unlimited, (one) =>
      one === 'b1' ? slow(one) : work(one),
    ),
  ).rejects.toThrow('Out of order.');
  expect(events).toContain('-b1-still');
  expect(events.join()).not.toContain('never');
});
