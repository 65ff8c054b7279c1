import { type ComponentType, createContext, lazy, useContext, useEffect, useState } from 'react';
import { isMissingCode, OutdatedError } from '#api/load-code.ts';
import { Notice } from '#ui/base/notice.tsx';

/** Loads the code of a component. */
export type LoadPart<P extends object> = () => Promise<{ readonly default: ComponentType<P> }>;

export interface MissingPartProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

interface Attempts {
  /** Shows what a new attempt brings. */
  readonly retry: () => void;
  /** Has whoever shows the component next begin a new attempt. */
  readonly forget: () => void;
}

const AttemptsContext = createContext<Attempts>({ retry: () => {}, forget: () => {} });

/**
 * A component whose code comes when it is first shown, beneath a Suspense. Where the code cannot be loaded it says so in
 * its place, and leaves the rest of the page as it is; the next try, here or wherever it is shown next, loads it.
 *
 * @param Missing says instead of the usual notice that it cannot be loaded
 */
export function lazyPart<P extends object>(
  load: LoadPart<P>,
  Missing: ComponentType<MissingPartProps> = MissingPart,
): ComponentType<P> {
  const attempt = () => lazy<ComponentType<P>>(() => load().catch((error) => placeholderOf(error, Missing)));
  let next = attempt();
  const forget = () => {
    next = attempt();
  };
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => next);
    const [attempts] = useState<Attempts>(() => ({ retry: () => setPart(() => next), forget }));
    return (
      <AttemptsContext value={attempts}>
        <Part {...props} />
      </AttemptsContext>
    );
  };
}

function placeholderOf(error: unknown, Missing: ComponentType<MissingPartProps>) {
  if (!isMissingCode(error)) throw error;
  return {
    default: function MissingCode() {
      const { retry, forget } = useContext(AttemptsContext);
      // Only once this is on screen: earlier, rendering it would begin the next attempt, and so on.
      useEffect(forget, [forget]);
      return <Missing error={error} onRetry={retry} />;
    },
  };
}

/** What is typed around it may be lost by loading the page anew: that is for the reader to decide. */
function MissingPart({ error, onRetry }: MissingPartProps) {
  const isOutdated = error instanceof OutdatedError;
  return (
    <Notice
      tone="error"
      onRetry={isOutdated ? () => window.location.reload() : onRetry}
      retryLabel={isOutdated ? 'Muat ulang' : undefined}
    >
      <span lang="id">{error.message}</span>
    </Notice>
  );
}
