import { Button } from '#ui/base/button.tsx';

interface BrokenPageProps {
  /** Cause, and what the user can do. */
  readonly reason: string;
  /** Label of the button. */
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** Replaces a page that cannot be shown, and offers an action. */
export function BrokenPage({ reason, actionLabel, onAction }: BrokenPageProps) {
  return (
    <div role="alert" lang="id" className="wrap grid justify-items-start gap-4 py-24">
      <h1 className="text-title">Halaman ini tidak dapat ditampilkan</h1>
      <p className="max-w-prose text-muted">{reason}</p>
      <Button onClick={onAction}>{actionLabel}</Button>
    </div>
  );
}
