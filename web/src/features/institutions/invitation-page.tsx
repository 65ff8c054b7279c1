import { ApiError } from 'contract/errors';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountContext } from '#api/account.ts';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { JoinForm } from './join-form.tsx';

export const screen: UnlistedScreen = {
  audience: 'invited',
  path: '/institution/invitation',
  title: 'Undangan institusi',
};

export default function InvitationPage() {
  const [search] = useSearchParams();
  const [code] = useState(() => search.get('code') ?? '');
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <BackLink to="/" />
      <div className="panel mt-4 grid gap-6 p-5 sm:p-8">
        <h1 className="text-title">Undangan institusi</h1>
        {code === '' ? (
          <Notice tone="error">Tautan ini tidak lengkap. Buka tautan dari email undangan.</Notice>
        ) : (
          <Invitation code={code} />
        )}
      </div>
    </div>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const isLoggedIn = use(AccountContext) !== null;
  const invitation = useEndpoint('getInvitation', { code }, { staleTime: 0 });
  if (invitation.data === undefined) {
    return invitation.isError ? (
      <InvitationError error={invitation.error} onRetry={() => invitation.refetch()} />
    ) : (
      <Spinner label="Memuat…" className="size-8" />
    );
  }
  const { institution, email } = invitation.data;
  return (
    <>
      <p className="text-lg">
        <strong className="wrap-anywhere">{institution}</strong> mengundang Anda menjadi anggota. Iurannya
        ditanggung institusi.
      </p>
      {isLoggedIn ? (
        <AcceptInvitation code={code} />
      ) : (
        <JoinForm code={code} institution={institution} email={email} />
      )}
    </>
  );
}

/** Shows the error. Offers a retry only for server errors, because an invalid link stays invalid. */
function InvitationError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <>
      <Notice tone="error" onRetry={isRefused ? undefined : onRetry}>
        {error.message}
      </Notice>
      {isRefused && (
        <ButtonLink to="/login" variant="secondary" className="justify-self-start">
          Masuk
        </ButtonLink>
      )}
    </>
  );
}
