import { type ReactNode, Suspense } from 'react';
import { Head, type HeadProps } from '#shared/public/head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouteArrival } from './route-arrival.tsx';

interface PageFrameProps {
  /** Undefined if the page renders its own head. */
  readonly head: HeadProps | undefined;
  readonly children: ReactNode;
}

export function PageFrame({ head, children }: PageFrameProps) {
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
