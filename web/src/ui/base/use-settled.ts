import { startTransition, useEffect, useState } from 'react';

const hasIdleCallback = (): boolean => 'requestIdleCallback' in window;

/** Safari knows no idle time yet. */
function whenIdle(work: () => void): () => void {
  if (!hasIdleCallback()) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/** False until the document with its pictures is loaded and the browser has nothing to do: for what may wait. */
export function useSettled(): boolean {
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
