import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { deleteAllDrafts } from '#api/drafts.ts';
import { session } from '#api/session.ts';
import { Spinner } from '#ui/base/spinner.tsx';

/**
 * Navigates to the home page. The session ends when this component unmounts: ending it earlier would make the
 * route guard navigate to /login.
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

/** In strict mode React unmounts and remounts immediately, which must not end the session. */
function endSessionOnLeave(account: string): () => void {
  clearTimeout(timer);
  return () => {
    timer = setTimeout(() => {
      session.end(account);
      deleteAllDrafts();
    });
  };
}
