import { type MailState, mailStates } from 'contract/fields/list-states';

export type MailFilter = MailState | 'all';

/** What the address says. */
export const mailFilterOf = (search: URLSearchParams): MailFilter =>
  mailStates.find((state) => state === search.get('state')) ?? 'all';

/** The state that the list is asked for. */
export const stateOf = (filter: MailFilter): MailState | undefined => (filter === 'all' ? undefined : filter);
