/** That something on the left may go with something on the right, and how much speaks for it. */
export interface Edge {
  readonly left: number;
  readonly right: number;
  /** A whole number above 0. */
  readonly weight: number;
}

/** Beyond so many on a side a group is left to people: so many that are alike are told apart by nobody. */
const largestGroup = 24;

/**
 * The pairs of every assignment that has the greatest weight in all, each left and right in one pair at most. Where two
 * assignments weigh the same, what they do differently is left out: a tie is broken by nobody.
 *
 * Costs as much time as there are edges, and in each group that hangs together the fourth power of its size, which is
 * bounded.
 */
export function certainPairs(edges: readonly Edge[]): Edge[] {
  return groupsOf(edges).flatMap((group) => {
    const [only] = group;
    if (only !== undefined && group.length === 1) return [only];
    if (sidesOf(group).some(({ length }) => length > largestGroup)) return [];
    return essentialPairs(group);
  });
}

const sidesOf = (edges: readonly Edge[]): [number[], number[]] => [
  [...new Set(edges.map(({ left }) => left))],
  [...new Set(edges.map(({ right }) => right))],
];

/** Edges that hang together, by a common left or right. */
function groupsOf(edges: readonly Edge[]): Edge[][] {
  const parents = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next;
    parents.set(node, root);
    return root;
  };
  for (const { left, right } of edges) {
    const [from, to] = [rootOf(`l${left}`), rootOf(`r${right}`)];
    if (from !== to) parents.set(from, to);
  }
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const root = rootOf(`l${edge.left}`);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [edge]);
    else group.push(edge);
  }
  return [...groups.values()];
}

/** Those pairs of the best assignment without which the others would weigh less. */
function essentialPairs(edges: readonly Edge[]): Edge[] {
  const best = heaviest(edges);
  const weight = weightOf(best);
  return best.filter((pair) => weightOf(heaviest(edges.filter((edge) => edge !== pair))) < weight);
}

const weightOf = (edges: readonly Edge[]): number => edges.reduce((sum, edge) => sum + edge.weight, 0);

/**
 * An assignment of the greatest weight, by the Hungarian method: lefts come one after the other, and each takes the
 * cheapest way to a right that is free, where those on the way change theirs. Every left has a place of its own besides,
 * which stands for none and weighs nothing.
 */
function heaviest(edges: readonly Edge[]): Edge[] {
  const [lefts, rights] = sidesOf(edges);
  const table = new Map(edges.map((edge) => [`${edge.left} ${edge.right}`, edge]));
  const at = (row: number, column: number) => table.get(`${lefts[row]} ${rights[column]}`);
  const takers = assignedRows(
    lefts.length,
    rights.length + lefts.length,
    (row, column) => -(at(row, column)?.weight ?? 0),
  );
  return takers.flatMap((row, column) => (row === undefined ? [] : (at(row, column) ?? [])));
}

/**
 * @param columns as many as rows at least
 * @returns by column the row that has it, so that the costs of all come to the least
 */
function assignedRows(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): (number | undefined)[] {
  const takers = Array<number | undefined>(columns).fill(undefined);
  const rowPrice = Array<number>(rows).fill(0);
  const columnPrice = Array<number>(columns).fill(0);
  const priceOf = (row: number, column: number) =>
    cost(row, column) - (rowPrice[row] as number) - (columnPrice[column] as number);
  for (let newcomer = 0; newcomer < rows; newcomer += 1) {
    const least = Array<number>(columns).fill(Number.POSITIVE_INFINITY);
    const from = Array<number | undefined>(columns).fill(undefined);
    const seen: number[] = [];
    let row = newcomer;
    let column: number | undefined;
    for (;;) {
      let next = -1;
      for (let other = 0; other < columns; other += 1) {
        if (seen.includes(other)) continue;
        const price = priceOf(row, other);
        if (price < (least[other] as number)) {
          least[other] = price;
          from[other] = column;
        }
        if (next === -1 || (least[other] as number) < (least[next] as number)) next = other;
      }
      const step = least[next] as number;
      rowPrice[newcomer] = (rowPrice[newcomer] as number) + step;
      for (const other of seen) {
        columnPrice[other] = (columnPrice[other] as number) - step;
        const taker = takers[other] as number;
        rowPrice[taker] = (rowPrice[taker] as number) + step;
      }
      for (let other = 0; other < columns; other += 1) {
        if (!seen.includes(other)) least[other] = (least[other] as number) - step;
      }
      seen.push(next);
      column = next;
      const taker = takers[next];
      if (taker === undefined) break;
      row = taker;
    }
    for (let place: number | undefined = column; place !== undefined; ) {
      const before: number | undefined = from[place];
      takers[place] = before === undefined ? newcomer : takers[before];
      place = before;
    }
  }
  return takers;
}
