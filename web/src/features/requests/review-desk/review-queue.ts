import type { UserRow } from 'contract/fields/people';

/** Requests that are loaded at a time. */
export const batchSize = 20;
/** So many undecided requests must be loaded behind the one on screen, as long as there are any. */
const ahead = 5;

/** The requests that one admin goes through, oldest first. Decided ones leave it. */
export interface ReviewQueue {
  /** Undecided, as far as loaded. */
  readonly rows: readonly UserRow[];
  /** Place in `rows` of the one on screen. */
  readonly index: number;
  readonly decided: ReadonlySet<string>;
  /** How many wait in all; null before the first answer. */
  readonly waiting: number | null;
  /** The server has no more than are loaded. */
  readonly isWhole: boolean;
}

export const emptyQueue: ReviewQueue = {
  rows: [],
  index: 0,
  decided: new Set(),
  waiting: null,
  isWhole: false,
};

interface ListPage {
  readonly data: readonly UserRow[];
  readonly totalUsers: number;
}

/** Adds what a page of the list holds and was not known. */
export function withPage(queue: ReviewQueue, page: ListPage): ReviewQueue {
  const knownIds = new Set([...queue.rows.map(({ _id }) => _id), ...queue.decided]);
  const fresh = page.data.filter(({ _id }) => !knownIds.has(_id));
  const rows = [...queue.rows, ...fresh];
  const isWhole = fresh.length === 0 || rows.length >= page.totalUsers;
  return { ...queue, rows, isWhole, waiting: isWhole ? rows.length : page.totalUsers };
}

/** Takes a request out: the next one comes up, behind the last one the first that was left over. */
export function withoutRequest(queue: ReviewQueue, id: string): ReviewQueue {
  const at = queue.rows.findIndex(({ _id }) => _id === id);
  if (at === -1) return queue;
  const rows = queue.rows.toSpliced(at, 1);
  const index = at < queue.index ? queue.index - 1 : queue.index;
  return {
    ...queue,
    rows,
    index: index < rows.length ? index : 0,
    decided: new Set([...queue.decided, id]),
    waiting: Math.max(rows.length, (queue.waiting ?? 0) - 1),
  };
}

/** Goes to another request without deciding; stays at either end. */
export const movedBy = (queue: ReviewQueue, by: 1 | -1): ReviewQueue => ({
  ...queue,
  index: Math.max(0, Math.min(queue.rows.length - 1, queue.index + by)),
});

/** The page of the list to load next; null when enough is there. */
export function wantedPage({ rows, index, waiting, isWhole }: ReviewQueue): number | null {
  if (waiting === null) return 1;
  if (isWhole || rows.length - index > ahead) return null;
  // Decided requests have left the list, so the undecided ones are its first.
  return Math.floor(rows.length / batchSize) + 1;
}

/** '3 dari 40': decided ones count as gone through. */
export const progressOf = ({ index, decided, waiting }: ReviewQueue): string =>
  `${decided.size + index + 1} dari ${decided.size + (waiting ?? 0)}`;
