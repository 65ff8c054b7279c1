import type { ReactNode } from 'react';
import { langOf } from '#ui/text/fixed-english.ts';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  readonly text: ReactNode;
  /** Cause. Omitted where it does not help the reader. */
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => unknown;
  readonly className?: string;
}

export function LoadFailure({ text, error = null, onRetry, className }: LoadFailureProps) {
  return (
    <Notice tone="error" className={className} onRetry={onRetry && (() => onRetry())}>
      <p lang={langOf(text)}>{text}</p>
      {error !== null && <p className="font-normal text-sm">{error.message}</p>}
    </Notice>
  );
}
