import type { User } from 'contract/fields/people';

/** Whether there is something to sign: since a membership was approved. */
export const isIssued = ({ validUntil, memberNumber }: User): boolean =>
  validUntil !== null && memberNumber !== null;
