import { limits } from 'contract/rules/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import type { Identified } from './table-columns.ts';
import type { RowFocus } from './use-row-focus.ts';

export interface ListQuery<Row> {
  readonly data: { readonly data: readonly Row[] } | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface ListRegionProps<Row extends Identified> {
  readonly list: ListQuery<Row>;
  readonly loadError: ReactNode;
  readonly empty: { readonly text: string; readonly reason: string; readonly action?: ReactNode };
  readonly focus: RowFocus;
  /** Renders the rows. Called with at least one row. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ListRegion<Row extends Identified>(props: ListRegionProps<Row>) {
  const { list, focus } = props;
  const rows = list.data?.data;
  useFocusAfterRemoval(rows, focus);
  return (
    <div ref={focus.region} className="@container">
      {list.isError && (
        <LoadFailure text={props.loadError} error={list.error} className="mb-4" onRetry={list.refetch} />
      )}
      {rows === undefined && !list.isError && <Loading />}
      {rows?.length === 0 && <Empty {...props.empty} />}
      {rows !== undefined && rows.length > 0 && props.children(rows)}
    </div>
  );
}

/** Skeleton that is invisible at first: a fast response causes neither flicker nor layout shift. */
function Loading() {
  const isLate = useIsLate(200);
  return (
    <div>
      <p role="status" lang="en" className={`pb-2 text-sm text-muted ${isLate ? '' : 'opacity-0'}`}>
        Loading...
      </p>
      <div aria-hidden="true" className={`panel overflow-hidden ${isLate ? 'animate-pulse' : 'invisible'}`}>
        {Array.from({ length: limits.pageSize }, (_, index) => (
          <SkeletonRow key={String(index)} />
        ))}
      </div>
    </div>
  );
}

function SkeletonRow() {
  const bar = 'h-3 rounded-full bg-line';
  return (
    <div
      data-skeleton=""
      className="grid h-40 content-center gap-4 border-t border-line px-4 @4xl:h-14 @4xl:grid-cols-4"
    >
      <div className={`${bar} w-2/3`} />
      <div className={`${bar} w-1/2`} />
      <div className={`${bar} w-3/4`} />
      <div className={`${bar} w-1/3`} />
    </div>
  );
}

function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}

function Empty({ text, reason, action }: ListRegionProps<Identified>['empty']) {
  return (
    <div className="panel grid justify-items-center gap-2 px-4 py-14 text-center">
      <p role="status" lang={langOf(text)} className="text-heading font-semibold">
        {text}
      </p>
      <p className="max-w-prose text-muted">{reason}</p>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** Restores the focus only if it was lost with a removed row, not if the user has focused something else. */
function useFocusAfterRemoval(rows: readonly Identified[] | undefined, focus: RowFocus): void {
  useEffect(() => {
    const last = focus.lastId();
    if (rows === undefined || last === null || rows.some((row) => row._id === last)) return;
    if (document.activeElement === document.body) focus.findTarget()?.focus();
  }, [rows, focus]);
}
