import { useState } from 'react';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';

/** Performs actions without a dialog. The failure of the last one is shown until the next one begins. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>();
  const attempt = async (action: () => Promise<unknown>): Promise<void> => {
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  return { attempt, failure, notice: failure !== undefined && <Notice tone="error">{failure}</Notice> };
}
