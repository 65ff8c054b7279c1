import { ApiError } from 'contract/errors';
import { send } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import {
  ReauthDeclined,
  type ReauthRequest,
  reauthRequests,
  repeatAfterProof,
} from '#api/reauthentication.ts';
import { sendOnLeave } from '#api/send-on-leave.ts';
import { session } from '#api/session.ts';
import { dashboardEndpoint } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import type { DecisionFailure, PendingDecision } from './pending-decision.ts';

/** Endpoints of each kind, with the text that a decision failed. */
const kinds = {
  registration: {
    list: 'listRegistrationRequests',
    reviews: ['getReview', 'getComparedReview'],
    approve: { endpoint: 'approveRegistration', failure: 'Permintaan ini tidak dapat disetujui.' },
    reject: { endpoint: 'rejectRegistration', failure: 'Permintaan ini tidak dapat ditolak.' },
  },
  renewal: {
    list: 'listRenewalRequests',
    reviews: ['getReview', 'getComparedReview'],
    approve: { endpoint: 'approveRenewal', failure: 'Permintaan ini tidak dapat disetujui.' },
    reject: { endpoint: 'rejectRenewal', failure: 'Gagal menolak permintaan' },
  },
  event: {
    list: 'listEventPayments',
    reviews: ['getEventPaymentReview', 'getComparedEventPaymentReview'],
    approve: { endpoint: 'approveEventPayment', failure: 'Pembayaran ini tidak dapat disetujui.' },
    reject: { endpoint: 'rejectEventPayment', failure: 'Pembayaran ini tidak dapat ditolak.' },
  },
} as const;

const toRequest = ({ id, kind, outcome, paymentId, reason, reviewToken }: PendingDecision) =>
  outcome === 'approve'
    ? ([kinds[kind].approve.endpoint, { id, paymentId, reviewToken }] as const)
    : ([kinds[kind].reject.endpoint, { id, paymentId, reason }] as const);

const codeOf = (error: unknown): ApiError['code'] | undefined =>
  error instanceof ApiError ? error.code : undefined;

/**
 * Sends a decision without the account client, which would wait for a login: decisions are stored and wait
 * themselves. If the server requires re-authentication, one dialog asks for it, and the decision is sent
 * again.
 *
 * @returns message of the server
 * @throws as `send`; ReauthDeclined without re-authentication
 */
export async function sendDecision(decision: PendingDecision, account: string): Promise<string> {
  const [name, input] = toRequest(decision);
  const attempt = async (): Promise<string> => {
    const bearer = session.token();
    try {
      return (await send(name, input, { bearer, account })).message;
    } catch (error) {
      if (codeOf(error) === 'unauthenticated') session.reportRefused(bearer);
      if (codeOf(error) === 'other-account') session.recheck();
      throw error;
    }
  };
  return repeatAfterProof(attempt, (proof) => reauthenticate({ account, proof }));
}

class LoggedOut extends Error {}

/**
 * Asks for re-authentication while the session lasts, because all other decisions wait for it.
 *
 * @throws ReauthDeclined when the admin cancels
 * @throws LoggedOut when the session ends meanwhile
 */
async function reauthenticate(request: ReauthRequest): Promise<void> {
  const sessionEnd = new AbortController();
  const abortIfLoggedOut = () => {
    if (session.userId() !== request.account) sessionEnd.abort();
  };
  const unsubscribe = session.subscribe(abortIfLoggedOut);
  try {
    abortIfLoggedOut();
    await reauthRequests.waitForProof(request, sessionEnd.signal);
  } catch (error) {
    throw sessionEnd.signal.aborted ? new LoggedOut() : error;
  } finally {
    unsubscribe();
  }
}

/** Sends a decision while the page is closing; the response is not read. */
export function sendDecisionOnLeave(decision: PendingDecision, account: string): void {
  const [name, input] = toRequest(decision);
  sendOnLeave(name, input, account);
}

/** Invalidates the data that a decision changes; resolves when the lists on screen are refetched. */
export async function refreshAfter({ kind, id }: PendingDecision): Promise<void> {
  const stale = [kinds[kind].list, 'listUsers', 'getTotalUsers', dashboardEndpoint] as const;
  for (const review of kinds[kind].reviews) queryClient.removeQueries({ queryKey: [review, { id }] });
  await Promise.all(stale.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/**
 * `declined`: the admin cancelled the re-authentication. `no-session`: the decision is sent after the same admin
 * has logged in. `unanswered`: the result is unknown, and the decision may be sent again.
 */
export function causeOf(error: unknown): 'declined' | 'no-session' | 'unanswered' | 'refused' {
  if (error instanceof ReauthDeclined) return 'declined';
  if (['unauthenticated', 'other-account'].includes(codeOf(error) ?? '')) return 'no-session';
  return error instanceof ApiError ? 'refused' : 'unanswered';
}

export const toFailure = (decision: PendingDecision, error: unknown): DecisionFailure => ({
  decision,
  text: kinds[decision.kind][decision.outcome].failure,
  detail:
    error instanceof ReauthDeclined
      ? 'Permintaan ini tidak ditolak: identitas Anda tidak dibuktikan.'
      : (getErrorReason(error) ?? 'An error occurred. Please try again.'),
  code: codeOf(error),
});
