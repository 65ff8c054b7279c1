import { ApiError } from 'contract/errors';
import { formatDateTime } from 'contract/text/dates';
import { useRef, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useToken } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useMailedCode } from '#shared/accounts/use-mailed-code.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';

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
  const change = useEndpoint('readEmailChange', { code }, { enabled: code !== '' && reply === undefined });
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
  const refusal = problem ?? change.error;
  const isOver = refusal instanceof ApiError && ['invalid-code', 'user-exists'].includes(refusal.code);
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <div className="panel grid gap-6 p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          Ganti email
        </h1>
        {reply !== undefined ? (
          <Answered reply={reply} dueAt={change.data?.dueAt ?? null} />
        ) : code === '' || isOver ? (
          <NoLonger isUsed={isOver && refusal.code === 'invalid-code'}>
            {isOver ? refusal.message : 'Tautan ini tidak lengkap.'}
          </NoLonger>
        ) : (
          <>
            <RecordScreen record={change} isBrief loadError="Perubahan email tidak dapat dimuat.">
              {(data) => <Change {...data} />}
            </RecordScreen>
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

function Change({ email, dueAt }: EndpointReply<'readEmailChange'>) {
  return (
    <>
      <p>
        Ada permintaan untuk mengganti alamat email akun Anda menjadi{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <p>
        {dueAt === null
          ? 'Alamatnya berganti setelah dikonfirmasi dari alamat lama dan alamat baru.'
          : `Pengurus memintanya untuk Anda. Setelah dikonfirmasi dari alamat baru, alamatnya berganti pada ${formatDateTime(dueAt)} WIB.`}
      </p>
    </>
  );
}

interface AnsweredProps {
  readonly reply: Reply;
  readonly dueAt: string | null;
}

function Answered({ reply: { message, outcome }, dueAt }: AnsweredProps) {
  const isLoggedIn = useToken() !== null;
  return (
    <>
      <Notice tone="success">{message}</Notice>
      {outcome === 'changed' ? (
        <ButtonLink to="/login" className="justify-self-start">
          Masuk dengan alamat baru
        </ButtonLink>
      ) : outcome === 'waiting' ? (
        <p>
          {dueAt === null
            ? 'Buka juga tautan yang kami kirim ke alamat yang satunya.'
            : `Alamatnya berganti pada ${formatDateTime(dueAt)} WIB.`}
        </p>
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
