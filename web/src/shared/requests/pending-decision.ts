import type { ApiError } from 'contract/errors';
import type { UserRow } from 'contract/schemas/people';
import type { KindRow, RequestKindName } from './request-kind.ts';

export const undoMs = 10_000;

/** A decision of the admin, to which the server has not responded yet. */
export interface PendingDecision {
  readonly id: string;
  readonly name: string;
  readonly kind: RequestKindName;
  readonly outcome: 'approve' | 'reject';
  /** Id of the payment on screen. Decisions stored by older versions have none. */
  readonly paymentId?: string;
  readonly reason?: string;
  /** Review token of the review that the admin has seen, if there was one. */
  readonly reviewToken?: string;
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
