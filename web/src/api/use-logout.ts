import { useState } from 'react';
import { useAccountId } from './account.ts';
import { send } from './client.ts';
import { deleteAllDrafts } from './drafts.ts';
import { session } from './session.ts';
import { useSingleFlight } from './use-single-flight.ts';

const requestTimeoutMs = 5000;

export interface Logout {
  readonly logout: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Logs out locally first: refused pending queries would otherwise look like an expired session. */
export function useLogout(onEnd?: () => void): Logout {
  const account = useAccountId();
  const [isBusy, setBusy] = useState(false);
  const singleFlight = useSingleFlight();
  const logout = singleFlight(async () => {
    setBusy(true);
    const bearer = session.token();
    session.end(account);
    deleteAllDrafts();
    onEnd?.();
    // Uses `send` instead of the account's client: a logout must not require another login.
    const signal = AbortSignal.timeout(requestTimeoutMs);
    await send('logout', {}, { signal, bearer, account }).catch(() => undefined);
  });
  return { logout, isBusy };
}
