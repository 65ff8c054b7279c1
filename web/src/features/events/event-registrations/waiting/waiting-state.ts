import { type WaitingState, waitingStates } from 'contract/rules/events/waiting';

/** Returns the state whose people the URL lists: those on the waiting list by default. */
export const waitingStateOf = (search: URLSearchParams): WaitingState =>
  waitingStates.find((state) => state === search.get('state')) ?? 'waiting';
