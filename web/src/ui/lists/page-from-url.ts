import { limits } from 'contract/rules/limits';

export interface HistoryState {
  /** Cursors by page number. They are stored in the history entry, so that Back and Previous use them too. */
  readonly cursors?: Readonly<Record<number, string>>;
}

const maxPage = 1_000_000;

function parsePageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
}

export interface UrlPage {
  /** From `?page=`. 1 without a valid number. */
  readonly page: number;
  /** Id of the last row of the previous page, if known. It saves the server from counting rows. */
  readonly after: string | undefined;
}

export function pageFromUrl(search: URLSearchParams, state: unknown): UrlPage {
  const page = parsePageNumber(search);
  return { page, after: page === 1 ? undefined : (state as HistoryState | null)?.cursors?.[page] };
}

export const toPageParams = ({ page, after }: UrlPage) => ({ page, limit: limits.pageSize, after });

export interface ListVisit {
  readonly searchParams: URLSearchParams;
  readonly state: unknown;
}

export const pageFromVisit = ({ searchParams, state }: ListVisit): UrlPage =>
  pageFromUrl(searchParams, state);

export const pageParamsOf = (visit: ListVisit) => toPageParams(pageFromVisit(visit));

/** Returns the search text of a URL; undefined without one. */
export function parseSearch(search: URLSearchParams): string | undefined {
  const q = search.get('q')?.trim().slice(0, limits.searchCharacters) ?? '';
  return q === '' ? undefined : q;
}

/** Input of a list with a search, as its screen requests it. */
export const searchedPageOf = (visit: ListVisit) => ({
  ...pageParamsOf(visit),
  q: parseSearch(visit.searchParams),
});
