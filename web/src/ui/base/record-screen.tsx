import { type ReactNode, useDeferredValue, useEffect } from 'react';
import * as t from '#messages/ui/base';
import { LoadFailure } from './load-failure.tsx';
import { Spinner } from './spinner.tsx';

export interface RecordQuery<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface RecordScreenProps<T> {
  readonly record: RecordQuery<T>;
  readonly loadError: ReactNode;
  readonly isBrief?: boolean;
  readonly children: (record: T) => ReactNode;
}

/**
 * Scrolls to the element that the hash of the URL names, once rendered, and focuses it if it is a field. The
 * browser tries too early.
 */
export function useScrollToHash(isReady = true): void {
  useEffect(() => {
    if (!isReady || location.hash === '') return;
    // After the effects of this rendering, because the arrival at a page scrolls up and focuses its heading.
    const timer = setTimeout(() => {
      const target = document.getElementById(location.hash.slice(1));
      target?.scrollIntoView();
      if (target?.matches('input, select, textarea')) target.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isReady]);
}

/** Screen of one record. Loaded data stays when a refetch fails. Scrolls to the hash of the URL. */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { data, error, refetch } = props.record;
  // Renders the loaded record in slices, because a long form would block a slow phone.
  const isDeferredLoaded = useDeferredValue(data !== undefined);
  const isReady = data !== undefined && isDeferredLoaded;
  useScrollToHash(isReady);
  if (isReady) return props.children(data);
  if (error !== null) {
    return <LoadFailure text={props.loadError} error={props.isBrief ? null : error} onRetry={refetch} />;
  }
  return <Spinner label={t.loading} className="size-8" />;
}
