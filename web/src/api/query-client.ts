import { type Query, QueryClient } from '@tanstack/react-query';
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

/** What was asked ahead for a screen that takes nothing older than its own opening. */
export const ofThisVisit = new WeakSet<object>();

/** How long the code of a screen may take, until what was asked ahead for it is asked again. */
const visitMs = 10_000;

const isOfNow = (query: Query) =>
  ofThisVisit.has(query) && !query.state.isInvalidated && Date.now() - query.state.dataUpdatedAt < visitMs;

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without network nothing waits for it unseen: a list says at once that it cannot be read, and reads itself later.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => !isOfNow(query as Query),
      },
      // What was sent without network fails, and is sent again by whoever wants it: it never goes out by itself later.
      mutations: { networkMode: 'always' },
    },
  });

/** The one of this browser. */
export const queryClient = newQueryClient();

/** Whose answers this tab keeps: it may not have heard yet who has logged in elsewhere. */
let owner: string | null = null;

export const keepsAnswersOf = (account: string): boolean => owner === account;

/** Forgets everything that was read for somebody, so that Back never shows private data after a logout. */
export function forgetOnLogout(): () => void {
  // Whoever logs in again after their session ended goes on with the screens that they had.
  const whose = () => session.userId() ?? session.endedOf();
  owner = whose();
  let lastToken = session.token();
  return session.subscribe(() => {
    if (whose() !== owner) queryClient.clear();
    else if (session.token() !== lastToken) queryClient.removeQueries({ queryKey: ['getLoginStatus'] });
    [owner, lastToken] = [whose(), session.token()];
  });
}
