import { useLocation, useSearchParams } from 'react-router-dom';

const keys = ['person', 'kind', 'from', 'to', 'q'] as const;
export type FilterKey = (typeof keys)[number];

/** Active filters; no value is an empty string. */
export type AuditFilter = { readonly [Key in FilterKey]?: string };

export const parseAuditFilter = (search: URLSearchParams): AuditFilter =>
  Object.fromEntries(keys.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])));

/** Reads the audit filter from the URL, so that reload, Back and shared links restore it. */
export function useAuditFilter() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filter = parseAuditFilter(search);
  /** Returns the URL of the first page with these filters changed; '' removes a filter. */
  const addressWith = (change: Partial<Record<FilterKey, string>>): string => {
    const set = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    return set.length === 0 ? pathname : `${pathname}?${new URLSearchParams(set)}`;
  };
  return { filter, addressWith };
}
