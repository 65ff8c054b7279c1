import { ApiError } from 'contract/errors';
import { hasOpenRequest } from 'contract/rules/membership';
import type { UserRow } from 'contract/schemas/people';
import type { RequestRow } from 'contract/schemas/request-rows';
import { send } from '#api/client.ts';
import { deviceStorage } from '#api/device-storage.ts';
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

export const undoMs = 10_000;

export type RequestKindName = 'registration' | 'renewal' | 'event';

/** Fields of a row that determine the kind of its request. Rows of dues have no event. */
export type KindRow = Pick<RequestRow, 'isActive'> & Partial<Pick<RequestRow, 'event'>>;

export function requestKindOf({ isActive, event }: KindRow): RequestKindName {
  if (event !== undefined) return 'event';
  return isActive === 'waitingApproval' ? 'registration' : 'renewal';
}

/** Returns whether the request of a row waits for a decision. */
export const isWaitingRow = ({ isActive, event }: KindRow): boolean =>
  event !== undefined || hasOpenRequest(isActive);

/** A decision of the admin, to which the server has not responded yet. */
export interface PendingDecision {
  readonly id: string;
  readonly name: string;
  readonly kind: RequestKindName;
  readonly outcome: 'approve' | 'reject';
  /** Id of the payment on screen. Decisions stored by older versions have none. */
  readonly paymentId?: string | undefined;
  readonly reason?: string | undefined;
  /** Review token of the review that the admin has seen, if there was one. */
  readonly reviewToken?: string | undefined;
  /** Decisions of one confirmation share it, and are undone together. */
  readonly group: string;
  /** Id of the page load in which the admin decided. */
  readonly visit: string;
  /** Unix time in milliseconds at which it is sent. */
  readonly dueAt: number;
  readonly sentAt?: number;
  /** No response so far. */
  readonly isUnanswered?: true;
}

export type NewDecision = Pick<PendingDecision, 'outcome' | 'reason' | 'reviewToken'> & {
  readonly row: Pick<UserRow, '_id' | 'name' | 'paymentId'> & KindRow;
};

/** A failed decision. The request is still open, unless another admin decided first. */
export interface DecisionFailure {
  readonly decision: PendingDecision;
  readonly text: string;
  readonly detail: string | undefined;
  readonly code: ApiError['code'] | undefined;
}

export const intentText = ({ outcome }: Pick<PendingDecision, 'outcome'>): string =>
  outcome === 'approve' ? 'Akan disetujui' : 'Akan ditolak';

/** Decisions are stored until the server responds, so a crash or a lost network loses none. */
const keyOf = (adminId: string): string => `decisions:${adminId}`;

const isDecision = (value: unknown): value is PendingDecision => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, group, visit, dueAt, kind, outcome } = value as Partial<PendingDecision>;
  return (
    [id, name, group, visit].every((text) => typeof text === 'string') &&
    typeof dueAt === 'number' &&
    (kind === 'registration' || kind === 'renewal' || kind === 'event') &&
    (outcome === 'approve' || outcome === 'reject')
  );
};

/** Decisions of the previous release name the review token `seal`. Remove this after the next release. */
const withReviewToken = ({
  seal,
  ...decision
}: PendingDecision & { readonly seal?: string }): PendingDecision =>
  seal === undefined ? decision : { ...decision, reviewToken: seal };

/** Reads the stored decisions of an account; invalid entries are ignored. */
export function readDecisions(adminId: string): readonly PendingDecision[] {
  const stored = deviceStorage.getJson(keyOf(adminId));
  return Array.isArray(stored) ? stored.filter(isDecision).map(withReviewToken) : [];
}

export function writeDecisions(adminId: string, decisions: readonly PendingDecision[]): void {
  if (decisions.length === 0) deviceStorage.remove(keyOf(adminId));
  else deviceStorage.set(keyOf(adminId), JSON.stringify(decisions));
}

/** Returns whether a storage event of another tab concerns the decisions. */
export const isDecisionsKey = ({ key }: StorageEvent, adminId: string): boolean =>
  key === null || key === keyOf(adminId);

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
