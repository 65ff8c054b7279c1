import { useLocation } from 'react-router-dom';

/** Returns the page of the list that the user came from, which the list passes in `state.list`. */
export function useListPath(list: string): string {
  const state = useLocation().state as { readonly list?: string } | null;
  return `${list}${state?.list ?? ''}`;
}
