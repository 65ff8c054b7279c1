import type { UserRow } from 'contract/schemas/people';
import { firstBatch } from '../request-kinds.ts';

export const batchSize = firstBatch.limit;
/** Minimum number of undecided requests to have loaded after the current one. */
const minRowsAhead = 5;

/** Requests for one admin to review, oldest first. Decided ones return when the decision is undone. */
export interface ReviewQueue {
  readonly known: readonly UserRow[];
  readonly rows: readonly UserRow[];
  readonly index: number;
  readonly decided: ReadonlySet<string>;
  /** Total number of waiting requests; null before the first response. */
  readonly waiting: number | null;
  readonly isWhole: boolean;
  /** Number of consecutive pages without new requests. */
  readonly knownPages: number;
  /** Number of loaded pages. The same page may be needed again, because decided requests leave it. */
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
  /** Page number, from 1. */
  readonly page: number;
  readonly data: readonly UserRow[];
  readonly totalUsers: number;
}

/** Adds the new requests of a page of the server, which still has requests with a `pending` decision. */
export function withPage(queue: ReviewQueue, page: ListPage, pending: ReadonlySet<string>): ReviewQueue {
  const knownIds = new Set(queue.known.map(({ _id }) => _id));
  const newRows = page.data.filter(({ _id }) => !knownIds.has(_id));
  const rows = [...queue.rows, ...newRows.filter(({ _id }) => !pending.has(_id))];
  const waiting = Math.max(rows.length, page.totalUsers - pending.size);
  // The total may be outdated while decisions are sent. A short last page is reliable.
  const isLast = page.data.length < batchSize;
  // Except when earlier requests have left the list meanwhile, so that unseen ones moved to earlier pages.
  const isNext = (page.page - 1) * batchSize <= queue.rows.length + pending.size;
  const isWhole = (isLast && isNext) || rows.length >= waiting;
  return {
    ...queue,
    known: [...queue.known, ...newRows],
    rows,
    isWhole,
    waiting: isWhole ? rows.length : waiting,
    knownPages: newRows.length === 0 && !isLast ? queue.knownPages + 1 : 0,
    reads: queue.reads + 1,
  };
}

/** Puts a request first and shows it, because the admin opened the desk for it. */
export const withFirst = (queue: ReviewQueue, row: UserRow): ReviewQueue =>
  queue.known.some(({ _id }) => _id === row._id)
    ? queue
    : { ...queue, known: [row, ...queue.known], rows: [row, ...queue.rows], index: 0 };

/** Removes a request and shows the next one. After the last one, returns to the first skipped one. */
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

/** Returns a request to its position. If `isShown` is false, the current request stays. */
export function withRequestBack(queue: ReviewQueue, id: string, isShown: boolean): ReviewQueue {
  const row = queue.known.find(({ _id }) => _id === id);
  if (row === undefined || queue.rows.includes(row)) return queue;
  const places = new Map(queue.known.map(({ _id }, place) => [_id, place]));
  const placeOf = ({ _id }: UserRow): number => places.get(_id) ?? 0;
  const nextIndex = queue.rows.findIndex((other) => placeOf(other) > placeOf(row));
  const at = nextIndex === -1 ? queue.rows.length : nextIndex;
  const stays = at <= queue.index && queue.rows.length > 0 ? queue.index + 1 : queue.index;
  return {
    ...queue,
    rows: queue.rows.toSpliced(at, 0, row),
    index: isShown ? at : stays,
    decided: new Set([...queue.decided].filter((other) => other !== id)),
    waiting: (queue.waiting ?? 0) + 1,
  };
}

export const movedBy = (queue: ReviewQueue, by: 1 | -1): ReviewQueue => ({
  ...queue,
  index: Math.max(0, Math.min(queue.rows.length - 1, queue.index + by)),
});

/** Returns the page to load next; null when enough requests are loaded. */
export function findNextPage({ rows, index, waiting, isWhole, knownPages }: ReviewQueue): number | null {
  if (waiting === null) return 1;
  if (isWhole || rows.length - index > minRowsAhead) return null;
  // Sent decisions have left the list; pending ones have not. A page may therefore contain nothing new.
  return Math.floor(rows.length / batchSize) + 1 + knownPages;
}

/** Returns '3 dari 40'; decided requests count as completed. */
export const formatProgress = ({ index, decided, waiting }: ReviewQueue): string =>
  `${decided.size + index + 1} dari ${decided.size + (waiting ?? 0)}`;
