import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'contract/errors';
import { ConnectionError } from './exchange/connection-error.ts';
import { session } from './session.ts';

/** What the function said to exactly this request: it says the same when asked again. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** A refusal stays one when asked again; a lost connection or a hiccup of the server may pass. */
function mayPass(error: unknown): boolean {
  if (error instanceof ApiError) return !isRefusal(error);
  return !(error instanceof ConnectionError && (error.afterSilence || !navigator.onLine));
}

/** How long an answer counts as new, where nothing else is said. */
export const staleAfterMs = 15_000;

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without network nothing waits for it unseen: a list says at once that it cannot be read, and reads itself later.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleAfterMs,
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
      },
      // What was sent without network fails, and is sent again by whoever wants it: it never goes out by itself later.
      mutations: { networkMode: 'always' },
    },
  });

/** The one of this browser. */
export const queryClient = newQueryClient();

/** Forgets everything that was read for somebody, so that Back never shows private data after a logout. */
export function forgetOnLogout(): () => void {
  // Whoever logs in again after their session ended goes on with the screens that they had.
  const whose = () => session.userId() ?? session.endedOf();
  let owner = whose();
  let lastToken = session.token();
  return session.subscribe(() => {
    if (whose() !== owner) queryClient.clear();
    else if (session.token() !== lastToken) queryClient.removeQueries({ queryKey: ['getLoginStatus'] });
    [owner, lastToken] = [whose(), session.token()];
  });
}
