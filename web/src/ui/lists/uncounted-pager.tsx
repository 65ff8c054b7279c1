import { Pager } from './pager.tsx';
import type { Identified } from './table-columns.ts';
import type { PageState } from './use-page.ts';

interface UncountedPagerProps {
  readonly pages: PageState;
  readonly list: {
    readonly data:
      | { readonly data: readonly Identified[]; readonly page: number; readonly hasMore: boolean }
      | undefined;
    readonly isPlaceholderData: boolean;
  };
}

/** Pager of a list without a total. Growing lists such as logs are not counted. */
export function UncountedPager({ pages, list: { data, isPlaceholderData } }: UncountedPagerProps) {
  // The server returns the first page if the requested one does not exist.
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
