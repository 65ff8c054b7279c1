import { limits } from 'contract/rules/limits';

export interface HistoryState {
  /** Cursors by page number, kept with the history entry so that Back and Previous use them too. */
  readonly cursors?: Readonly<Record<number, string>>;
}

const highestPage = 1_000_000;

function numberIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1;
}

/** Which page of a list an address and its entry in the browser's history mean. */
export interface AddressedPage {
  /** From `?page=`; 1 without a readable number. */
  readonly page: number;
  /** Id of the last row of the page before, when it is known: the server then need not count up to it. */
  readonly after: string | undefined;
}

export function pageOfAddress(search: URLSearchParams, state: unknown): AddressedPage {
  const page = numberIn(search);
  return { page, after: page === 1 ? undefined : (state as HistoryState | null)?.cursors?.[page] };
}

/** How a list of the office asks for a page. */
export const pageInput = ({ page, after }: AddressedPage) => ({ page, limit: limits.pageSize, after });
