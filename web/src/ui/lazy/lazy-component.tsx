import { type ComponentType, createContext, lazy, useContext, useLayoutEffect, useState } from 'react';
import { isChunkLoadError, OutdatedBuildError } from '#api/dynamic-import.ts';
import * as t from '#messages/ui/lazy';
import { Notice } from '#ui/base/notice.tsx';

export type LoadComponent<P extends object> = () => Promise<{ readonly default: ComponentType<P> }>;

export interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

interface Attempts {
  /** Shows the result of a new attempt. */
  readonly retry: () => void;
  /** Makes the next mount of the component start a new attempt. */
  readonly reset: () => void;
}

const AttemptsContext = createContext<Attempts>({ retry: () => {}, reset: () => {} });

/** Creates a lazy-loaded component. A notice replaces it if its code fails, until a retry loads it. */
export function lazyComponent<P extends object>(
  load: LoadComponent<P>,
  Missing: ComponentType<LoadFailureProps> = LoadFailureNotice,
): ComponentType<P> {
  const attempt = () =>
    lazy<ComponentType<P>>(() => load().catch((error) => createFailureModule(error, Missing)));
  let next = attempt();
  const forget = () => {
    next = attempt();
  };
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => next);
    const [attempts] = useState<Attempts>(() => ({ retry: () => setPart(() => next), reset: forget }));
    return (
      <AttemptsContext value={attempts}>
        <Part {...props} />
      </AttemptsContext>
    );
  };
}

function createFailureModule(error: unknown, Missing: ComponentType<LoadFailureProps>) {
  if (!isChunkLoadError(error)) throw error;
  return {
    default: function MissingCode() {
      const { retry, reset } = useContext(AttemptsContext);
      // Before paint, because the first press needs the next attempt. During rendering, a reset would start attempts
      // in a loop.
      useLayoutEffect(reset, [reset]);
      return <Missing error={error} onRetry={retry} />;
    },
  };
}

/** The notice offers the reload instead of doing it, because unsaved input on the page may be lost. */
function LoadFailureNotice({ error, onRetry }: LoadFailureProps) {
  const isOutdated = error instanceof OutdatedBuildError;
  return (
    <Notice
      tone="error"
      onRetry={isOutdated ? () => window.location.reload() : onRetry}
      retryLabel={isOutdated ? t.reload : undefined}
    >
      {error.message}
    </Notice>
  );
}
