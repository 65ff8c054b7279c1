import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'contract/errors';
import { session } from './session.ts';
import { ConnectionError } from './transport/connection-error.ts';

/** Whether the function refused exactly this request. A retry gets the same refusal. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Whether a retry can succeed: after a lost connection or a server error, but not after a refusal. */
function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return !isRefusal(error);
  return !(error instanceof ConnectionError && (error.isTimeout || !navigator.onLine));
}

export const staleAfterMs = 15_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Queries without network fail immediately instead of waiting unseen: a list shows the error, and
        // reloads later.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleAfterMs,
        retry: (failures, error) => failures < 1 && isTransient(error),
        refetchOnWindowFocus: false,
      },
      // Mutations without network fail, and the user sends them again. They are never sent later by
      // themselves.
      mutations: { networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();

/** Clears the query cache when the account changes, so that Back never shows private data after a logout. */
export function clearCacheOnLogout(): () => void {
  // An account that logs in again after its session ended continues with the same screens.
  const currentOwner = () => session.userId() ?? session.endedAccountId();
  let owner = currentOwner();
  let lastToken = session.token();
  return session.subscribe(() => {
    if (currentOwner() !== owner) queryClient.clear();
    else if (session.token() !== lastToken) queryClient.removeQueries({ queryKey: ['getLoginStatus'] });
    [owner, lastToken] = [currentOwner(), session.token()];
  });
}
