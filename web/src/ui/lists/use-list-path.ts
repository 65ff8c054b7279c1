import { useLocation } from 'react-router-dom';

/**
 * The page of a list that somebody came from, so that leaving a form leads back to it. The list hands its query
 * on as `state.list`.
 */
export function useListPath(list: string): string {
  const state = useLocation().state as { readonly list?: string } | null;
  return `${list}${state?.list ?? ''}`;
}
