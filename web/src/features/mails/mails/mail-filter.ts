import { type MailState, mailStates } from 'contract/schemas/list-states';

export type MailFilter = MailState | 'all';

export const parseMailFilter = (search: URLSearchParams): MailFilter =>
  mailStates.find((state) => state === search.get('state')) ?? 'all';

export const stateOf = (filter: MailFilter): MailState | undefined => (filter === 'all' ? undefined : filter);
