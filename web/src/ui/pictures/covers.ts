/** Patterns of two rows with four tiles (see `Mosaic`). A square place shows their middle. */
const covers = [
  ['k1 q2 n5 t3', 'd4 g6 e7 k8'],
  ['w6 k4 s7 n1', 't5 k2 q1 g3'],
  ['g1 n6 k3 d5', 'k7 w2 n4 e1'],
  ['p5 k6 k1 s4', 'k8 g3 k2 p7'],
  ['n2 s4 k5 w1', 'q3 k7 g6 t8'],
  ['t6 g4 k8 k3', 'k1 d2 s7 n5'],
] as const;

const rotate = (row: string, by: number): string => {
  const tiles = row.split(' ');
  return [...tiles.slice(by), ...tiles.slice(0, by)].join(' ');
};

/** All patterns, rotated and with swapped rows, so that neighbours rarely look alike. */
const variants = covers.flatMap(([upper, lower]) =>
  [0, 1, 2, 3].flatMap((by) => [
    [rotate(upper, by), rotate(lower, by)],
    [rotate(lower, by), rotate(upper, by)],
  ]),
);

/** A title always gets the same pattern, which rarely equals that of its neighbour. */
export function pickCover(title: string): readonly string[] {
  const hash = [...title].reduce((so, character) => (so * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return variants[hash % variants.length] ?? covers[0];
}
