import { expect, test } from 'vitest';
import { mulberry32 } from '../../mulberry32.ts';
import { type Edge, findCertainPairs } from './assignment.ts';

/** Enumerates all assignments and returns the pairs that every assignment of maximum weight contains. */
function findByEnumeration(edges: readonly Edge[]): string[] {
  const heaviest: { weight: number; all: Edge[][] } = { weight: -1, all: [] };
  const visit = (at: number, chosen: Edge[], weight: number): void => {
    if (at === edges.length) {
      if (weight > heaviest.weight) Object.assign(heaviest, { weight, all: [] });
      if (weight === heaviest.weight) heaviest.all.push(chosen);
      return;
    }
    const edge = edges[at] as Edge;
    visit(at + 1, chosen, weight);
    if (chosen.some(({ left, right }) => left === edge.left || right === edge.right)) return;
    visit(at + 1, [...chosen, edge], weight + edge.weight);
  };
  visit(0, [], 0);
  const [first = []] = heaviest.all;
  return formatPairs(first.filter((edge) => heaviest.all.every((one) => one.includes(edge))));
}

const formatPairs = (edges: readonly Edge[]): string[] =>
  edges.map(({ left, right }) => `${left}-${right}`).sort();

test('in 2,000 small graphs the certain pairs equal those of an exhaustive search', () => {
  const random = mulberry32(15);
  const below = (count: number) => (random() >>> 0) % count;
  const wrong: unknown[] = [];
  for (let round = 0; round < 2000; round += 1) {
    const edges = new Map<string, Edge>();
    for (let count = below(9); count > 0; count -= 1) {
      const [left, right] = [below(4), below(4)];
      edges.set(`${left} ${right}`, { left, right, weight: 1 + below(4) });
    }
    const all = [...edges.values()];
    const found = formatPairs(findCertainPairs(all));
    if (found.join() !== findByEnumeration(all).join()) wrong.push({ all, found });
  }
  expect(wrong).toEqual([]);
});

test('the heaviest pair is dropped if another assignment has a greater total weight', () => {
  const edges = [
    { left: 0, right: 0, weight: 10 },
    { left: 0, right: 1, weight: 9 },
    { left: 1, right: 0, weight: 9 },
  ];
  expect(formatPairs(findCertainPairs(edges))).toEqual(['0-1', '1-0']);
});

test('a large group of equal candidates yields no pairs', () => {
  const edges = Array.from({ length: 900 }, (_, at) => ({
    left: Math.floor(at / 30),
    right: at % 30,
    weight: 1,
  }));
  expect(findCertainPairs(edges)).toEqual([]);
});
