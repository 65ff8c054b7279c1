import { hasOpenRequest } from 'contract/rules/membership';
import type { RequestRow } from 'contract/schemas/request-rows';

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
