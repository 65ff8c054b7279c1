import { useSyncExternalStore } from 'react';

/** The token is kept in local storage under this key (requirements 3.1.1). */
const storageKey = 'token';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** The session of this browser. Whether the token still holds is the function's word, not ours. */
export const session = {
  token: (): string | null => localStorage.getItem(storageKey),

  /** The account id that the token names; null without a readable token. */
  userId(): string | null {
    const payload = session.token()?.split('.')[1];
    if (payload === undefined) return null;
    try {
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      return typeof claims.id === 'string' ? claims.id : null;
    } catch {
      return null;
    }
  },

  start(token: string): void {
    localStorage.setItem(storageKey, token);
    announce();
  },

  end(): void {
    localStorage.removeItem(storageKey);
    announce();
  },

  subscribe(listener: () => void): () => void {
    // Other tabs log in and out too.
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** The stored token, followed through logins and logouts in any tab; null while rendering on the server. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);
