import { type RefundState, refundStates } from 'contract/rules/events/refunds';

/** Returns the state in the URL; undefined for all refunds that were not transferred. */
export const parseRefundState = (search: URLSearchParams): RefundState | undefined =>
  refundStates.find((state) => state === search.get('state'));
