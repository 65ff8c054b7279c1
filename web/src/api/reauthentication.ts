import { ApiError, type ReauthenticationMethod } from 'contract/errors';
import { useSyncExternalStore } from 'react';
import * as t from '#messages/api';

export interface ReauthRequest {
  readonly account: string;
  readonly proof: ReauthenticationMethod;
}

interface PendingCall {
  readonly request: ReauthRequest;
  readonly settle: (isProven: boolean) => void;
}

let pendingCalls: readonly PendingCall[] = [];
const listeners = new Set<() => void>();

function setPendingCalls(next: readonly PendingCall[]): void {
  pendingCalls = next;
  for (const listener of listeners) listener();
}

/** The user declined to re-authenticate. Nothing was done, and no message is needed. */
export class ReauthDeclined extends DOMException {
  constructor() {
    super(t.cancelled, 'AbortError');
  }
}

/** Pending requests for re-authentication. All calls of an account share one dialog. */
export const reauthRequests = {
  /** Waits for the re-authentication. Throws ReauthDeclined if it was declined or the call aborted. */
  waitForProof: (request: ReauthRequest, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new ReauthDeclined());
      const settle = (isProven: boolean) => {
        signal?.removeEventListener('abort', abort);
        if (isProven) resolve();
        else reject(new ReauthDeclined());
      };
      const one: PendingCall = { request, settle };
      const abort = () => {
        setPendingCalls(pendingCalls.filter((other) => other !== one));
        settle(false);
      };
      signal?.addEventListener('abort', abort);
      setPendingCalls([...pendingCalls, one]);
    }),

  settleAll(account: string, isProven: boolean): void {
    const own = pendingCalls.filter(({ request }) => request.account === account);
    setPendingCalls(pendingCalls.filter((one) => !own.includes(one)));
    for (const { settle } of own) settle(isProven);
  },

  find: (account: string): ReauthRequest | undefined =>
    pendingCalls.find(({ request }) => request.account === account)?.request,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Repeats an attempt to send a call after each re-authentication that the function requires.
 *
 * @param waitForProof waits for the re-authentication; its errors end the call
 * @throws as the attempt
 */
export async function repeatAfterProof<Reply>(
  attempt: () => Promise<Reply>,
  waitForProof: (proof: ReauthenticationMethod) => Promise<void>,
): Promise<Reply> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || error.proof === undefined) throw error;
      await waitForProof(error.proof);
    }
  }
}

export const useReauthRequest = (account: string | null): ReauthRequest | undefined =>
  useSyncExternalStore(
    reauthRequests.subscribe,
    () => (account === null ? undefined : reauthRequests.find(account)),
    () => undefined,
  );
