import { useEffect } from 'react';
import { send } from '#api/client.ts';
import { session } from '#api/session.ts';

const minIntervalMs = 60_000;

/** Checks the session when the page becomes visible again, before the user continues to type. */
export function useSessionCheck(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let lastCheck = Number.NEGATIVE_INFINITY;
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || performance.now() - lastCheck < minIntervalMs) return;
      lastCheck = performance.now();
      void checkSession();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isActive]);
}

/** Ends the session here if the function reports that it has ended. Without a response nothing changes. */
export async function checkSession(): Promise<void> {
  const bearer = session.token();
  // A prefetched response, which no screen has used, may be older than the end of the session.
  const options = { bearer, account: null, bypassCache: true };
  const status = await send('getLoginStatus', {}, options).catch(() => undefined);
  if (status?.isLogin === false) session.reportRefused(bearer);
}
