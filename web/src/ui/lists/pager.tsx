import { useEffect, useRef } from 'react';
import { Button } from '#ui/base/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/base/icons.tsx';
import type { PageState } from './use-page.ts';

export interface PagerProps {
  readonly pages: PageState;
  /** Undefined until the first answer came. */
  readonly totalPages: number | undefined;
  /** The page that was answered, where the server tells it: a jump into the middle of a long list reaches so far only. */
  readonly answered?: number | undefined;
  /** For a list that knows no total: whether there is a page behind the one on screen. */
  readonly hasMore?: boolean | undefined;
  /** Id of the last row on screen, from where the next page starts. */
  readonly lastId: string | undefined;
  /** The rows on screen are still those of another page. */
  readonly isStale: boolean;
}

/** Previous and Next with the text 'Halaman {page} dari {totalPages}'; a page that is not answered lands on the one that is. */
export function Pager({ pages, totalPages, answered, hasMore, lastId, isStale }: PagerProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { page } = pages;
  const last = Math.max(totalPages ?? 1, 1);
  const current = isStale ? Math.min(page, last) : (answered ?? Math.min(page, last));
  const isElsewhere = totalPages !== undefined && !isStale && page !== current;
  useEffect(() => {
    if (isElsewhere) pages.land(current);
  });
  useKeptFocus(previous, next, page, totalPages);
  if (totalPages === undefined) return null;
  return (
    <nav aria-label="Pagination" className="flex flex-wrap items-center justify-between gap-3">
      <Button
        ref={previous}
        variant="secondary"
        size="small"
        icon={<ArrowLeftIcon className="size-4" />}
        disabled={current <= 1}
        aria-label={current > 1 ? `Previous, halaman ${current - 1}` : 'Previous'}
        data-ahead={isStale || current <= 1 ? undefined : pages.aheadOf(current - 1)}
        onClick={() => pages.go(current - 1)}
      >
        Previous
      </Button>
      <p
        role="status"
        lang="id"
        className="order-first w-full text-center text-sm text-muted tabular-nums sm:order-none sm:w-auto"
      >
        {hasMore === undefined ? `Halaman ${current} dari ${last}` : `Halaman ${current}`}
      </p>
      <Button
        ref={next}
        variant="secondary"
        size="small"
        disabled={current >= last}
        aria-label={current < last ? `Next, halaman ${current + 1}` : 'Next'}
        data-ahead={isStale || current >= last ? undefined : pages.aheadOf(current + 1, lastId)}
        onClick={() => pages.go(current + 1, isStale ? undefined : lastId)}
      >
        Next
        <ArrowRightIcon className="size-4" />
      </Button>
    </nav>
  );
}

type ButtonRef = React.RefObject<HTMLButtonElement | null>;

/** A browser drops the focus of a button that becomes disabled: the other one takes it over. */
function useKeptFocus(
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes, whatever it reads then
  useEffect(() => {
    if (last.current === 'next' && next.current?.disabled === true) previous.current?.focus();
    if (last.current === 'previous' && previous.current?.disabled === true) next.current?.focus();
  }, [page, totalPages]);
}
