import { type MessageState, messageStates } from 'contract/fields/list-states';

export type MessageFilter = MessageState | 'all';

/** What the address says; open messages are what an admin comes for. */
export const messageFilterOf = (search: URLSearchParams): MessageFilter =>
  [...messageStates, 'all' as const].find((state) => state === search.get('state')) ?? 'open';

/** The state that the list is asked for. */
export const stateOf = (filter: MessageFilter): MessageState | undefined =>
  filter === 'all' ? undefined : filter;
