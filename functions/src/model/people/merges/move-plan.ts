import { type MovedCollection, movedCollections } from './moved-collections.ts';

/** A stored document of any collection. */
export interface AnyRow {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads documents of any collection. The functions are pure apart from it, so that tests use records in memory. */
export interface RecordReader<R extends AnyRow = AnyRow> {
  find(name: string, field: string, value: string, limit: number): Promise<R[]>;
  getMany(name: string, ids: readonly string[]): Promise<R[]>;
}

/** Values of a field that names a person, before and after a move. Dots address a nested field. */
interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** One entry of the written list of a merge. */
export interface RecordMove {
  /** Name of the collection. */
  readonly in: string;
  /** Ids before and after; the same if the id names no person. */
  readonly id: string;
  readonly to: string;
  readonly changes: readonly FieldChange[];
}

export interface PlannedMove<R extends AnyRow = AnyRow> {
  readonly move: RecordMove;
  readonly row: R;
}

export interface MovedPeople {
  readonly survivor: string;
  readonly loser: string;
}

export interface MoveProgress {
  /** Index in `movedCollections`. */
  readonly position: number;
  /** Ids that stay, because the other person has a record with the new id. Records that belong to them stay too. */
  readonly keptIds: readonly string[];
}

export interface MovePart<R extends AnyRow> extends MoveProgress {
  readonly planned: readonly PlannedMove<R>[];
  readonly isComplete: boolean;
}

/** Returns the value of a field; undefined unless it is a text. */
function textAt(data: AnyRow['data'], field: string): string | undefined {
  const value = field
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      data,
    );
  return typeof value === 'string' ? value : undefined;
}

/** Returns a copy with other values of fields. */
export function withValues(
  data: AnyRow['data'],
  values: readonly (readonly [field: string, value: string])[],
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...data };
  for (const [field, value] of values) {
    const [key = '', ...rest] = field.split('.');
    copy[key] =
      rest.length === 0 ? value : withValues(copy[key] as AnyRow['data'], [[rest.join('.'), value]]);
  }
  return copy;
}

/** Returns the new value of a field or an id. */
const createRename =
  ({ survivor, loser }: MovedPeople, keptIds: readonly string[]) =>
  (text: string): string =>
    keptIds.some((id) => text.includes(id)) ? text : text.replaceAll(loser, survivor);

function toChanges(
  data: AnyRow['data'],
  fields: readonly string[],
  rename: (text: string) => string,
): FieldChange[] {
  return fields.flatMap((field) => {
    const before = textAt(data, field);
    if (before === undefined || rename(before) === before) return [];
    return [{ field, before, after: rename(before) }];
  });
}

/** Plans the documents that name a record by its id, where this changes. */
async function planFollowers<R extends AnyRow>(
  reader: RecordReader<R>,
  { followers = [] }: MovedCollection,
  { id, data }: R,
  to: string,
): Promise<PlannedMove<R>[]> {
  const planned: PlannedMove<R>[] = [];
  const add = (name: string, rows: readonly R[], field: string | undefined) => {
    for (const row of rows) {
      const changes = field === undefined ? [] : [{ field, before: id, after: to }];
      const isNamed = field === undefined || textAt(row.data, field) === id;
      if (isNamed)
        planned.push({
          move: { in: name, id: row.id, to: field === undefined ? to : row.id, changes },
          row,
        });
    }
  };
  for (const follower of followers) {
    const { name } = follower;
    if ('hasSameId' in follower) add(name, await reader.getMany(name, [id]), undefined);
    else if ('foundBy' in follower)
      add(name, await reader.find(name, follower.foundBy, id, maxFollowers), follower.foundBy);
    else {
      const place = textAt(data, follower.idIn);
      if (place !== undefined) add(name, await reader.getMany(name, [place]), follower.field);
    }
  }
  return planned;
}

/** Codes that corrections of one certificate printed. */
const maxFollowers = 8;

async function planCollection<R extends AnyRow>(
  reader: RecordReader<R>,
  of: MovedCollection,
  rows: readonly R[],
  people: MovedPeople,
  keptIds: readonly string[],
): Promise<Pick<MovePart<R>, 'planned' | 'keptIds'>> {
  const wanted = createRename(people, keptIds);
  const newIds = of.hasPersonInId ? rows.map(({ id }) => wanted(id)) : [];
  const used = new Set((await reader.getMany(of.name, newIds)).map(({ id }) => id));
  const kept = of.hasPersonInId
    ? rows.flatMap(({ id }) => (wanted(id) !== id && used.has(wanted(id)) ? [id] : []))
    : [];
  const all = [...keptIds, ...kept];
  const rename = createRename(people, all);
  const planned: PlannedMove<R>[] = [];
  for (const row of rows) {
    const to = of.hasPersonInId ? rename(row.id) : row.id;
    const changes = [
      { field: of.by, before: people.loser, after: people.survivor },
      ...toChanges(row.data, of.also ?? [], rename),
    ];
    planned.push({ move: { in: of.name, id: row.id, to, changes }, row });
    if (to !== row.id) planned.push(...(await planFollowers(reader, of, row, to)));
  }
  return { planned, keptIds: all };
}

/**
 * Plans the next moves of a merge: at most `limit` records with the documents that follow them. Moved records no longer
 * name the person, so that the next call finds further ones. After the last collection, it searches all of them again.
 */
export async function planMoves<R extends AnyRow>(
  reader: RecordReader<R>,
  people: MovedPeople,
  progress: MoveProgress,
  limit: number,
): Promise<MovePart<R>> {
  const planned: PlannedMove<R>[] = [];
  let { keptIds } = progress;
  let left = limit;
  for (const [index, of] of movedCollections.entries()) {
    if (index < progress.position) continue;
    const rows = await reader.find(of.name, of.by, people.loser, left);
    const part = await planCollection(reader, of, rows, people, keptIds);
    planned.push(...part.planned);
    keptIds = part.keptIds;
    left -= rows.length;
    if (left === 0) return { planned, keptIds, position: index, isComplete: false };
  }
  return { planned, keptIds, position: 0, isComplete: planned.length === 0 };
}

/** Effect of an undo on one entry of the list: the record to restore, or the reason why it stays. */
type UndoneMove<R extends AnyRow> = PlannedMove<R> | { readonly move: RecordMove; readonly kept: string };

/** Plans the undo of a part of the list, in reverse. Records that changed since the merge stay with the survivor. */
export async function planUndo<R extends AnyRow>(
  reader: RecordReader<R>,
  moves: readonly RecordMove[],
): Promise<UndoneMove<R>[]> {
  const stored = new Map<string, R>();
  for (const name of new Set(moves.map((move) => move.in))) {
    const own = moves.filter((move) => move.in === name);
    const ids = [...new Set(own.flatMap(({ id, to }) => [id, to]))];
    for (const row of await reader.getMany(name, ids)) stored.set(`${name}/${row.id}`, row);
  }
  return moves.toReversed().map((move) => {
    const row = stored.get(`${move.in}/${move.to}`);
    if (row === undefined) return { move, kept: 'Dihapus sesudah penggabungan.' };
    if (move.changes.some(({ field, after }) => textAt(row.data, field) !== after))
      return { move, kept: 'Berpindah lagi sesudah penggabungan.' };
    if (move.to !== move.id && stored.has(`${move.in}/${move.id}`))
      return { move, kept: 'Tempat lamanya sudah terisi.' };
    return { move, row };
  });
}
