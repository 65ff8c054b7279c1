import type { EmbeddedReply } from 'contract/rendering';

/** Builds the query key of an endpoint: for one input, or for all inputs if it is omitted. */
export const endpointKey = (name: EmbeddedReply['name'], input?: unknown): unknown[] =>
  input === undefined ? [name] : [name, input];
