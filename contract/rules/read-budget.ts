/**
 * How many Firestore documents a call that succeeds may cost, the two of the session among them: a number, or for a
 * list `base`, and `perRow` for each row of the reply (an array, or one in `data`). As Firestore bills them: a query
 * that finds nothing costs one, so a list has one row at least. The rows that a jump to a page number passes come on
 * top, and so does the row that a page begins behind (`after`).
 */
export type ReadBudget = number | { readonly base: number; readonly perRow: number };

interface PageInput {
  readonly page?: number;
  readonly limit?: number;
  readonly after?: string;
}

interface ListReply {
  readonly data?: readonly unknown[];
  /** A page beyond the last answers the last one, found by its number. */
  readonly totalPages?: number;
}

/**
 * What a budget comes to for one call.
 *
 * @param input as the handler got it: of a list `page`, `limit` and `after`, as far as it has them
 * @param reply of a list its rows, or an object with them in `data`
 */
export function mostReads(budget: ReadBudget, input: unknown, reply: unknown): number {
  if (typeof budget === 'number') return budget;
  const { page = 1, limit = 0, after } = input as PageInput;
  const list: ListReply = Array.isArray(reply) ? { data: reply } : (reply as ListReply);
  const { data = [], totalPages = page } = list;
  const passed = after !== undefined && page <= totalPages ? 1 : (Math.min(page, totalPages) - 1) * limit;
  return budget.base + budget.perRow * Math.max(1, data.length) + passed;
}
