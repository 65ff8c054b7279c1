import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/base/button.tsx';

interface BoundaryProps {
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.place !== this.props.place && this.state.failed) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

/** Shows a page with a way on when a screen breaks or its code cannot be loaded; another route starts afresh. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}

function BrokenPage() {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-24">
      <h1 className="text-title">Halaman ini tidak dapat ditampilkan</h1>
      <p className="max-w-prose text-muted">
        Ada bagian yang gagal dimuat. Periksa sambungan internet Anda, lalu muat ulang halaman.
      </p>
      <Button onClick={() => window.location.reload()}>Muat ulang</Button>
    </div>
  );
}
