import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import type { Call, EndpointReply } from '#api/client.ts';
import { type Question, question } from '#api/question.ts';
import type { AddressedPage } from '#ui/lists/page-of-address.ts';

export type ListName = 'listWrittenBlogs' | 'listEvents' | 'listJournals' | 'listProducts';
type AnyRow = EndpointReply<ListName>[number];
export type RowOf<N extends ListName> = Extract<AnyRow, EndpointReply<N> extends (infer Row)[] ? Row : never>;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not-found';

export const catalogueKey = (name: ListName, { page, after }: AddressedPage) => [name, 'manage', page, after];

/** What the admin's view of a list asks first; behind a page whose row before is not known stand the totals. */
export const catalogueQuestions = (name: ListName, at: AddressedPage): Question[] =>
  at.page === 1 || at.after !== undefined
    ? [
        question(name, rowsAfter(limits.pageSize, at.after), {
          fresh: true,
          queryKey: catalogueKey(name, at),
        }),
      ]
    : [];

const rowsAfter = (limit: number, after: string | undefined) =>
  after === undefined ? { limit } : { limit, after };

/** Reads a page; the endpoint knows only what follows a row. */
export async function rowsOf<N extends ListName>(
  call: Call,
  name: N,
  { page, after }: AddressedPage,
  signal: AbortSignal,
): Promise<RowOf<N>[]> {
  const readPage = async (limit: number, behind: string | undefined) => {
    const input = rowsAfter(limit, behind);
    return (await call(name as ListName, input, { signal, fresh: true })) as AnyRow[] as RowOf<N>[];
  };
  if (after !== undefined) {
    try {
      return await readPage(limits.pageSize, after);
    } catch (error) {
      // Somebody deleted that row meanwhile.
      if (!isGone(error)) throw error;
    }
  }
  let behind: string | undefined;
  for (let remaining = (page - 1) * limits.pageSize; remaining > 0; ) {
    const rows = await readPage(Math.min(remaining, limits.pageSizeMaximum), behind);
    if (rows.length === 0) return [];
    remaining -= rows.length;
    behind = rows.at(-1)?._id;
  }
  return readPage(limits.pageSize, behind);
}
