import type { User } from 'contract/schemas/people';

/** Returns whether a card can be signed: after the first approval of a membership. */
export const isIssued = ({ validUntil, memberNumber }: User): boolean =>
  validUntil !== null && memberNumber !== null;
