import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/dialogs/toast.ts';

/** Accepts the seat with the current account, after showing which account that is. */
export function AcceptInvitation({ code }: { readonly code: string }) {
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
