import { queryLimits } from './query-limits.ts';

/**
 * How many Firestore documents a call that succeeds may cost, the two of the session among them: a number, or for a
 * list `base`, and `perRow` for each row of the reply (an array, or one in `data`). As Firestore bills them: a query
 * that finds nothing costs one, so a list has one row at least. The rows that a jump to a page number passes come on
 * top (`jumpTo`), and so does the row that a page begins behind (`after`).
 */
export type ReadBudget = number | { readonly base: number; readonly perRow: number };

interface PageInput {
  readonly page?: number;
  readonly limit?: number;
  readonly after?: string;
}

interface ListReply {
  readonly data?: { readonly length: number };
  /** A page beyond the last answers the last one, found by its number. */
  readonly totalPages?: number;
  readonly isMore?: boolean;
}

/**
 * What a budget comes to for one call.
 *
 * @param input as the handler got it: of a list `page`, `limit` and `after`, as far as it has them
 * @param reply of a list its rows, or an object with them (or their number) in `data`
 */
export function mostReads(budget: ReadBudget, input: unknown, reply: unknown): number {
  if (typeof budget === 'number') return budget;
  const list: ListReply = Array.isArray(reply) ? { data: reply } : (reply as ListReply);
  return (
    budget.base + budget.perRow * Math.max(1, list.data?.length ?? 0) + passedRows(input as PageInput, list)
  );
}

function passedRows({ page = 1, limit = 0, after }: PageInput, { totalPages, isMore }: ListReply): number {
  if (totalPages === undefined) return after === undefined ? (page - 1) * limit : 1;
  if (after === undefined) return jumpTo(page, limit, totalPages, isMore).passed * limit;
  // Whether there is a page behind the row is known only once its rows were looked for.
  return page <= totalPages ? 1 : 1 + limit;
}

/** At least one page, so that 'Halaman 1 dari 1' also holds for an empty list. */
export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** How a page is reached by its number alone. */
export interface Jump {
  /** The page that is answered: the last one for a page beyond it, the nearest within reach for one in the middle. */
  readonly page: number;
  /** Whether the rows are counted from the end of the list, in reverse order. */
  readonly isFromEnd: boolean;
  /** Pages that are passed on the way; each of their rows is billed. */
  readonly passed: number;
}

/**
 * The cheapest way to a page: from the end of the list that is nearer, past `queryLimits.passedRows` rows at most.
 *
 * @param isMore whether there may be rows behind the last page, so that nothing can be counted from there
 */
export function jumpTo(page: number, limit: number, totalPages: number, isMore = false): Jump {
  const reach = Math.floor(queryLimits.passedRows / limit);
  const wanted = Math.min(page, totalPages);
  const before = wanted - 1;
  const behind = isMore ? Number.POSITIVE_INFINITY : totalPages - wanted;
  const passed = Math.min(before, behind, reach);
  const isFromEnd = behind < before;
  return { page: isFromEnd ? totalPages - passed : passed + 1, isFromEnd, passed };
}
