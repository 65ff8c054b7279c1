import { ApiError } from 'contract/errors';
import { use, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountContext } from '#api/account.ts';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
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

/** Accepts the seat with the current account, after showing which account that is. */
function AcceptInvitation({ code }: { readonly code: string }) {
  const { data: user } = useEndpoint('getProfile', {});
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const acceptance = useAction('acceptInvitation', { refreshes: ['getProfile'] });
  const { logout, isBusy: isLoggingOut } = useLogout();
  const accept = async () => {
    setProblem(undefined);
    try {
      const { message } = await acceptance.run({ code });
      toast.success(message);
      navigate('/membership', { replace: true });
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <>
      {user !== undefined && (
        <p className="wrap-anywhere">
          Anda masuk sebagai <strong>{user.name}</strong> ({user.email}). Kursi diberikan kepada akun ini.
        </p>
      )}
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={acceptance.isBusy} busyLabel="Menerima…" onClick={accept}>
          Terima undangan
        </Button>
        <Button variant="secondary" busy={isLoggingOut} onClick={logout}>
          Pakai akun lain
        </Button>
      </div>
    </>
  );
}
