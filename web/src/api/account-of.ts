import type { EndpointName } from 'contract';
import { ApiError } from 'contract/errors';
import type { Account } from './account.ts';
import { type Call, memberRoutes, send } from './client.ts';
import { proofs } from './proof.ts';
import { hasTaken } from './questions.ts';
import { session } from './session.ts';

/**
 * How the screens of an account call. A request that is refused because the session has ended waits until the same
 * account has logged in again, in whatever tab, and is sent again: forms, uploads and lists need not know of it. Once
 * another account has logged in, or the person has logged out, these screens are gone: what they still have under way
 * is neither sent again nor answered, so that it shows nothing to who came after (decision 0021). One that takes a proof
 * of identity waits for it likewise (decision 0083).
 */
export function accountOf(id: string): Account {
  let hasBegun = false;
  const isLeft = () => session.userId() !== id && session.endedOf() !== id;
  const call: Call = async (name, input, options = {}) => {
    for (let isAgain = false; ; isAgain = true) {
      if (session.endedOf() === id) await restart(id, options.signal);
      // The first time the function has the word: it knows whose token this is.
      if (session.token() === null || (isAgain && isLeft())) return never();
      const bearer = session.token();
      try {
        const reply = await send(name, input, { ...options, bearer, account: id });
        if (isLeft()) return never();
        hasBegun = true;
        return reply;
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        const proof = error instanceof ApiError ? error.proof : undefined;
        if (code === 'other-account') session.lookAgain();
        if (isLeft()) return never();
        if (proof !== undefined) {
          await proofs.ask({ account: id, by: proof }, options.signal);
          continue;
        }
        if (code !== 'unauthenticated') throw error;
        if (await isChange(name)) hasBegun = true;
        session.refused(bearer);
      }
    }
  };
  return { id, call, hasBegun: () => hasBegun || hasTaken(id) };
}

const never = (): Promise<never> => new Promise(() => undefined);

/** What was only to be read is read as well after a login elsewhere; what was to be changed would be lost. */
const isChange = async (name: EndpointName) => (await memberRoutes())[name]?.startsWith('GET ') === false;

/** Waits until the session of this account no longer stands as ended. */
function restart(id: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (session.endedOf() !== id) settle(resolve);
    };
    const abort = () => settle(() => reject(new DOMException('Dibatalkan.', 'AbortError')));
    const unsubscribe = session.subscribe(look);
    const settle = (how: () => void) => {
      unsubscribe();
      signal?.removeEventListener('abort', abort);
      how();
    };
    if (signal?.aborted === true) return abort();
    signal?.addEventListener('abort', abort);
    look();
  });
}
