import { useEffect, useState } from 'react';

/** Whether the browser has had nothing to do since this was shown. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has none.
    if (window.requestIdleCallback === undefined) {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(callback);
  }, []);
  return isIdle;
}
