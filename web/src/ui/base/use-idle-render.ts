import { startTransition, useEffect, useState } from 'react';

/** Runs work when the browser is idle. Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (window.requestIdleCallback === undefined) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** Returns true after the document has loaded and the browser is idle. For content that is not urgent. */
export function useIdleRender(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => startTransition(() => setSettled(true)));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isSettled;
}
