import type { Proof } from 'contract/errors';
import { useSyncExternalStore } from 'react';

/** What an account is asked for, so that what it is about to do is done. */
export interface ProofRequest {
  readonly account: string;
  readonly by: Proof;
}

interface Waiting {
  readonly request: ProofRequest;
  readonly settle: (isGiven: boolean) => void;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The person would not prove who they are: nothing was done, and there is nothing to say about it. */
export class Declined extends DOMException {
  constructor() {
    super('Dibatalkan.', 'AbortError');
  }
}

/** One question for all calls that wait for its answer: a run over many records is asked once. */
export const proofs = {
  /**
   * Waits until the person has proved who they are.
   *
   * @throws Declined when they would not, or the call was called off
   */
  ask: (request: ProofRequest, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new Declined());
      const settle = (isGiven: boolean) => {
        signal?.removeEventListener('abort', abort);
        if (isGiven) resolve();
        else reject(new Declined());
      };
      const one: Waiting = { request, settle };
      const abort = () => {
        change(waiting.filter((other) => other !== one));
        settle(false);
      };
      signal?.addEventListener('abort', abort);
      change([...waiting, one]);
    }),

  /** Has the calls of this account go on, or ends them. */
  answer(account: string, isGiven: boolean): void {
    const own = waiting.filter(({ request }) => request.account === account);
    change(waiting.filter((one) => !own.includes(one)));
    for (const { settle } of own) settle(isGiven);
  },

  /** What is asked of this account; undefined while nothing is. */
  of: (account: string): ProofRequest | undefined =>
    waiting.find(({ request }) => request.account === account)?.request,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** As `proofs.of`, followed. */
export const useProofRequest = (account: string | null): ProofRequest | undefined =>
  useSyncExternalStore(
    proofs.subscribe,
    () => (account === null ? undefined : proofs.of(account)),
    () => undefined,
  );
