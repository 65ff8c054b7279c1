import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/client.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/base/toast.tsx';

/** Takes the seat with the account that is logged in, which is told first. */
export function AcceptInvitation({ code }: { readonly code: string }) {
  const { data: user } = useEndpoint('getProfile', {});
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const accepting = useAction('acceptInvitation', { refreshes: ['getProfile'] });
  const accept = async () => {
    setProblem(undefined);
    try {
      const { message } = await accepting.run({ code });
      toast.success(message);
      navigate('/membership', { replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const leave = async () => {
    await call('logout', {}, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    session.end();
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
        <Button busy={accepting.isBusy} busyLabel="Menerima…" onClick={accept}>
          Terima undangan
        </Button>
        <Button variant="secondary" onClick={leave}>
          Pakai akun lain
        </Button>
      </div>
    </>
  );
}
