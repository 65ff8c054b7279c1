import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#ui/late/use-hydrated.ts';

const empty = new URLSearchParams();

/**
 * The filter of a list as the address says it, so that reload, Back and a shared link show it again. Prerendered
 * pages know no query string: it counts once React has taken over the Suspense boundary that the page is in,
 * which may be after the routes have moved on to the real address.
 */
export function useListFilter(path: string) {
  const [search] = useSearchParams();
  const params = useHydrated(search.size > 0) ? search : empty;
  /** The address of the list with one part of the filter changed; null and '' leave it out. */
  const addressWith = (key: string, value: string | null): string => {
    const query = new URLSearchParams(params);
    if (value === null || value === '') query.delete(key);
    else query.set(key, value);
    return query.size === 0 ? path : `${path}?${query}`;
  };
  return { query: params.get('q')?.trim() ?? '', category: params.get('category'), addressWith };
}

/** How many entries have each of the categories. */
export const countBy = <T>(rows: readonly T[], has: (row: T, category: string) => boolean) =>
  function countOf(category: string): number {
    return rows.filter((row) => has(row, category)).length;
  };
