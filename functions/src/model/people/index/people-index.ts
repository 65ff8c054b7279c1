import { isEmptySearch, type Search } from './parse-search.ts';
import type { PersonRow } from './person-row.ts';
import { type Segment, searchSegment, toSegment } from './segment.ts';

/** A found person. `fit` is higher the better it fits. */
export interface Hit {
  readonly row: PersonRow;
  readonly fit: number;
}

export type PersonOrder = 'createdAt' | 'name' | 'validUntil';

const keys = {
  createdAt: (row: PersonRow) => row.createdAt,
  name: (row: PersonRow) => row.nameKey,
  // Without an end last.
  validUntil: (row: PersonRow) => row.validUntil ?? Number.POSITIVE_INFINITY,
} as const satisfies Record<PersonOrder, (row: PersonRow) => string | number>;

/** Compares rows in an order, equal ones by their id, as Firestore does. */
const compareBy = (order: PersonOrder) => (one: PersonRow, other: PersonRow) => {
  const [a, b] = [keys[order](one), keys[order](other)];
  if (a !== b) return a < b ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
};

/** Below this number of exact hits, a search also forgives typing errors. */
const enoughHits = 5;
/** From this number of hits on, the sorted list of all rows is faster than sorting. */
const manyHits = 2000;
/** Changed rows after which the whole index is built again, at least, and as a share of all rows. */
const maxTail = { rows: 500, share: 0.02 };

/**
 * All users in memory, for search, filters and orders (decision 0122). Rows that changed since the last build
 * are in a small second segment.
 */
export class PeopleIndex {
  readonly #live = new Map<string, PersonRow>();
  readonly #changed = new Map<string, PersonRow>();
  #base: Segment = toSegment([]);
  #tail: Segment = toSegment([]);
  #sorted: Partial<Record<PersonOrder, readonly PersonRow[]>> = {};
  /** People with an entry in the member directory, by the public id of the entry. */
  readonly #published = new Map<string, PersonRow>();
  #publishedByName: readonly PersonRow[] | undefined;

  constructor(rows: readonly PersonRow[]) {
    for (const row of rows) {
      this.#live.set(row.id, row);
      this.#publish(row);
    }
    this.#rebuild();
  }

  get size(): number {
    return this.#live.size;
  }

  get(id: string): PersonRow | undefined {
    return this.#live.get(id);
  }

  /** Replaces changed rows and drops removed ones. */
  apply(changed: readonly PersonRow[], removed: readonly string[]): void {
    if (changed.length + removed.length === 0) return;
    for (const id of [...removed, ...changed.map((row) => row.id)]) this.#unpublish(id);
    for (const id of removed) {
      this.#live.delete(id);
      this.#changed.delete(id);
    }
    for (const row of changed) {
      this.#live.set(row.id, row);
      this.#publish(row);
      this.#changed.set(row.id, row);
    }
    this.#sorted = {};
    if (this.#changed.size > Math.max(maxTail.rows, maxTail.share * this.#live.size)) this.#rebuild();
    else this.#tail = toSegment([...this.#changed.values()]);
  }

  #rebuild(): void {
    this.#base = toSegment([...this.#live.values()]);
    this.#changed.clear();
    this.#tail = toSegment([]);
    this.#sorted = {};
  }

  #publish(row: PersonRow): void {
    if (row.directory === null) return;
    this.#published.set(row.directory.publicId, row);
    this.#publishedByName = undefined;
  }

  #unpublish(id: string): void {
    const entry = this.#live.get(id)?.directory ?? null;
    if (entry === null) return;
    this.#published.delete(entry.publicId);
    this.#publishedByName = undefined;
  }

  /** Returns the person with a public id of the member directory. */
  getPublished(publicId: string): PersonRow | undefined {
    return this.#published.get(publicId);
  }

  /** Returns all people with an entry in the member directory, by name. */
  published(): readonly PersonRow[] {
    this.#publishedByName ??= [...this.#published.values()].sort(compareBy('name'));
    return this.#publishedByName;
  }

  /** Returns all rows in an order. */
  sorted(order: PersonOrder): readonly PersonRow[] {
    this.#sorted[order] ??= [...this.#live.values()].sort(compareBy(order));
    return this.#sorted[order];
  }

  /**
   * Returns the people that a search finds, the best first: whole words before beginnings, and those before
   * typing errors, which are forgiven only if there are few other hits.
   */
  search(search: Search, { forgivesTypos = true } = {}): Hit[] {
    if (isEmptySearch(search)) return [];
    const find = (hasTypos: boolean) =>
      [this.#base, this.#tail].flatMap((segment) => searchSegment(segment, search, hasTypos, this.#isLive));
    const strict = find(false);
    const hits = forgivesTypos && strict.length < enoughHits ? find(true) : strict;
    return this.#byName(hits).sort((one, other) => other.fit - one.fit);
  }

  /** Sorts hits by name. Many are picked from the sorted list, which is faster than sorting them. */
  #byName(hits: readonly Hit[]): Hit[] {
    const compare = compareBy('name');
    if (hits.length < manyHits) return hits.toSorted((one, other) => compare(one.row, other.row));
    const hitOf = new Map(hits.map((hit) => [hit.row, hit]));
    return this.sorted('name').flatMap((row) => hitOf.get(row) ?? []);
  }

  readonly #isLive = (row: PersonRow): boolean => this.#live.get(row.id) === row;
}
