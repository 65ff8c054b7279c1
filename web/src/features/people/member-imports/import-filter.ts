import { type ImportFilter, importFilters } from 'contract/rules/people/import-filters';

/** Returns the filter of the rows in the address. */
export const parseImportFilter = (search: URLSearchParams): ImportFilter | undefined =>
  importFilters.find((filter) => filter === search.get('filter'));
