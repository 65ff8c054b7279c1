import { useState } from 'react';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice, type NoticeTone } from '#ui/base/notice.tsx';

/** Returns a function that runs an action, and a notice with its message or the cause of its failure. */
export function useOutcome(fallback: string) {
  const [outcome, setOutcome] = useState<{ readonly tone: NoticeTone; readonly text: string }>();
  const attempt = async (action: () => Promise<string>) => {
    setOutcome(undefined);
    try {
      setOutcome({ tone: 'success', text: await action() });
    } catch (error) {
      setOutcome({ tone: 'error', text: getErrorReason(error) ?? fallback });
    }
  };
  return {
    attempt,
    notice: outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>,
    show: (text: string) => setOutcome({ tone: 'success', text }),
    clear: () => setOutcome(undefined),
  };
}
