import { type ReactNode, Suspense } from 'react';
import { Head, type HeadProps } from '#parts/public/head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouteArrival } from './route-arrival.tsx';

interface ScreenProps {
  /** Left out where the page itself knows what it is about. */
  readonly head: HeadProps | undefined;
  readonly children: ReactNode;
}

/** What every route has: its head, a place to wait for its code, and a page for its failure. */
export function Screen({ head, children }: ScreenProps) {
  return (
    <>
      {head !== undefined && <Head {...head} />}
      <ErrorBoundary>
        <Suspense fallback={<Spinner label="Memuat…" className="size-8" />}>
          {children}
          <RouteArrival />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
