import { limits } from 'contract/rules/limits';
import { type DirectoryOffer, directoryOffers } from 'contract/rules/people/directory';

const textNames = ['q', 'expertise', 'institution', 'city'] as const;

/** Search and filters of the directory, as the URL has them. */
export type DirectoryQuery = {
  readonly [Name in (typeof textNames)[number]]?: string;
} & { readonly offer?: DirectoryOffer; readonly page: number };

export function parseQuery(params: URLSearchParams): DirectoryQuery {
  const texts = textNames.flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, limits.searchCharacters) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const offer = directoryOffers.find((one) => one === params.get('offer'));
  const page = Number(params.get('page') ?? 1);
  return {
    ...Object.fromEntries(texts),
    ...(offer === undefined ? {} : { offer }),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Returns the address of a search; the first page and empty filters are not part of it. */
export function filterAddress({ page, ...filter }: Omit<DirectoryQuery, 'page'> & { page?: number }): string {
  const entries = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams([...entries, ...(page && page > 1 ? [['page', String(page)]] : [])]);
  return query.size === 0 ? '/directory' : `/directory?${query}`;
}
