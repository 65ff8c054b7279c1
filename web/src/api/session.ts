import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';
import { readClaim } from './transport/token-claims.ts';

/** Key of the token in local storage (requirements 3.1.1). */
const storageKey = 'token';

/** Key of the account id whose session the function refused. Removed by the next login or logout. */
const endedKey = 'session-ended';

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

const readAccountId = (token: string | null) => readClaim(token, 'id');

/** Session of all tabs of this browser. Only the function knows whether its token is still valid. */
export const session = {
  token: (): string | null => deviceStorage.get(storageKey),

  userId: (): string | null => readAccountId(session.token()),

  /** Role of the account at its login. Use it only to guess what to load, never for display. */
  loginRole: (): string | null => readClaim(session.token(), 'role'),

  /** Account whose session ended without a logout, so that it may continue. Null after a login or logout. */
  endedAccountId: (): string | null => (session.token() === null ? deviceStorage.get(endedKey) : null),

  start(token: string): void {
    deviceStorage.set(storageKey, token);
    deviceStorage.remove(endedKey);
    notifyListeners();
  },

  /** Stores a new token of the same account. Does nothing after a logout or a login of another account. */
  renew(token: string): void {
    if ((session.userId() ?? session.endedAccountId()) === readAccountId(token)) session.start(token);
  },

  /** Logs out at the user's request, unless another account has logged in meanwhile. */
  end(accountId: string): void {
    if ((session.userId() ?? accountId) === accountId) {
      deviceStorage.remove(endedKey);
      deviceStorage.remove(storageKey);
    }
    notifyListeners();
  },

  /** Ends the session because the function refused this token. An outdated token is ignored. */
  reportRefused(token: string | null): void {
    if (token === null || token !== session.token()) return;
    const owner = session.userId();
    // Set first, so that no other tab takes the removal for a logout.
    if (owner !== null) deviceStorage.set(endedKey, owner);
    deviceStorage.remove(storageKey);
    notifyListeners();
  },

  /** Notifies all subscribers: another tab changed the session, and the storage event is on its way. */
  recheck: notifyListeners,

  subscribe(listener: () => void): () => void {
    // Other tabs log in and out too. A page in the back/forward cache gets no storage events.
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === endedKey || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', listener);
    };
  },
};

/** Subscribes to the stored token, across all tabs. Null while rendering on the server. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);
