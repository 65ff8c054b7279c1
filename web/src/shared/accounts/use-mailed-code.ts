import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Returns the code of a mailed link, or ''. Removes it from the address bar and from the history. */
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
