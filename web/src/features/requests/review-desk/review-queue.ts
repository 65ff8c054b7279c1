import type { UserRow } from 'contract/fields/people';

/** Requests that are loaded at a time. */
export const batchSize = 20;
/** What the list is asked for first. */
export const firstBatch = { page: 1, limit: batchSize } as const;
/** So many undecided requests must be loaded behind the one on screen, as long as there are any. */
const ahead = 5;

/** The requests that one admin goes through, oldest first. Decided ones leave it, and come back when that is undone. */
export interface ReviewQueue {
  /** All that were ever loaded, in their order. */
  readonly known: readonly UserRow[];
  /** Undecided, as far as loaded. */
  readonly rows: readonly UserRow[];
  /** Place in `rows` of the one on screen. */
  readonly index: number;
  readonly decided: ReadonlySet<string>;
  /** How many wait in all; null before the first answer. */
  readonly waiting: number | null;
  /** The server has no more than are loaded. */
  readonly isWhole: boolean;
  /** So many pages in a row have brought nothing new. */
  readonly knownPages: number;
  /** So many pages were read: the same one may be wanted again, as those that were decided leave it. */
  readonly reads: number;
}

export const emptyQueue: ReviewQueue = {
  known: [],
  rows: [],
  index: 0,
  decided: new Set(),
  waiting: null,
  isWhole: false,
  knownPages: 0,
  reads: 0,
};

interface ListPage {
  /** Its number, from 1. */
  readonly page: number;
  readonly data: readonly UserRow[];
  readonly totalUsers: number;
}

/**
 * Adds what a page of the list holds and was not known.
 *
 * @param page as the server has it, with those whose decision was not sent yet
 * @param pending ids of these
 */
export function withPage(queue: ReviewQueue, page: ListPage, pending: ReadonlySet<string>): ReviewQueue {
  const knownIds = new Set(queue.known.map(({ _id }) => _id));
  const fresh = page.data.filter(({ _id }) => !knownIds.has(_id));
  const rows = [...queue.rows, ...fresh.filter(({ _id }) => !pending.has(_id))];
  const waiting = Math.max(rows.length, page.totalUsers - pending.size);
  // Decisions that are being answered just now make the total one of a moment ago; the last page tells for certain.
  const isLast = page.data.length < batchSize;
  // Unless some that stood before it were sent meanwhile, so that others moved past it unseen.
  const isNext = (page.page - 1) * batchSize <= queue.rows.length + pending.size;
  const isWhole = (isLast && isNext) || rows.length >= waiting;
  return {
    ...queue,
    known: [...queue.known, ...fresh],
    rows,
    isWhole,
    waiting: isWhole ? rows.length : waiting,
    knownPages: fresh.length === 0 && !isLast ? queue.knownPages + 1 : 0,
    reads: queue.reads + 1,
  };
}

/** Puts a request before all others, on screen: somebody came for this one. */
export const withFirst = (queue: ReviewQueue, row: UserRow): ReviewQueue =>
  queue.known.some(({ _id }) => _id === row._id)
    ? queue
    : { ...queue, known: [row, ...queue.known], rows: [row, ...queue.rows], index: 0 };

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

/**
 * Puts a request back to its place.
 *
 * @param isShown brings it on screen; without it what is there stays
 */
export function withRequestBack(queue: ReviewQueue, id: string, isShown: boolean): ReviewQueue {
  const row = queue.known.find(({ _id }) => _id === id);
  if (row === undefined || queue.rows.includes(row)) return queue;
  const places = new Map(queue.known.map(({ _id }, place) => [_id, place]));
  const placeOf = ({ _id }: UserRow): number => places.get(_id) ?? 0;
  const behind = queue.rows.findIndex((other) => placeOf(other) > placeOf(row));
  const at = behind === -1 ? queue.rows.length : behind;
  const stays = at <= queue.index && queue.rows.length > 0 ? queue.index + 1 : queue.index;
  return {
    ...queue,
    rows: queue.rows.toSpliced(at, 0, row),
    index: isShown ? at : stays,
    decided: new Set([...queue.decided].filter((other) => other !== id)),
    waiting: (queue.waiting ?? 0) + 1,
  };
}

/** Goes to another request without deciding; stays at either end. */
export const movedBy = (queue: ReviewQueue, by: 1 | -1): ReviewQueue => ({
  ...queue,
  index: Math.max(0, Math.min(queue.rows.length - 1, queue.index + by)),
});

/** The page of the list to load next; null when enough is there. */
export function wantedPage({ rows, index, waiting, isWhole, knownPages }: ReviewQueue): number | null {
  if (waiting === null) return 1;
  if (isWhole || rows.length - index > ahead) return null;
  // Decisions that were sent have left the list, those that stand have not: a page may bring nothing new.
  return Math.floor(rows.length / batchSize) + 1 + knownPages;
}

/** '3 dari 40': decided ones count as gone through. */
export const progressOf = ({ index, decided, waiting }: ReviewQueue): string =>
  `${decided.size + index + 1} dari ${decided.size + (waiting ?? 0)}`;
