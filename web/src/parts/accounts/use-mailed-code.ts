import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The code that a mailed link carries. It is taken out of the address bar at once, so that neither a shared screen nor
 * the history tells it.
 *
 * @param parameter its name in the query
 * @returns empty when the link has none
 */
export function useMailedCode(parameter: string): string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => search.get(parameter) ?? '');
  useEffect(() => {
    if (code !== '') navigate(pathname, { replace: true });
  }, [code, navigate, pathname]);
  return code;
}
