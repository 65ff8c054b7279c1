import { useEffect, useRef } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { useAfterPress } from '#ui/base/use-after-press.ts';

/** An action on a row that did not work out. */
export interface Failure {
  /** Whose row. */
  readonly record: string;
  readonly text: string;
  /** What the server said, when that says more. */
  readonly detail?: string | undefined;
}

/** Tells above a list what did not work out, and comes into view to be seen. */
export function FailureNotice({ failure }: { readonly failure: Failure | null }) {
  const place = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress();
  useEffect(() => {
    if (failure !== null) afterPress(() => place.current?.scrollIntoView({ block: 'center' }));
  }, [failure, afterPress]);
  return (
    <div ref={place} className="scroll-mt-24">
      {failure !== null && (
        <Notice tone="error" className="mb-4">
          <p lang="id">{failure.text}</p>
          <p className="text-sm font-normal">
            <strong>{failure.record}</strong>
            {failure.detail !== undefined && <span lang="id">{`: ${failure.detail}`}</span>}
          </p>
        </Notice>
      )}
    </div>
  );
}
