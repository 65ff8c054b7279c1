import { ApiError } from 'contract/errors';
import { send } from '#api/client.ts';
import { Declined, type ProofRequest, proofs } from '#api/proof.ts';
import { queryClient } from '#api/query-client.ts';
import { sendOnLeave } from '#api/send-on-leave.ts';
import { session } from '#api/session.ts';
import { countsOfAll } from '#api/use-action.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import type { DecisionFailure, PendingDecision } from './pending-decision.ts';

const endpoints = {
  registration: {
    approve: 'approveRegistration',
    reject: 'rejectRegistration',
    list: 'listRegistrationRequests',
  },
  renewal: { approve: 'approveRenewal', reject: 'rejectRenewal', list: 'listRenewalRequests' },
} as const;

const requestOf = ({ id, kind, outcome, paymentId, reason, seal }: PendingDecision) =>
  outcome === 'approve'
    ? ([endpoints[kind].approve, { id, paymentId, seal }] as const)
    : ([endpoints[kind].reject, { id, paymentId, reason }] as const);

/**
 * Past the account's own way of calling, which waits for a login: a decision is stored and waits by itself. Where the
 * server wants a proof of identity, one dialog asks for it, and the decision is sent again.
 *
 * @param account of the admin who decided
 * @returns what the server said
 * @throws as `send`; Declined where the proof is not given
 */
export async function sendDecision(decision: PendingDecision, account: string): Promise<string> {
  const [name, input] = requestOf(decision);
  for (;;) {
    const bearer = session.token();
    try {
      return (await send(name, input, { bearer, account })).message;
    } catch (error) {
      if (error instanceof ApiError && error.proof !== undefined) {
        await prove({ account, by: error.proof });
        continue;
      }
      if (hasCode(error, 'unauthenticated')) session.refused(bearer);
      if (hasCode(error, 'other-account')) session.lookAgain();
      throw error;
    }
  }
}

class LoggedOut extends Error {}

/**
 * Asks who is there, as long as their session lasts: what waits for its answer holds up all other decisions.
 *
 * @throws Declined where the proof is not given
 * @throws LoggedOut where the session ended meanwhile
 */
async function prove(request: ProofRequest): Promise<void> {
  const absence = new AbortController();
  const look = () => {
    if (session.userId() !== request.account) absence.abort();
  };
  const unsubscribe = session.subscribe(look);
  try {
    look();
    await proofs.ask(request, absence.signal);
  } catch (error) {
    throw absence.signal.aborted ? new LoggedOut() : error;
  } finally {
    unsubscribe();
  }
}

/** Sends it from a page that is being left; the answer reaches nobody. */
export function sendDecisionOnLeave(decision: PendingDecision, account: string): void {
  const [name, input] = requestOf(decision);
  sendOnLeave(name, input, account);
}

/** Reads anew what a decision changes; over once the lists on screen show it. */
export async function refreshAfter({ kind, id }: PendingDecision): Promise<void> {
  const stale = [endpoints[kind].list, 'listUsers', 'getTotalUsers', countsOfAll] as const;
  queryClient.removeQueries({ queryKey: ['getReview', { id }] });
  queryClient.removeQueries({ queryKey: ['getComparedReview', { id }] });
  await Promise.all(stale.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** The server has not answered, so that nobody knows whether it went through: it may be sent again. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) && !(error instanceof Declined);

/** Whoever would not prove who they are turns nothing down, this one nor those behind it. */
export const isDeclined = (error: unknown): boolean => error instanceof Declined;

const hasCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** It is to be sent once the same admin is logged in again. */
export const hasNoSession = (error: unknown): boolean =>
  error instanceof LoggedOut || hasCode(error, 'unauthenticated') || hasCode(error, 'other-account');

const tryAgain = 'An error occurred. Please try again.';

const failureTexts = {
  registration: {
    approve: 'Permintaan ini tidak dapat disetujui.',
    reject: 'Permintaan ini tidak dapat ditolak.',
  },
  renewal: { approve: 'Permintaan ini tidak dapat disetujui.', reject: 'Gagal menolak permintaan' },
} as const;

export const failureOf = (decision: PendingDecision, error: unknown): DecisionFailure => ({
  decision,
  text: failureTexts[decision.kind][decision.outcome],
  detail: isDeclined(error)
    ? 'Permintaan ini tidak ditolak: identitas Anda tidak dibuktikan.'
    : (reasonOf(error) ?? tryAgain),
  code: error instanceof ApiError ? error.code : undefined,
});
