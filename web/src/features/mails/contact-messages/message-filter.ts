import {
  type AssigneeFilter,
  assigneeFilters,
  type MessageState,
  messageStates,
} from 'contract/schemas/list-states';

export type MessageFilter = MessageState | 'all';

/** Reads the state filter from the URL; the default is open messages. */
export const parseMessageFilter = (search: URLSearchParams): MessageFilter =>
  [...messageStates, 'all' as const].find((state) => state === search.get('state')) ?? 'open';

export const stateOf = (filter: MessageFilter): MessageState | undefined =>
  filter === 'all' ? undefined : filter;

/** Reads the filter by assignee from the URL; undefined shows the messages of all admins. */
export const parseAssignee = (search: URLSearchParams): AssigneeFilter | undefined =>
  assigneeFilters.find((one) => one === search.get('assignee'));

/** Returns the address of the list with these filters. */
export function listAddress(filter: MessageFilter, assignee: AssigneeFilter | undefined): string {
  const query = new URLSearchParams({
    ...(filter === 'open' ? {} : { state: filter }),
    ...(assignee === undefined ? {} : { assignee }),
  });
  return query.size === 0 ? '/admin/messages' : `/admin/messages?${query}`;
}
