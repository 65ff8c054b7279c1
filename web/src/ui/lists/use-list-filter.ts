import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

const empty = new URLSearchParams();

/**
 * Reads the filter of a list from the URL, so that reload, Back and shared links show it again. A prerendered
 * page has no query string: the filter applies after hydration of the page's Suspense boundary.
 */
export function useListFilter(path: string) {
  const [search] = useSearchParams();
  const params = useHydrated(search.size > 0) ? search : empty;
  /** Returns the URL of the list with one filter changed. Null and '' remove it. */
  const urlWith = (key: string, value: string | null): string => {
    const query = new URLSearchParams(params);
    if (value === null || value === '') query.delete(key);
    else query.set(key, value);
    return query.size === 0 ? path : `${path}?${query}`;
  };
  return { query: params.get('q')?.trim() ?? '', category: params.get('category'), addressWith: urlWith };
}

/** Creates a counter of the rows of a category. */
export const countBy = <T>(rows: readonly T[], has: (row: T, category: string) => boolean) =>
  function countOf(category: string): number {
    return rows.filter((row) => has(row, category)).length;
  };
