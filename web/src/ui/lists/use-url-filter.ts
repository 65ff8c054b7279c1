import { useLocation, useSearchParams } from 'react-router-dom';

export interface UrlFilter<Filter> {
  readonly filter: Filter;
  /** Returns the URL of the first page with these filters changed; '' removes a filter. */
  readonly addressWith: (change: { readonly [Key in keyof Filter]?: string }) => string;
  readonly unfiltered: string;
}

/** Reads the valid filters from the URL. A filter without a value is omitted. */
export const parseFilter = <Filter extends object>(
  search: URLSearchParams,
  checks: Readonly<Record<keyof Filter & string, (value: string) => boolean>>,
): Filter =>
  Object.fromEntries(
    Object.entries<(value: string) => boolean>(checks).flatMap(([key, isValid]) => {
      const value = search.get(key) ?? '';
      return isValid(value) ? [[key, value]] : [];
    }),
  ) as Filter;

/** Filter of a list that is stored in the URL, so that reload, Back and shared links restore it. */
export function useUrlFilter<Filter extends object>(
  parse: (search: URLSearchParams) => Filter,
): UrlFilter<Filter> {
  const { pathname } = useLocation();
  const filter = parse(useSearchParams()[0]);
  const addressWith = (change: object) => {
    const set = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    return set.length === 0 ? pathname : `${pathname}?${new URLSearchParams(set)}`;
  };
  return { filter, addressWith, unfiltered: pathname };
}
