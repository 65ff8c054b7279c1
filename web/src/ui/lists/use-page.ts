import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface PageState {
  /** From `?page=`; 1 without a readable number. */
  readonly page: number;
  /** Id of the last row of the page before, when it is known: the server then need not count up to it. */
  readonly after: string | undefined;
  /** Shows another page. `after` is the last row of the one before it. */
  readonly go: (page: number, after?: string) => void;
  /** Like `go`, without an entry in the browser's history. */
  readonly land: (page: number) => void;
}

interface HistoryState {
  /** Cursors by page number, kept with the history entry so that Back and Previous use them too. */
  readonly cursors?: Readonly<Record<number, string>>;
}

const highestPage = 1_000_000;

function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1;
}

/** The page of a list, kept in the URL so that reload, Back and a shared link show it again. */
export function usePage(): PageState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as HistoryState | null;
  const cursors = state?.cursors ?? {};
  const page = pageFrom(search);
  const show = (next: number, replace: boolean, after?: string) => {
    const query = new URLSearchParams(search);
    if (next === 1) query.delete('page');
    else query.set('page', String(next));
    const nextCursors = after === undefined ? cursors : { ...cursors, [next]: after };
    navigate(
      { search: query.toString() },
      { replace, preventScrollReset: true, state: { ...state, cursors: nextCursors } },
    );
  };
  return {
    page,
    after: page === 1 ? undefined : cursors[page],
    go: (next, after) => show(next, false, after),
    land: (next) => show(next, true),
  };
}
