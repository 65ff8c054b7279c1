/** Cloths in two rows of four tiles (see `Mosaic`): their middle is shown where the place is square. */
const covers = [
  ['k1 q2 n5 t3', 'd4 g6 e7 k8'],
  ['w6 k4 s7 n1', 't5 k2 q1 g3'],
  ['g1 n6 k3 d5', 'k7 w2 n4 e1'],
  ['p5 k6 k1 s4', 'k8 g3 k2 p7'],
  ['n2 s4 k5 w1', 'q3 k7 g6 t8'],
  ['t6 g4 k8 k3', 'k1 d2 s7 n5'],
] as const;

/** A row with its last tiles first. */
const turned = (row: string, by: number): string => {
  const tiles = row.split(' ');
  return [...tiles.slice(by), ...tiles.slice(0, by)].join(' ');
};

/** Each also turned and upside down, so that neighbours are seldom alike. */
const cloths = covers.flatMap(([upper, lower]) =>
  [0, 1, 2, 3].flatMap((by) => [
    [turned(upper, by), turned(lower, by)],
    [turned(lower, by), turned(upper, by)],
  ]),
);

/** The cloth of an entry without a picture: always the same for a title, seldom that of its neighbour. */
export function coverOf(title: string): readonly string[] {
  const sum = [...title].reduce((so, character) => (so * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return cloths[sum % cloths.length] ?? covers[0];
}
