import { Component, type ReactNode, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/app';
import { Head, type HeadProps } from '#shared/public/head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { BrokenPage } from './broken-page.tsx';
import { PageHydrated } from './use-page-location.ts';

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
        <Suspense fallback={<Spinner label={t.loading} className="size-8" />}>
          {children}
          <RouteArrival />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

interface BoundaryProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    if (previous.pathname !== this.props.pathname && this.state.hasFailed)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <BrokenPage reason={t.brokenText} actionLabel={t.reload} onAction={() => window.location.reload()} />
    );
  }
}

/** Shows an error page when a screen throws. Navigation to another path resets it. */
function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

/** Key that the router gives to the entry that the browser itself loaded. */
const initialKey = 'default';

/** Scrolls up and focuses the heading. Runs when the page around it is on screen, after Suspense. */
function RouteArrival() {
  const { pathname, key } = useLocation();
  const onHydrated = use(PageHydrated);
  useEffect(onHydrated, [onHydrated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query string does not open another page
  useEffect(() => {
    if (key === initialKey) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
