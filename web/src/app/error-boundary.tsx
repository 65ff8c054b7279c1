import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenPage } from './broken-page.tsx';

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
      <BrokenPage
        reason="Ada bagian yang gagal dimuat. Periksa sambungan internet Anda, lalu muat ulang halaman."
        actionLabel="Muat ulang"
        onAction={() => window.location.reload()}
      />
    );
  }
}

/** Shows an error page when a screen throws. Navigation to another path resets it. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
