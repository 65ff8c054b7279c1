import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from 'contract/rules/limits';
import { useCall } from '#api/account.ts';
import { usePage } from '#ui/lists/use-page.ts';
import { contentListKey, type ListName, type RowOf, rowsOf } from './content-rows.ts';

/** The endpoint returns only rows after a given one. A page of a shared link loads all rows before it. */
export function useContentList<N extends ListName>(name: N, total: number | undefined) {
  const call = useCall();
  const pages = usePage();
  const totalPages = total === undefined ? undefined : Math.max(1, Math.ceil(total / limits.pageSize));
  const page = Math.min(pages.page, totalPages ?? pages.page);
  const after = page === pages.page ? pages.after : undefined;
  const list = useQuery<{ data: RowOf<N>[] }, Error>({
    queryKey: contentListKey(name, { page, after }),
    enabled: page === 1 || after !== undefined || totalPages !== undefined,
    queryFn: async ({ signal }) => ({ data: await rowsOf(call, name, { page, after }, signal) }),
    placeholderData: keepPreviousData,
  });
  return { pages, list, totalPages };
}
