import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  /** What cannot be read. */
  readonly text: ReactNode;
  /** Why; left out where that tells the reader nothing. */
  readonly error?: Error | null;
  readonly onRetry: () => unknown;
  readonly className?: string;
}

/** Says that something cannot be read, and lets the reader try again. */
export function LoadFailure({ text, error = null, onRetry, className }: LoadFailureProps) {
  return (
    <Notice tone="error" className={className} onRetry={() => onRetry()}>
      <p lang="id">{text}</p>
      {error !== null && (
        <p lang="id" className="font-normal text-sm">
          {error.message}
        </p>
      )}
    </Notice>
  );
}
