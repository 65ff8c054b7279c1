import type { MemberMerge } from 'contract/people/member-doubles';
import { useEffect, useState } from 'react';
import { useAction } from '#api/use-action.ts';

/** Pause after a failed call, in which the connection may return. */
const retryMs = 5000;

/** Continues a running merge or undo while the screen is open. The job of the server continues it otherwise. */
export function useMergeRun(running: MemberMerge | undefined): void {
  const { run } = useAction('continueMemberMerge', { refreshes: ['listMemberMerges'] });
  const [attempt, setAttempt] = useState(0);
  const id = running?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the next call
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => setAttempt((before) => before + 1);
    run({ id }).then(next, () => {
      timer = setTimeout(next, retryMs);
    });
    return () => clearTimeout(timer);
  }, [id, attempt]);
}
