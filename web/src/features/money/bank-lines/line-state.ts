import { type BankLineFilter, bankLineFilters } from 'contract/schemas/list-states';

/** Reads the state filter from the URL. The default shows the lines that still need an admin. */
export const parseLineState = (search: URLSearchParams): BankLineFilter =>
  bankLineFilters.find((state) => state === search.get('state')) ?? 'unknown';
