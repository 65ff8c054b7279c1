import { useEffect, useRef } from 'react';
import { Button } from '#ui/base/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/base/icons.tsx';
import type { Identified } from './table-columns.ts';
import type { PageState } from './use-page.ts';

export interface PagerProps {
  readonly pages: PageState;
  readonly totalPages: number | undefined;
  /** Page that the server returned. A jump far into a long list may return an earlier one. */
  readonly returnedPage?: number | undefined;
  readonly hasMore?: boolean | undefined;
  /** Id of the last row on screen, which is the cursor of the next page. */
  readonly lastId: string | undefined;
  readonly isStale: boolean;
}

/** Previous and Next. Replaces a page number that the server did not return with the returned one. */
export function Pager({ pages, totalPages, returnedPage, hasMore, lastId, isStale }: PagerProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { page } = pages;
  const last = Math.max(totalPages ?? 1, 1);
  const current = isStale ? Math.min(page, last) : (returnedPage ?? Math.min(page, last));
  const isRedirected = totalPages !== undefined && !isStale && page !== current;
  useEffect(() => {
    if (isRedirected) pages.replace(current);
  });
  useFocusRestoration(previous, next, page, totalPages);
  if (totalPages === undefined) return null;
  return (
    <nav aria-label="Halaman" className="flex flex-wrap items-center justify-between gap-3">
      <Button
        ref={previous}
        variant="secondary"
        size="small"
        lang="en"
        icon={<ArrowLeftIcon className="size-4" />}
        disabled={current <= 1}
        aria-label={current > 1 ? `Previous, halaman ${current - 1}` : 'Previous'}
        data-prefetch={isStale || current <= 1 ? undefined : pages.prefetchTarget(current - 1)}
        onClick={() => pages.go(current - 1)}
      >
        Previous
      </Button>
      <p
        role="status"
        className="order-first w-full text-center text-sm text-muted tabular-nums sm:order-none sm:w-auto"
      >
        {hasMore === undefined ? `Halaman ${current} dari ${last}` : `Halaman ${current}`}
      </p>
      <Button
        ref={next}
        variant="secondary"
        size="small"
        lang="en"
        disabled={current >= last}
        aria-label={current < last ? `Next, halaman ${current + 1}` : 'Next'}
        data-prefetch={isStale || current >= last ? undefined : pages.prefetchTarget(current + 1, lastId)}
        onClick={() => pages.go(current + 1, isStale ? undefined : lastId)}
      >
        Next
        <ArrowRightIcon className="size-4" />
      </Button>
    </nav>
  );
}

type ButtonRef = React.RefObject<HTMLButtonElement | null>;

/** Focuses the other button when the focused one becomes disabled: browsers would drop the focus. */
function useFocusRestoration(
  previous: ButtonRef,
  next: ButtonRef,
  page: number,
  totalPages: number | undefined,
): void {
  const last = useRef<'previous' | 'next' | null>(null);
  useEffect(() => {
    const onFocus = () => {
      const focused = document.activeElement;
      last.current = focused === previous.current ? 'previous' : focused === next.current ? 'next' : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [previous, next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page changes
  useEffect(() => {
    if (last.current === 'next' && next.current?.disabled === true) previous.current?.focus();
    if (last.current === 'previous' && previous.current?.disabled === true) next.current?.focus();
  }, [page, totalPages]);
}

export type PageReply<Row> = { readonly data: readonly Row[]; readonly page: number } & (
  | { readonly totalPages: number }
  | { readonly hasMore: boolean }
);

interface ListPagerProps {
  readonly pages: PageState;
  readonly list: { readonly data: PageReply<Identified> | undefined; readonly isPlaceholderData: boolean };
}

/** Pager of a list, with the number of pages if the server counts them. */
export function ListPager({ pages, list: { data, isPlaceholderData } }: ListPagerProps) {
  const shared = { pages, lastId: data?.data.at(-1)?._id, isStale: isPlaceholderData };
  if (data === undefined || 'totalPages' in data)
    return <Pager {...shared} totalPages={data?.totalPages} returnedPage={data?.page} />;
  const { page, hasMore } = data;
  // The server returns the first page if the requested one does not exist.
  const lastPage = page === pages.page && hasMore ? page + 1 : page;
  return <Pager {...shared} totalPages={lastPage} hasMore={hasMore} />;
}
