import type { EndpointName } from 'contract';
import { ApiError } from 'contract/errors';
import * as t from '#messages/api';
import type { Account } from './account.ts';
import { type Call, type EndpointReply, lazyRoutes, send } from './client.ts';
import { hasSeededQueries } from './prefetch.ts';
import { reauthRequests, repeatAfterProof } from './reauthentication.ts';
import { session } from './session.ts';

/**
 * Creates the client with which the screens of one account call endpoints.
 *
 * A request that is refused without a session, or requires re-authentication (decision 0083), waits until the
 * same account logs in again, in any tab. It is then sent again. After a logout or a login of another
 * account, pending calls are never settled: the next user must not see their results (decision 0083).
 */
export function createAccountClient(id: string): Account {
  let hasExchanged = false;
  const hasAccountChanged = () => session.userId() !== id && session.endedAccountId() !== id;
  const call: Call = (name, input, options = {}) => {
    let isRetry = false;
    const attempt = async (): Promise<EndpointReply<typeof name>> => {
      for (; ; isRetry = true) {
        if (session.endedAccountId() === id) await waitForLogin(id, options.signal);
        // The first attempt is always sent: only the function knows whose token this is.
        if (session.token() === null || (isRetry && hasAccountChanged())) return neverSettle();
        const bearer = session.token();
        try {
          const reply = await send(name, input, { ...options, bearer, account: id });
          if (hasAccountChanged()) return neverSettle();
          hasExchanged = true;
          return reply;
        } catch (error) {
          const code = error instanceof ApiError ? error.code : undefined;
          if (code === 'other-account') session.recheck();
          if (hasAccountChanged()) return neverSettle();
          if (code !== 'unauthenticated') throw error;
          if (await isMutation(name)) hasExchanged = true;
          session.reportRefused(bearer);
        }
      }
    };
    return repeatAfterProof(attempt, (proof) => {
      isRetry = true;
      return reauthRequests.waitForProof({ account: id, proof }, options.signal);
    });
  };
  return { id, call, hasExchangedData: () => hasExchanged || hasSeededQueries(id) };
}

const neverSettle = (): Promise<never> => new Promise(() => undefined);

/** Queries can be repeated after a login on another screen. The input of a mutation would be lost. */
const isMutation = async (name: EndpointName) => (await lazyRoutes())[name]?.startsWith('GET ') === false;

function waitForLogin(id: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const checkSession = () => {
      if (session.endedAccountId() !== id) settle(resolve);
    };
    const abort = () => settle(() => reject(new DOMException(t.cancelled, 'AbortError')));
    const unsubscribe = session.subscribe(checkSession);
    const settle = (finish: () => void) => {
      unsubscribe();
      signal?.removeEventListener('abort', abort);
      finish();
    };
    if (signal?.aborted === true) return abort();
    signal?.addEventListener('abort', abort);
    checkSession();
  });
}
