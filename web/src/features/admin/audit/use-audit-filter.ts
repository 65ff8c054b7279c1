import { parseFilter, useUrlFilter } from '#ui/lists/use-url-filter.ts';

export interface AuditFilter {
  readonly person?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
}

const isSet = (value: string) => value !== '';

export const parseAuditFilter = (search: URLSearchParams): AuditFilter =>
  parseFilter<AuditFilter>(search, { person: isSet, kind: isSet, from: isSet, to: isSet, q: isSet });

export const useAuditFilter = () => useUrlFilter(parseAuditFilter);
