import { ApiError } from 'contract/errors';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useRef, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useToken } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/accounts/accounts';
import { MailedCodePage, useMailedCode } from '#shared/accounts/mailed-code-page.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

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
    <MailedCodePage title={t.changeTitle} heading={heading}>
      {reply !== undefined ? (
        <Answered reply={reply} dueAt={change.data?.dueAt ?? null} />
      ) : code === '' || isOver ? (
        <NoLonger isUsed={isOver && refusal.code === 'invalid-code'}>
          {isOver ? refusal.message : t.incompleteLink}
        </NoLonger>
      ) : (
        <>
          <RecordScreen record={change} isBrief loadError={t.changeLoadFailed}>
            {(data) => <Change {...data} />}
          </RecordScreen>
          {problem !== undefined && <Notice tone="error">{problem.message}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button busy={isBusy} onClick={() => decide('confirm')}>
              {t.confirmChange}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => decide('cancel')}>
              {t.cancelChange}
            </Button>
          </div>
        </>
      )}
    </MailedCodePage>
  );
}

function Change({ email, dueAt }: EndpointReply<'readEmailChange'>) {
  return (
    <>
      <p>{fillElements(t.changeRequested, { email: <strong className="wrap-anywhere">{email}</strong> })}</p>
      <p>{dueAt === null ? t.changeByBoth : fill(t.changeByBoard, { time: formatDateTime(dueAt) })}</p>
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
          {t.loginWithNew}
        </ButtonLink>
      ) : outcome === 'waiting' ? (
        <p>{dueAt === null ? t.openOtherLink : fill(t.changesAt, { time: formatDateTime(dueAt) })}</p>
      ) : (
        <>
          <p>{t.changeCancelled}</p>
          <ButtonLink
            to={isLoggedIn ? '/profile/security' : '/forgotPassword'}
            className="justify-self-start"
          >
            {t.changePassword}
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
      {isUsed && <p>{t.linkUsed}</p>}
      <div className="flex flex-wrap gap-3">
        {isUsed && <ButtonLink to="/login">{t.login}</ButtonLink>}
        <ButtonLink to="/profile/email" variant={isUsed ? 'secondary' : 'primary'}>
          {t.openProfile}
        </ButtonLink>
      </div>
    </>
  );
}
