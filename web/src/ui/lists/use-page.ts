import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type HistoryState, pageFromUrl, type UrlPage } from './page-from-url.ts';

export interface PageState extends UrlPage {
  /** Shows another page. `after` is the last row of the page before it. */
  readonly go: (page: number, after?: string) => void;
  /** Location of a page as JSON. Links use it to prefetch the page. */
  readonly prefetchTarget: (page: number, after?: string) => string;
  /** Like `go`, but replaces the history entry. */
  readonly replace: (page: number) => void;
}

/** Page of a list, stored in the URL so that reload, Back and shared links show it again. */
export function usePage(): PageState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state: rawState } = useLocation();
  const state = rawState as HistoryState | null;
  const cursors = state?.cursors ?? {};
  const toLocation = (next: number, after?: string) => {
    const query = new URLSearchParams(search);
    if (next === 1) query.delete('page');
    else query.set('page', String(next));
    const nextCursors = after === undefined ? cursors : { ...cursors, [next]: after };
    return { pathname, search: query.toString(), state: { ...state, cursors: nextCursors } };
  };
  const show = (next: number, replace: boolean, after?: string) => {
    const location = toLocation(next, after);
    navigate({ search: location.search }, { replace, preventScrollReset: true, state: location.state });
  };
  return {
    ...pageFromUrl(search, state),
    go: (next, after) => show(next, false, after),
    prefetchTarget: (next, after) => JSON.stringify(toLocation(next, after)),
    replace: (next) => show(next, true),
  };
}
