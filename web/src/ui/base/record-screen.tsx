import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { Spinner } from './spinner.tsx';

/** What the query of one record tells. */
export interface RecordQuery<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface RecordScreenProps<T> {
  readonly record: RecordQuery<T>;
  /** Language of what is said while it loads; English unless told. */
  readonly lang?: 'en' | 'id';
  /** Said when it cannot be read. */
  readonly loadError: ReactNode;
  /** Leaves out what the server said about it. */
  readonly isBrief?: boolean;
  readonly children: (record: T) => ReactNode;
}

/** Shows the part that the address names behind its # once it is there: the browser looks for it too early. */
export function useNamedPart(isThere = true): void {
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
}

/**
 * One record: loading, not to be read, or there. What was read once stays when reading it again fails. The part of it
 * that the address names behind its # is shown when it comes.
 */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { data, error, refetch } = props.record;
  // What comes late is rendered in slices: a long form would hold up a slow telephone.
  const hasCome = useDeferredValue(data !== undefined);
  const isThere = data !== undefined && hasCome;
  useNamedPart(isThere);
  if (isThere) return props.children(data);
  if (error !== null) {
    return <LoadFailure text={props.loadError} error={props.isBrief ? null : error} onRetry={refetch} />;
  }
  return props.lang === 'id' ? (
    <Spinner label="Memuat…" className="size-8" />
  ) : (
    <Spinner label="Loading..." />
  );
}
