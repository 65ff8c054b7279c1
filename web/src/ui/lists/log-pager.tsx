import { Pager } from './pager.tsx';
import type { Identified } from './table-columns.ts';
import type { PageState } from './use-page.ts';

interface LogPagerProps {
  readonly pages: PageState;
  readonly list: {
    readonly data:
      | { readonly data: readonly Identified[]; readonly page: number; readonly hasMore: boolean }
      | undefined;
    readonly isPlaceholderData: boolean;
  };
}

/** The pager of a list that only tells whether there is more: what only grows is not counted. */
export function LogPager({ pages, list: { data, isPlaceholderData } }: LogPagerProps) {
  // A page that is not there is answered with the first one.
  const isRequested = data?.page === pages.page;
  const lastPage = data && (isRequested && data.hasMore ? data.page + 1 : data.page);
  return (
    <Pager
      pages={pages}
      totalPages={lastPage}
      hasMore={data?.hasMore ?? false}
      lastId={data?.data.at(-1)?._id}
      isStale={isPlaceholderData}
    />
  );
}
