import { useState } from 'react';
import { call } from '#api/client.ts';
import { session } from '#api/session.ts';

/** A server that does not answer must not keep anybody logged in here. */
const patienceMs = 5000;

/** Ends the session here in any case; without a token the guard leads to /login, and Back leads there too. */
export function useLogout(): { readonly logout: () => Promise<void>; readonly isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const logout = async () => {
    setBusy(true);
    await call('logout', {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
    session.end();
  };
  return { logout, isBusy };
}
