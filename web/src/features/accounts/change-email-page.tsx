import { ApiError } from 'contract/errors';
import { useRef, useState } from 'react';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useToken } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useMailedCode } from '#shared/accounts/use-mailed-code.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/changeEmail',
  title: 'Ganti email',
};

type Reply = Awaited<ReturnType<ReturnType<typeof useAction<'confirmEmailChange'>>['run']>>;

/** Confirms a new email address with a mailed code, or cancels a change that the owner did not request. */
export default function ChangeEmailPage() {
  const code = useMailedCode('code');
  const heading = useRef<HTMLHeadingElement>(null);
  const [reply, setReply] = useState<Reply>();
  const [problem, setProblem] = useState<Error>();
  const { run, isBusy } = useAction('confirmEmailChange', { refreshes: ['getProfile', 'getEmailChange'] });
  const decide = async (decision: 'confirm' | 'cancel') => {
    setProblem(undefined);
    try {
      setReply(await run({ code, decision }));
      // The focused buttons no longer exist.
      heading.current?.focus();
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const isOver = problem instanceof ApiError && ['invalid-code', 'user-exists'].includes(problem.code);
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <div className="panel grid gap-6 p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          Ganti email
        </h1>
        {reply !== undefined ? (
          <Answered reply={reply} />
        ) : code === '' || isOver ? (
          <NoLonger isUsed={isOver && problem.code === 'invalid-code'}>
            {isOver ? problem.message : 'Tautan ini tidak lengkap.'}
          </NoLonger>
        ) : (
          <>
            <p>
              Ada permintaan untuk mengganti alamat email akun Anda. Alamatnya berganti setelah dikonfirmasi
              dari alamat lama dan alamat baru.
            </p>
            {problem !== undefined && <Notice tone="error">{problem.message}</Notice>}
            <div className="flex flex-wrap gap-3">
              <Button busy={isBusy} onClick={() => decide('confirm')}>
                Ya, ganti alamatnya
              </Button>
              <Button variant="secondary" disabled={isBusy} onClick={() => decide('cancel')}>
                Bukan saya, batalkan
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Answered({ reply: { message, outcome } }: { readonly reply: Reply }) {
  const isLoggedIn = useToken() !== null;
  return (
    <>
      <Notice tone="success">{message}</Notice>
      {outcome === 'changed' ? (
        <ButtonLink to="/login" className="justify-self-start">
          Masuk dengan alamat baru
        </ButtonLink>
      ) : outcome === 'waiting' ? (
        <p>Buka juga tautan yang kami kirim ke alamat yang satunya.</p>
      ) : (
        <>
          <p>Alamat email Anda tetap. Bila bukan Anda yang memintanya, segera ganti kata sandi.</p>
          <ButtonLink
            to={isLoggedIn ? '/profile/security' : '/forgotPassword'}
            className="justify-self-start"
          >
            Ganti kata sandi
          </ButtonLink>
        </>
      )}
    </>
  );
}

function NoLonger({ isUsed, children }: { readonly isUsed: boolean; readonly children: string }) {
  return (
    <>
      <Notice tone="error">{children}</Notice>
      {isUsed && (
        <p>
          Jika tautan ini pernah Anda buka dari kedua alamat, email Anda sudah berganti: masuklah dengan
          alamat yang baru.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isUsed && <ButtonLink to="/login">Masuk</ButtonLink>}
        <ButtonLink to="/profile/email" variant={isUsed ? 'secondary' : 'primary'}>
          Buka profil
        </ButtonLink>
      </div>
    </>
  );
}
