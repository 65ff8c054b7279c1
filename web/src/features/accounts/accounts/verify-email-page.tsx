import { ApiError } from 'contract/errors';
import { useEffect, useRef, useState } from 'react';
import { useToken } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/accounts/accounts';
import { MailedCodePage, useMailedCode } from '#shared/accounts/mailed-code-page.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

export default function VerifyEmailPage() {
  const code = useMailedCode('oobCode');
  const { verified, problem, run } = useVerification(code);
  return (
    <MailedCodePage title={t.verifyTitle}>
      {verified !== undefined ? (
        <Verified message={verified} />
      ) : code === '' ? (
        <NoLonger>{t.incompleteLink}</NoLonger>
      ) : problem instanceof ApiError && problem.code === 'invalid-code' ? (
        <NoLonger>{t.linkExpired}</NoLonger>
      ) : problem !== undefined ? (
        <Notice tone="error" onRetry={run}>
          {problem.message}
        </Notice>
      ) : (
        <Spinner label={t.checking} className="size-8" />
      )}
    </MailedCodePage>
  );
}

/** Sends the code when the page opens. The click on the mailed link was the confirmation. */
function useVerification(oobCode: string) {
  const { run: send } = useAction('verifyEmail', { refreshes: ['getProfile'] });
  const [verified, setVerified] = useState<string>();
  const [problem, setProblem] = useState<Error>();
  const isBegun = useRef(false);
  const run = async () => {
    if (oobCode === '') return;
    setProblem(undefined);
    try {
      setVerified((await send({ oobCode })).message);
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
    }
  };
  // No dependency array is needed: the ref prevents a second request.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    run();
  });
  return { verified, problem, run };
}

function Verified({ message }: { readonly message: string }) {
  const isLoggedIn = useToken() !== null;
  return (
    <>
      <Notice tone="success">{message}</Notice>
      <p>{t.verifiedText}</p>
      <ButtonLink to={isLoggedIn ? '/membership' : '/login'} className="justify-self-start">
        {isLoggedIn ? t.myMembership : t.login}
      </ButtonLink>
    </>
  );
}

function NoLonger({ children }: { readonly children: string }) {
  const isLoggedIn = useToken() !== null;
  return (
    <>
      <Notice tone="error">{children}</Notice>
      <p>{isLoggedIn ? t.resendText : t.resendAfterLogin}</p>
      <ButtonLink to="/membership" className="justify-self-start">
        {t.requestLink}
      </ButtonLink>
    </>
  );
}
