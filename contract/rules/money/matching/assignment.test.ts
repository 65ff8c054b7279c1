import { expect, test } from 'vitest';
import { mulberry32 } from '../../mulberry32.ts';
import { certainPairs, type Edge } from './assignment.ts';

/** All assignments there are, and of those that weigh most the pairs that each of them has. */
function byTrying(edges: readonly Edge[]): string[] {
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
  return namesOf(first.filter((edge) => heaviest.all.every((one) => one.includes(edge))));
}

const namesOf = (edges: readonly Edge[]): string[] =>
  edges.map(({ left, right }) => `${left}-${right}`).sort();

test('of 2,000 small tables the pairs that are certain are those of trying everything', () => {
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
    const found = namesOf(certainPairs(all));
    if (found.join() !== byTrying(all).join()) wrong.push({ all, found });
  }
  expect(wrong).toEqual([]);
});

test('the heaviest pair gives way where all together weigh more', () => {
  const edges = [
    { left: 0, right: 0, weight: 10 },
    { left: 0, right: 1, weight: 9 },
    { left: 1, right: 0, weight: 9 },
  ];
  expect(namesOf(certainPairs(edges))).toEqual(['0-1', '1-0']);
});

test('many that are alike are left alone, however many there are', () => {
  const edges = Array.from({ length: 900 }, (_, at) => ({
    left: Math.floor(at / 30),
    right: at % 30,
    weight: 1,
  }));
  expect(certainPairs(edges)).toEqual([]);
});
