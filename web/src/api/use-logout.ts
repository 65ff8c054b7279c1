import { useState } from 'react';
import { useAccountId } from './account.ts';
import { send } from './client.ts';
import { dropAllDrafts } from './drafts.ts';
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
  const account = useAccountId();
  const [isBusy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const logout = oneAtATime(async () => {
    setBusy(true);
    const signal = AbortSignal.timeout(patienceMs);
    // Past the account's own way: who wants to leave need not log in again for it.
    await send('logout', {}, { signal, bearer: session.token(), account }).catch(() => undefined);
    session.end(account);
    dropAllDrafts();
    onEnd?.();
  });
  return { logout, isBusy };
}
