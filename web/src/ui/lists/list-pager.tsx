import { Pager } from './pager.tsx';
import type { Identified } from './table-columns.ts';
import type { PageState } from './use-page.ts';

interface ListPagerProps {
  readonly pages: PageState;
  readonly list: {
    readonly data:
      | { readonly data: readonly Identified[]; readonly page: number; readonly totalPages: number }
      | undefined;
    readonly isPlaceholderData: boolean;
  };
}

/** Pager of a list with a known number of pages. */
export function ListPager({ pages, list: { data, isPlaceholderData } }: ListPagerProps) {
  return (
    <Pager
      pages={pages}
      totalPages={data?.totalPages}
      returnedPage={data?.page}
      lastId={data?.data.at(-1)?._id}
      isStale={isPlaceholderData}
    />
  );
}
