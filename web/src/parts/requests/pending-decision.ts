import type { ApiError } from 'contract/errors';
import type { UserRow } from 'contract/fields/people';

/** So long a decision can be undone before it is sent. */
export const undoMs = 10_000;

/** A decision that was taken and that the server has not answered yet. */
export interface PendingDecision {
  /** Whose request. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'registration' | 'renewal';
  readonly outcome: 'approve' | 'reject';
  /** Of the payment that was on screen; what was stored before decisions named one has none. */
  readonly paymentId?: string;
  /** Of a rejection, where one was given. */
  readonly reason?: string;
  /** Of the review that the admin has seen, where there was something to see. */
  readonly seal?: string;
  /** Those of one question share it, and are undone together. */
  readonly group: string;
  /** The visit of the office in which it was taken. */
  readonly visit: string;
  /** Milliseconds since 1970 at which it is sent. */
  readonly dueAt: number;
  /** When it was sent last; nothing can be undone any more. */
  readonly sentAt?: number;
  /** There was no answer so far. */
  readonly isUnanswered?: true;
}

export type NewDecision = Pick<PendingDecision, 'outcome' | 'reason' | 'seal'> & {
  readonly row: Pick<UserRow, '_id' | 'name' | 'isActive' | 'paymentId'>;
};

/** A decision that did not go through: the request waits as before, unless somebody else was first. */
export interface DecisionFailure {
  readonly decision: PendingDecision;
  /** What did not work. */
  readonly text: string;
  /** What the server said, or what is said in its place. */
  readonly detail: string | undefined;
  readonly code: ApiError['code'] | undefined;
}

/** 'Budi: akan disetujui.' */
export const intentText = ({ outcome }: Pick<PendingDecision, 'outcome'>): string =>
  outcome === 'approve' ? 'Akan disetujui' : 'Akan ditolak';
