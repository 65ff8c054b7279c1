import { type ReactNode, Suspense } from 'react';
import { PageTitle } from '#ui/page-title.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouteArrival } from './scroll-to-top.tsx';

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What every route has: its title, a place to wait for its code, and a page for its failure. */
export function Screen({ title, children }: ScreenProps) {
  return (
    <>
      <PageTitle title={title} />
      <ErrorBoundary>
        <Suspense fallback={<Spinner label="Memuat…" className="size-8" />}>
          {children}
          <RouteArrival />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
