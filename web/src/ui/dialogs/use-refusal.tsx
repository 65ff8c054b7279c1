import { type ReactNode, useState } from 'react';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';

/** Runs work, and returns its refusal as a notice until the next attempt. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  const notice: ReactNode = refusal !== undefined && <Notice tone="error">{refusal}</Notice>;
  return { attempt, notice };
}
