import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leaves the English site for the admin area, which is Indonesian only. */
export default function AdminRedirect() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
}
