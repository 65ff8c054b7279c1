import { useEffect } from 'react';
import { send } from '#api/client.ts';
import { session } from '#api/session.ts';

/** Who goes back and forth between two tabs need not be asked about each time. */
const pauseMs = 60_000;

/** While it is on: asks whether the session still lives when the page comes into view again, before anybody types on. */
export function useSessionCheck(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let lastCheck = Number.NEGATIVE_INFINITY;
    const look = () => {
      if (document.visibilityState !== 'visible' || performance.now() - lastCheck < pauseMs) return;
      lastCheck = performance.now();
      void checkSession();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn]);
}

/** Has the stored session end here if the function says so. Without an answer everything stays as it is. */
export async function checkSession(): Promise<void> {
  const bearer = session.token();
  const status = await send('getLoginStatus', {}, { bearer, account: null }).catch(() => undefined);
  if (status?.isLogin === false) session.refused(bearer);
}
