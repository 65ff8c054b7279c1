import { useLocation } from 'react-router-dom';

interface ListState {
  /** Query of the list that the admin came from. */
  readonly list?: string;
}

/** The page of the list that the admin came from, so that leaving a user leads back to it. */
export function useListState(): { path: string; state: ListState } {
  const state = (useLocation().state as ListState | null) ?? {};
  return { path: `/admin/manage-user${state.list ?? ''}`, state: { list: state.list ?? '' } };
}
