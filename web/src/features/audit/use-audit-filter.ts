import { useLocation, useSearchParams } from 'react-router-dom';

const keys = ['person', 'kind', 'from', 'to', 'q'] as const;
export type FilterKey = (typeof keys)[number];

/** The parts that are set; none is an empty string. */
export type AuditFilter = { readonly [Key in FilterKey]?: string };

export const auditFilterOf = (search: URLSearchParams): AuditFilter =>
  Object.fromEntries(keys.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])));

/** The filter of the audit, kept in the address so that reload, Back and a shared link show it again. */
export function useAuditFilter() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filter = auditFilterOf(search);
  /** The address with these parts changed ('' takes one out), from the first page on. */
  const addressWith = (change: Partial<Record<FilterKey, string>>): string => {
    const set = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    return set.length === 0 ? pathname : `${pathname}?${new URLSearchParams(set)}`;
  };
  return { filter, addressWith };
}
