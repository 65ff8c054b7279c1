import { limits } from './limits.ts';
import { queryLimits } from './query-limits.ts';

/**
 * Maximum number of documents that a successful call reads, including two for the session. A list reads
 * `base`, and `perRow` for each row, at least once, because Firestore bills a query that finds nothing. Rows
 * that a jump to a page skips and the row `after` are added.
 */
export type ReadBudget = number | { readonly base: number; readonly perRow: number };

interface BudgetedEndpoint {
  readonly reads?: ReadBudget;
  readonly input: { readonly shape: object };
}

/** Returns the budget of an endpoint. One that declares none may read 6 documents, a list 4 and one for each row. */
export const readBudgetOf = ({ reads, input }: BudgetedEndpoint): ReadBudget =>
  reads ?? ('page' in input.shape && 'limit' in input.shape ? { base: 4, perRow: 1 } : 6);

/** Returns the number of documents that any call may read. Rows that a jump to a page skips are not added. */
export const maxReadsOfAnyCall = (budget: ReadBudget): number =>
  typeof budget === 'number' ? budget : budget.base + budget.perRow * limits.pageSizeMaximum;

/** Documents that anyone may read with each call, without a stored reply and without a limit. */
export const maxUncachedReads = 20;

interface CachedEndpoint extends BudgetedEndpoint {
  readonly cache?: 'public' | 'immutable';
  readonly instanceCacheSeconds?: number;
}

/** Returns the seconds for which an instance stores the reply of an endpoint; undefined if it does not. */
export const instanceCacheSecondsOf = (endpoint: CachedEndpoint): number | undefined =>
  endpoint.instanceCacheSeconds ??
  (endpoint.cache === 'public' && maxReadsOfAnyCall(readBudgetOf(endpoint)) > maxUncachedReads
    ? 60
    : undefined);

interface PageInput {
  readonly page?: number;
  readonly limit?: number;
  readonly after?: string;
}

interface ListReply {
  readonly data?: { readonly length: number };
  /** A page past the end returns the last page, found by its number. */
  readonly totalPages?: number;
  readonly isMore?: boolean;
}

/** Reads `page`, `limit` and `after` of the input, and the rows or their number in the reply. */
export function maxReadsOf(budget: ReadBudget, input: unknown, reply: unknown): number {
  if (typeof budget === 'number') return budget;
  const list: ListReply = Array.isArray(reply) ? { data: reply } : (reply as ListReply);
  return (
    budget.base + budget.perRow * Math.max(1, list.data?.length ?? 0) + skippedRows(input as PageInput, list)
  );
}

function skippedRows({ page = 1, limit = 0, after }: PageInput, { totalPages, isMore }: ListReply): number {
  if (totalPages === undefined) return after === undefined ? (page - 1) * limit : 1;
  if (after === undefined) return planJump(page, limit, totalPages, isMore).passed * limit;
  // The query after the row decides whether a page follows it.
  return page <= totalPages ? 1 : 1 + limit;
}

/** Returns the number of pages, at least 1, so that an empty list shows 'Halaman 1 dari 1'. */
export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

interface Jump {
  /** The last page for a page past the end, the nearest reachable one for a page in the middle. */
  readonly page: number;
  /** True if the rows are counted from the end of the list, in reverse order. */
  readonly isFromEnd: boolean;
  /** Number of skipped pages. Each of their rows is billed. */
  readonly passed: number;
}

/**
 * Plans the cheapest way to a page: from the nearer end of the list, with at most
 * `queryLimits.maxSkippedRows` skipped rows. With `isMore`, the end of the list is unknown.
 */
export function planJump(page: number, limit: number, totalPages: number, isMore = false): Jump {
  const maxSkippedPages = Math.floor(queryLimits.maxSkippedRows / limit);
  const currentPage = Math.min(page, totalPages);
  const before = currentPage - 1;
  const behind = isMore ? Number.POSITIVE_INFINITY : totalPages - currentPage;
  const passed = Math.min(before, behind, maxSkippedPages);
  const isFromEnd = behind < before;
  return { page: isFromEnd ? totalPages - passed : passed + 1, isFromEnd, passed };
}
