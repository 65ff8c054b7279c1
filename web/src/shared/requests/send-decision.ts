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

const endpoints = {
  registration: {
    approve: 'approveRegistration',
    reject: 'rejectRegistration',
    list: 'listRegistrationRequests',
  },
  renewal: { approve: 'approveRenewal', reject: 'rejectRenewal', list: 'listRenewalRequests' },
  event: { approve: 'approveEventPayment', reject: 'rejectEventPayment', list: 'listEventPayments' },
} as const;

const toRequest = ({ id, kind, outcome, paymentId, reason, reviewToken }: PendingDecision) =>
  outcome === 'approve'
    ? ([endpoints[kind].approve, { id, paymentId, reviewToken }] as const)
    : ([endpoints[kind].reject, { id, paymentId, reason }] as const);

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
      if (hasCode(error, 'unauthenticated')) session.reportRefused(bearer);
      if (hasCode(error, 'other-account')) session.recheck();
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
  const stale = [endpoints[kind].list, 'listUsers', 'getTotalUsers', dashboardEndpoint] as const;
  queryClient.removeQueries({ queryKey: ['getReview', { id }] });
  queryClient.removeQueries({ queryKey: ['getComparedReview', { id }] });
  queryClient.removeQueries({ queryKey: ['getEventPaymentReview', { id }] });
  queryClient.removeQueries({ queryKey: ['getComparedEventPaymentReview', { id }] });
  await Promise.all(stale.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** Without a response the result is unknown, and the decision may be sent again. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) && !(error instanceof ReauthDeclined);

/** After a cancelled re-authentication the remaining decisions are not sent either. */
export const isDeclined = (error: unknown): boolean => error instanceof ReauthDeclined;

const hasCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** Returns whether to send it again after the same admin has logged in. */
export const hasNoSession = (error: unknown): boolean =>
  error instanceof LoggedOut || hasCode(error, 'unauthenticated') || hasCode(error, 'other-account');

const tryAgain = 'An error occurred. Please try again.';

const failureTexts = {
  registration: {
    approve: 'Permintaan ini tidak dapat disetujui.',
    reject: 'Permintaan ini tidak dapat ditolak.',
  },
  renewal: { approve: 'Permintaan ini tidak dapat disetujui.', reject: 'Gagal menolak permintaan' },
  event: {
    approve: 'Pembayaran ini tidak dapat disetujui.',
    reject: 'Pembayaran ini tidak dapat ditolak.',
  },
} as const;

export const toFailure = (decision: PendingDecision, error: unknown): DecisionFailure => ({
  decision,
  text: failureTexts[decision.kind][decision.outcome],
  detail: isDeclined(error)
    ? 'Permintaan ini tidak ditolak: identitas Anda tidak dibuktikan.'
    : (getErrorReason(error) ?? tryAgain),
  code: error instanceof ApiError ? error.code : undefined,
});
