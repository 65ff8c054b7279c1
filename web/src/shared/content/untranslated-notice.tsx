import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '#messages/shared/content';
import { Notice } from '#ui/base/notice.tsx';

/**
 * Says on a list that an entry has no text in this language. The function redirects from such an entry to its list
 * with `?untranslated`.
 */
export function UntranslatedNotice() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!new URLSearchParams(search).has('untranslated')) return;
    setShown(true);
    // The link to the other language would otherwise keep it.
    navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  if (!isShown) return null;
  return (
    <div className="wrap pt-8">
      <Notice tone="info">{t.untranslated}</Notice>
    </div>
  );
}
