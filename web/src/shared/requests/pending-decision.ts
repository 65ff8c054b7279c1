import type { ApiError } from 'contract/errors';
import { hasOpenRequest } from 'contract/rules/membership';
import type { UserRow } from 'contract/schemas/people';
import type { RequestRow } from 'contract/schemas/request-rows';
import { deviceStorage } from '#api/device-storage.ts';

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
