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

/** The pager of a list that tells how many pages it has. */
export function ListPager({ pages, list: { data, isPlaceholderData } }: ListPagerProps) {
  return (
    <Pager
      pages={pages}
      totalPages={data?.totalPages}
      answered={data?.page}
      lastId={data?.data.at(-1)?._id}
      isStale={isPlaceholderData}
    />
  );
}
