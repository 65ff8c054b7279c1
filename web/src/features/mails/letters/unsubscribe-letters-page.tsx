import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/mails/letters';
import { MailedCodePage, useMailedAction } from '#shared/accounts/mailed-code-page.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';

const profile = '/profile/privacy#letters';

export default function UnsubscribeLettersPage() {
  const { code, heading, done, problem, send } = useMailedAction();
  const { run, isBusy } = useAction('endLetterList', { refreshes: ['getOwnLetterLists'] });
  return (
    <MailedCodePage title={t.unsubscribeTitle} heading={heading}>
      {done !== undefined ? (
        <>
          <Notice tone="success">{done}</Notice>
          <p>{t.requestAgain}</p>
        </>
      ) : code === '' ? (
        <Notice tone="error">{t.incompleteLink}</Notice>
      ) : (
        <>
          <p>{t.explanation}</p>
          {problem !== undefined && <Notice tone="error">{problem}</Notice>}
          <Button busy={isBusy} busyLabel={t.saving} className="justify-self-start" onClick={() => send(run)}>
            {t.unsubscribe}
          </Button>
        </>
      )}
      {(done !== undefined || code === '') && (
        <ButtonLink to={profile} variant="secondary" className="justify-self-start">
          {t.setInProfile}
        </ButtonLink>
      )}
    </MailedCodePage>
  );
}
