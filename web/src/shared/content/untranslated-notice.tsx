import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '#messages/shared/content';
import { Notice } from '#ui/base/notice.tsx';

/**
 * Says on a list that an entry has no text in this language. The function redirects from such an entry to its list
 * with `?untranslated#untranslated`. Without JavaScript the fragment shows the notice.
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
  const notice = <Notice tone="info">{t.untranslated}</Notice>;
  if (isShown) return <div className="wrap pt-8">{notice}</div>;
  // Without JavaScript the header on a phone contains the menu, and covers the beginning of a target.
  return (
    <noscript>
      <div id="untranslated" className="wrap hidden scroll-mt-112 pt-8 target:block">
        {notice}
      </div>
    </noscript>
  );
}
