import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { dropAllDrafts } from '#api/drafts.ts';
import { session } from '#api/session.ts';
import { Spinner } from '#ui/base/spinner.tsx';

/**
 * Leads to the front page once the account is gone, which tells so there. The session ends after this page: ended
 * while it is on screen, its guard would lead to /login instead.
 *
 * @param notice what the front page says
 */
export function Farewell({ notice }: { readonly notice: string }) {
  const navigate = useNavigate();
  const account = useAccountId();
  useEffect(() => {
    navigate('/', { replace: true, state: { notice } });
  }, [navigate, notice]);
  useEffect(() => endSessionOnLeave(account), [account]);
  return <Spinner label="Memuat…" className="size-10" />;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** In strict mode an effect is undone and done again at once: that is no leave. */
function endSessionOnLeave(account: string): () => void {
  clearTimeout(timer);
  return () => {
    timer = setTimeout(() => {
      session.end(account);
      dropAllDrafts();
    });
  };
}
