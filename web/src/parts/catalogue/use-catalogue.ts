import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { useCall } from '#api/account.ts';
import type { Call, EndpointReply } from '#api/client.ts';
import type { ListQuery } from '#ui/lists/list-region.tsx';
import { type PageState, usePage } from '#ui/lists/use-page.ts';

type ListName = 'listWrittenBlogs' | 'listEvents' | 'listJournals' | 'listProducts';
type AnyRow = EndpointReply<ListName>[number];
export type RowOf<N extends ListName> = Extract<AnyRow, EndpointReply<N> extends (infer Row)[] ? Row : never>;

export interface Catalogue<Row> {
  readonly pages: PageState;
  readonly list: ListQuery<Row>;
  readonly totalPages: number | undefined;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not-found';

/**
 * The admin's view of a list, page by page. The endpoint knows only what follows a row: a page whose
 * row before is not known (a shared link) is reached by walking there.
 *
 * @param total how many records there are; undefined until it is known
 */
export function useCatalogue<N extends ListName>(name: N, total: number | undefined): Catalogue<RowOf<N>> {
  const call = useCall();
  const pages = usePage();
  const totalPages = total === undefined ? undefined : Math.max(1, Math.ceil(total / limits.pageSize));
  const page = Math.min(pages.page, totalPages ?? pages.page);
  const after = page === pages.page ? pages.after : undefined;
  const list = useQuery<{ data: RowOf<N>[] }, Error>({
    queryKey: [name, 'manage', page, after],
    enabled: page === 1 || after !== undefined || totalPages !== undefined,
    queryFn: async ({ signal }) => ({ data: await rowsOf(call, name, page, after, signal) }),
    placeholderData: keepPreviousData,
  });
  return { pages, list, totalPages };
}

async function rowsOf<N extends ListName>(
  call: Call,
  name: N,
  page: number,
  after: string | undefined,
  signal: AbortSignal,
): Promise<RowOf<N>[]> {
  const readPage = async (limit: number, behind: string | undefined) => {
    const input = behind === undefined ? { limit } : { limit, after: behind };
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
