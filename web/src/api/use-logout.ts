import { useState } from 'react';
import { useAccountId } from './account.ts';
import { send } from './client.ts';
import { dropAllDrafts } from './drafts.ts';
import { session } from './session.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** How long a server may take to hear of it. */
const patienceMs = 5000;

export interface Logout {
  readonly logout: () => Promise<void>;
  readonly isBusy: boolean;
}

/**
 * Ends the session here in any case; without a token the guards lead to /login, and Back leads there too. Here it ends
 * first: whatever the screens still read with it would be refused, as if it had ended by itself.
 *
 * @param onEnd called once it has ended here
 */
export function useLogout(onEnd?: () => void): Logout {
  const account = useAccountId();
  const [isBusy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const logout = oneAtATime(async () => {
    setBusy(true);
    const bearer = session.token();
    session.end(account);
    dropAllDrafts();
    onEnd?.();
    // Past the account's own way: who wants to leave need not log in again for it.
    const signal = AbortSignal.timeout(patienceMs);
    await send('logout', {}, { signal, bearer, account }).catch(() => undefined);
  });
  return { logout, isBusy };
}
