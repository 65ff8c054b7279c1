import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type AddressedPage, type HistoryState, pageOfAddress } from './page-of-address.ts';

export interface PageState extends AddressedPage {
  /** Shows another page. `after` is the last row of the one before it. */
  readonly go: (page: number, after?: string) => void;
  /** Where `go` leads, as JSON: what has a list asked ahead for the page while somebody is about to go there. */
  readonly aheadOf: (page: number, after?: string) => string;
  /** Like `go`, without an entry in the browser's history. */
  readonly land: (page: number) => void;
}

/** The page of a list, kept in the URL so that reload, Back and a shared link show it again. */
export function usePage(): PageState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state: kept } = useLocation();
  const state = kept as HistoryState | null;
  const cursors = state?.cursors ?? {};
  const placeOf = (next: number, after?: string) => {
    const query = new URLSearchParams(search);
    if (next === 1) query.delete('page');
    else query.set('page', String(next));
    const nextCursors = after === undefined ? cursors : { ...cursors, [next]: after };
    return { pathname, search: query.toString(), state: { ...state, cursors: nextCursors } };
  };
  const show = (next: number, replace: boolean, after?: string) => {
    const place = placeOf(next, after);
    navigate({ search: place.search }, { replace, preventScrollReset: true, state: place.state });
  };
  return {
    ...pageOfAddress(search, state),
    go: (next, after) => show(next, false, after),
    aheadOf: (next, after) => JSON.stringify(placeOf(next, after)),
    land: (next) => show(next, true),
  };
}
