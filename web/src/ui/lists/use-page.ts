import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type AddressedPage, type HistoryState, pageOfAddress } from './page-of-address.ts';

export interface PageState extends AddressedPage {
  /** Shows another page. `after` is the last row of the one before it. */
  readonly go: (page: number, after?: string) => void;
  /** Like `go`, without an entry in the browser's history. */
  readonly land: (page: number) => void;
}

/** The page of a list, kept in the URL so that reload, Back and a shared link show it again. */
export function usePage(): PageState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as HistoryState | null;
  const cursors = state?.cursors ?? {};
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
    ...pageOfAddress(search, state),
    go: (next, after) => show(next, false, after),
    land: (next) => show(next, true),
  };
}
