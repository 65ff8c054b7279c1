import { useState } from 'react';
import { call } from './client.ts';
import { session } from './session.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** A server that does not answer must not keep anybody logged in here. */
const patienceMs = 5000;

export interface Logout {
  readonly logout: () => Promise<void>;
  readonly isBusy: boolean;
}

/**
 * Ends the session here in any case; without a token the guards lead to /login, and Back leads there too.
 *
 * @param onEnd called once it has ended
 */
export function useLogout(onEnd?: () => void): Logout {
  const [isBusy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const logout = oneAtATime(async () => {
    setBusy(true);
    await call('logout', {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
    session.end();
    onEnd?.();
  });
  return { logout, isBusy };
}
