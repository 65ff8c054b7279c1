import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'contract/errors';
import { session } from './session.ts';

/** A refusal stays one when asked again; a lost connection or a hiccup of the server may pass. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 1 && mayPass(error),
      refetchOnWindowFocus: false,
    },
  },
});

/** Forgets everything that was read for somebody, so that Back never shows private data after a logout. */
export function forgetOnLogout(): () => void {
  let last = session.token();
  return session.subscribe(() => {
    if (session.token() === last) return;
    last = session.token();
    queryClient.clear();
  });
}
