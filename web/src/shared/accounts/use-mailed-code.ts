import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the code of a mailed link, or '', and immediately removes it from the address bar. Shared screens
 * and the history then do not reveal it.
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
