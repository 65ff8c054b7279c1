import { useCallback, useRef, useState } from 'react';

/** What is still on its way into a form when it is to be sent: pictures that are being uploaded. */
export function useArrivals() {
  const [isWaiting, setWaiting] = useState(false);
  const arrivals = useRef(new Set<Promise<boolean>>());
  const waitFor = useCallback((arrival: Promise<boolean>) => {
    arrivals.current.add(arrival);
    void arrival.finally(() => arrivals.current.delete(arrival));
  }, []);
  /** @returns whether everything did arrive */
  const allArrived = async (): Promise<boolean> => {
    if (arrivals.current.size === 0) return true;
    setWaiting(true);
    let isWhole = true;
    while (arrivals.current.size > 0)
      isWhole = (await Promise.all(arrivals.current)).every(Boolean) && isWhole;
    setWaiting(false);
    return isWhole;
  };
  return { isWaiting, waitFor, allArrived };
}
