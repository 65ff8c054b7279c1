import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from 'contract/rules/limits';
import { useCall } from '#api/account.ts';
import type { ListQuery } from '#ui/lists/list-region.tsx';
import { type PageState, usePage } from '#ui/lists/use-page.ts';
import { catalogueKey, type ListName, type RowOf, rowsOf } from './catalogue-rows.ts';

export interface Catalogue<Row> {
  readonly pages: PageState;
  readonly list: ListQuery<Row>;
  readonly totalPages: number | undefined;
}

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
    queryKey: catalogueKey(name, { page, after }),
    enabled: page === 1 || after !== undefined || totalPages !== undefined,
    queryFn: async ({ signal }) => ({ data: await rowsOf(call, name, { page, after }, signal) }),
    placeholderData: keepPreviousData,
  });
  return { pages, list, totalPages };
}
