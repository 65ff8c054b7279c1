import { useEffect, useRef } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { useAfterPress } from '#ui/base/use-after-press.ts';
import { langOf } from '#ui/text/fixed-english.ts';

export interface Failure {
  readonly record: string;
  readonly text: string;
  /** Server's message, if it adds information. */
  readonly detail?: string | undefined;
}

export function FailureNotice({ failure }: { readonly failure: Failure | null }) {
  const container = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress();
  useEffect(() => {
    if (failure !== null) afterPress(() => container.current?.scrollIntoView({ block: 'center' }));
  }, [failure, afterPress]);
  return (
    <div ref={container} className="scroll-mt-24">
      {failure !== null && (
        <Notice tone="error" className="mb-4">
          <p lang={langOf(failure.text)}>{failure.text}</p>
          <p className="text-sm font-normal">
            <strong>{failure.record}</strong>
            {failure.detail !== undefined && `: ${failure.detail}`}
          </p>
        </Notice>
      )}
    </div>
  );
}
