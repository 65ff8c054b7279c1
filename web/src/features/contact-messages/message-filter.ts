import { type MessageState, messageStates } from 'contract/schemas/list-states';

export type MessageFilter = MessageState | 'all';

/** Reads the state filter from the URL; the default is open messages. */
export const parseMessageFilter = (search: URLSearchParams): MessageFilter =>
  [...messageStates, 'all' as const].find((state) => state === search.get('state')) ?? 'open';

export const stateOf = (filter: MessageFilter): MessageState | undefined =>
  filter === 'all' ? undefined : filter;
