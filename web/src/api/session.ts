import { useSyncExternalStore } from 'react';

/** The token is kept in local storage under this key (requirements 3.1.1). */
const storageKey = 'token';

/** Under this key stands whose session the function refused, until somebody logs in or out. */
const endedKey = 'session-ended';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function claimOf(token: string | null, claim: 'id' | 'role'): string | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const value = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

const ownerOf = (token: string | null) => claimOf(token, 'id');

/** The session of this browser, for all its tabs. Whether the token still holds is the function's word, not ours. */
export const session = {
  token: (): string | null => localStorage.getItem(storageKey),

  /** The account id that the token names; null without a readable token. */
  userId: (): string | null => ownerOf(session.token()),

  /** The role that the account had with its login: good for a guess, and for nothing that is shown. */
  loginRole: (): string | null => claimOf(session.token(), 'role'),

  /** The account whose session ended without a logout, so that it may go on; null once somebody logs in or out. */
  endedOf: (): string | null => (session.token() === null ? localStorage.getItem(endedKey) : null),

  start(token: string): void {
    localStorage.setItem(storageKey, token);
    localStorage.removeItem(endedKey);
    announce();
  },

  /** Goes on with a new token of the same account; not once another one has logged in, or this one out. */
  renew(token: string): void {
    if ((session.userId() ?? session.endedOf()) === ownerOf(token)) session.start(token);
  },

  /**
   * Ends it by the person's own wish.
   *
   * @param of the account that leaves; nothing happens when another one has logged in meanwhile
   */
  end(of: string): void {
    if ((session.userId() ?? of) === of) {
      localStorage.removeItem(endedKey);
      localStorage.removeItem(storageKey);
    }
    announce();
  },

  /** The function refused this token. An older one than what is stored by now says nothing about the newer session. */
  refused(token: string | null): void {
    if (token === null || token !== session.token()) return;
    const owner = session.userId();
    // First, so that no tab takes it for a logout.
    if (owner !== null) localStorage.setItem(endedKey, owner);
    localStorage.removeItem(storageKey);
    announce();
  },

  /** Has everybody look again: another tab has changed it, and its event is still on its way. */
  lookAgain: announce,

  subscribe(listener: () => void): () => void {
    // Other tabs log in and out too, while a page that comes back from the history hears nothing.
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

/** The stored token, followed through logins and logouts in any tab; null while rendering on the server. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);
