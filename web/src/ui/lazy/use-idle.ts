import { useEffect, useState } from 'react';

/** Whether the browser has been idle since this component was mounted. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback === undefined) {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(callback);
  }, []);
  return isIdle;
}
