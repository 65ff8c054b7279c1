/** An edge of a bipartite graph: a candidate pair of a left and a right node. */
export interface Edge {
  readonly left: number;
  readonly right: number;
  /** Weight of the evidence: an integer above 0. */
  readonly weight: number;
}

/** Larger components contain too many similar candidates and need a decision by an admin. */
const maxComponentSize = 24;

/**
 * Returns the pairs that every assignment of maximum total weight contains, so that a tie stays undecided.
 * The time is linear in the edges, plus the fourth power of the bounded size of a component.
 */
export function findCertainPairs(edges: readonly Edge[]): Edge[] {
  return connectedComponents(edges).flatMap((group) => {
    const [only] = group;
    if (only !== undefined && group.length === 1) return [only];
    if (nodesOf(group).some(({ length }) => length > maxComponentSize)) return [];
    return findEssentialPairs(group);
  });
}

const nodesOf = (edges: readonly Edge[]): [number[], number[]] => [
  [...new Set(edges.map(({ left }) => left))],
  [...new Set(edges.map(({ right }) => right))],
];

function connectedComponents(edges: readonly Edge[]): Edge[][] {
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

/** Returns the pairs of a maximum assignment whose removal reduces the maximum weight. */
function findEssentialPairs(edges: readonly Edge[]): Edge[] {
  const best = maxWeightAssignment(edges);
  const weight = totalWeight(best);
  return best.filter(
    (pair) => totalWeight(maxWeightAssignment(edges.filter((edge) => edge !== pair))) < weight,
  );
}

const totalWeight = (edges: readonly Edge[]): number => edges.reduce((sum, edge) => sum + edge.weight, 0);

/**
 * Returns an assignment of maximum weight by the Hungarian method. It adds the left nodes one by one along a
 * shortest augmenting path. Each left node also has a dummy column of weight 0, which leaves it unassigned.
 */
function maxWeightAssignment(edges: readonly Edge[]): Edge[] {
  const [lefts, rights] = nodesOf(edges);
  const table = new Map(edges.map((edge) => [`${edge.left} ${edge.right}`, edge]));
  const at = (row: number, column: number) => table.get(`${lefts[row]} ${rights[column]}`);
  const takers = solveAssignment(
    lefts.length,
    rights.length + lefts.length,
    (row, column) => -(at(row, column)?.weight ?? 0),
  );
  return takers.flatMap((row, column) => (row === undefined ? [] : (at(row, column) ?? [])));
}

/**
 * Solves the assignment problem of minimum cost, with at least as many columns as rows. Returns the row of
 * each column.
 */
function solveAssignment(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): (number | undefined)[] {
  const rowOfColumn = Array<number | undefined>(columns).fill(undefined);
  const rowPotentials = Array<number>(rows).fill(0);
  const columnPotentials = Array<number>(columns).fill(0);
  const reducedCost = (row: number, column: number) =>
    cost(row, column) - (rowPotentials[row] as number) - (columnPotentials[column] as number);
  for (let startRow = 0; startRow < rows; startRow += 1) {
    const minReducedCosts = Array<number>(columns).fill(Number.POSITIVE_INFINITY);
    const from = Array<number | undefined>(columns).fill(undefined);
    const visitedColumns: number[] = [];
    let row = startRow;
    let column: number | undefined;
    for (;;) {
      let next = -1;
      for (let other = 0; other < columns; other += 1) {
        if (visitedColumns.includes(other)) continue;
        const price = reducedCost(row, other);
        if (price < (minReducedCosts[other] as number)) {
          minReducedCosts[other] = price;
          from[other] = column;
        }
        if (next === -1 || (minReducedCosts[other] as number) < (minReducedCosts[next] as number))
          next = other;
      }
      const step = minReducedCosts[next] as number;
      rowPotentials[startRow] = (rowPotentials[startRow] as number) + step;
      for (const other of visitedColumns) {
        columnPotentials[other] = (columnPotentials[other] as number) - step;
        const taker = rowOfColumn[other] as number;
        rowPotentials[taker] = (rowPotentials[taker] as number) + step;
      }
      for (let other = 0; other < columns; other += 1) {
        if (!visitedColumns.includes(other))
          minReducedCosts[other] = (minReducedCosts[other] as number) - step;
      }
      visitedColumns.push(next);
      column = next;
      const taker = rowOfColumn[next];
      if (taker === undefined) break;
      row = taker;
    }
    for (let place: number | undefined = column; place !== undefined; ) {
      const before: number | undefined = from[place];
      rowOfColumn[place] = before === undefined ? startRow : rowOfColumn[before];
      place = before;
    }
  }
  return rowOfColumn;
}
