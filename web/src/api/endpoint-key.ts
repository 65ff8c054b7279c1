import type { KnownAnswer } from 'contract/rendering';

/** Under which the answer of an endpoint is kept: of one input, or of all without. */
export const endpointKey = (name: KnownAnswer['name'], input?: unknown): unknown[] =>
  input === undefined ? [name] : [name, input];
