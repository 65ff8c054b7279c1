import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/mails/reminders';
import { MailedCodePage, useMailedAction } from '#shared/accounts/mailed-code-page.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';

export default function UnsubscribePage() {
  const { code, heading, done, problem, send } = useMailedAction();
  const { run, isBusy } = useAction('endReminders', { refreshes: ['getProfile', 'getUser'] });
  return (
    <MailedCodePage title={t.title} heading={heading}>
      {done !== undefined ? (
        <>
          <Notice tone="success">{done}</Notice>
          <p>{t.requestAgain}</p>
          <ButtonLink to="/profile/privacy#consent" variant="secondary" className="justify-self-start">
            {t.openProfile}
          </ButtonLink>
        </>
      ) : code === '' ? (
        <>
          <Notice tone="error">{t.incompleteLink}</Notice>
          <ButtonLink to="/profile/privacy#consent" className="justify-self-start">
            {t.setInProfile}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t.explanation}</p>
          {problem !== undefined && <Notice tone="error">{problem}</Notice>}
          <Button busy={isBusy} busyLabel={t.saving} className="justify-self-start" onClick={() => send(run)}>
            {t.stop}
          </Button>
        </>
      )}
    </MailedCodePage>
  );
}
