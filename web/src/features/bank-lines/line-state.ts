import { type BankLineState, bankLineStates } from 'contract/fields/list-states';

/** What the address says; what nobody knows yet is what an admin comes for. */
export const lineStateOf = (search: URLSearchParams): BankLineState =>
  bankLineStates.find((state) => state === search.get('state')) ?? 'unknown';
