import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

const empty = new URLSearchParams();

/** A prerendered page has no query string: its filter applies after hydration of its Suspense boundary. */
export function useListFilter(path: string) {
  const [search] = useSearchParams();
  const params = useHydrated(search.size > 0) ? search : empty;
  const urlWith = (key: string, value: string | null): string => {
    const query = new URLSearchParams(params);
    if (value === null || value === '') query.delete(key);
    else query.set(key, value);
    return query.size === 0 ? path : `${path}?${query}`;
  };
  return { query: params.get('q')?.trim() ?? '', category: params.get('category'), addressWith: urlWith };
}

export const countBy = <T>(rows: readonly T[], has: (row: T, category: string) => boolean) =>
  function countOf(category: string): number {
    return rows.filter((row) => has(row, category)).length;
  };
