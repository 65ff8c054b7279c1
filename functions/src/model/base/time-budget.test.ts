import { expect, test, vi } from 'vitest';
import { inParallel, timeBudget, unlimited } from './time-budget.ts';

/** Work that notes what begins and ends, and takes a turn of the event loop. */
function notes() {
  const said: string[] = [];
  const work = async (one: string) => {
    said.push(`+${one}`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`-${one}`);
    if (one === 'bad') throw new Error('Out of order.');
  };
  return { said, work };
}

test('groups are done side by side, each in its order', async () => {
  const { said, work } = notes();
  expect(await inParallel([['a1', 'a2'], ['b1'], ['c1']], 2, unlimited, work)).toBe(0);
  expect(said.slice(0, 2)).toEqual(['+a1', '+b1']);
  expect(said.indexOf('-a1')).toBeLessThan(said.indexOf('+a2'));
  expect(said.filter((note) => note.startsWith('-')).sort()).toEqual(['-a1', '-a2', '-b1', '-c1']);
});

test('nothing is begun once the time is over, and what is left is told', async () => {
  const { said, work } = notes();
  expect(await inParallel([['a1', 'a2'], ['b1']], 2, timeBudget(0), work)).toBe(3);
  expect(said).toEqual([]);
  const two = {
    isOver: vi
      .fn(() => true)
      .mockReturnValueOnce(false)
      .mockReturnValueOnce(false),
  };
  expect(await inParallel([['a1', 'a2'], ['b1', 'b2'], ['c1']], 2, two, work)).toBe(3);
  expect(said).toEqual(['+a1', '+b1', '-a1', '-b1']);
});

test('after a failure nothing more is begun, and what was under way has ended before it is thrown', async () => {
  const { said, work } = notes();
  const slow = (one: string) => work(one).then(() => work(`${one}-still`));
  await expect(
    inParallel([['bad', 'never'], ['b1'], ['never']], 2, unlimited, (one) =>
      one === 'b1' ? slow(one) : work(one),
    ),
  ).rejects.toThrow('Out of order.');
  expect(said).toContain('-b1-still');
  expect(said.join()).not.toContain('never');
});
