import type { MemberImport } from 'contract/people/member-imports';
import { useEffect, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { importRefreshes, isInviting, isRunning } from './import-words.ts';

/** Pause after a failed call, in which the connection may return. */
const retryMs = 5000;

/**
 * Continues a running import, or a round of invitations, while the screen is open. The job of the server continues it
 * otherwise.
 */
export function useImportRun(shown: MemberImport | undefined): { readonly failure: string | undefined } {
  const { run } = useAction('continueMemberImport', { refreshes: importRefreshes });
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const id = shown !== undefined && (isRunning(shown) || isInviting(shown)) ? shown._id : undefined;
  const progress = `${shown?.processed} ${shown?.invitations?.queued} ${shown?.invitations?.skipped}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each processed batch and each retry sends the next call
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    run({ id }).then(
      () => setFailure(undefined),
      (error: unknown) => {
        setFailure(getErrorMessage(error));
        timer = setTimeout(() => setAttempt((before) => before + 1), retryMs);
      },
    );
    return () => clearTimeout(timer);
  }, [id, progress, attempt]);
  return { failure };
}
