import { useCallback, useRef, useState } from 'react';

export function usePendingUploads() {
  const [isWaiting, setWaiting] = useState(false);
  const pending = useRef(new Set<Promise<boolean>>());
  const waitFor = useCallback((arrival: Promise<boolean>) => {
    pending.current.add(arrival);
    void arrival.finally(() => pending.current.delete(arrival));
  }, []);
  const waitForAll = async (): Promise<boolean> => {
    if (pending.current.size === 0) return true;
    setWaiting(true);
    let isComplete = true;
    while (pending.current.size > 0)
      isComplete = (await Promise.all(pending.current)).every(Boolean) && isComplete;
    setWaiting(false);
    return isComplete;
  };
  return { isWaiting, waitFor, waitForAll };
}
