import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { deleteAllDrafts } from '#api/drafts.ts';
import { session } from '#api/session.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { Spinner } from '#ui/base/spinner.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileLayout } from './profile-layout.tsx';

/** Deletion of the user's own account (requirements 3.7.6). */
export default function DeletionPage() {
  const profile = useEndpoint('getProfile', {});
  const [farewell, setFarewell] = useState<string>();
  if (farewell !== undefined) return <Farewell notice={farewell} />;
  return (
    <ProfileLayout heading={{ title: t.deletionTitle }} profile={profile}>
      {(user) => <DeleteAccount user={user} onDeleted={setFarewell} />}
    </ProfileLayout>
  );
}

/** Ends the session on unmount: ending it earlier would make the route guard navigate to /login. */
function Farewell({ notice }: { readonly notice: string }) {
  const navigate = useNavigate();
  const account = useAccountId();
  useEffect(() => {
    navigate('/', { replace: true, state: { notice } });
  }, [navigate, notice]);
  useEffect(() => endSessionOnLeave(account), [account]);
  return <Spinner label={t.loading} className="size-10" />;
}

let logoutTimer: ReturnType<typeof setTimeout> | undefined;

/** In strict mode React unmounts and remounts immediately, which must not end the session. */
function endSessionOnLeave(account: string): () => void {
  clearTimeout(logoutTimer);
  return () => {
    logoutTimer = setTimeout(() => {
      session.end(account);
      deleteAllDrafts();
    });
  };
}
