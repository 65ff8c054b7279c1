import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/directory';
import { MailedCodePage, useMailedAction } from '#shared/accounts/mailed-code-page.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';

/** Ends messages by the directory, or reports one. */
export default function DirectoryMessagesPage() {
  const { code, heading, done, problem, send } = useMailedAction();
  const ending = useAction('endDirectoryMessages', { refreshes: ['getOwnDirectoryEntry'] });
  const report = useAction('reportDirectoryMessage', { refreshes: [] });
  return (
    <MailedCodePage title={t.messagesTitle} heading={heading}>
      {done !== undefined && <Notice tone="success">{done}</Notice>}
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {code === '' ? (
        <Notice tone="error">{t.incompleteLink}</Notice>
      ) : (
        <>
          <p>{t.messagesText}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={ending.isBusy} busyLabel={t.saving} onClick={() => send(ending.run)}>
              {t.endMessages}
            </Button>
            <Button
              variant="secondary"
              busy={report.isBusy}
              busyLabel={t.reporting}
              onClick={() => send(report.run)}
            >
              {t.reportMessage}
            </Button>
          </div>
        </>
      )}
      <ButtonLink to="/profile/directory" variant="quiet" className="justify-self-start">
        {t.editProfile}
      </ButtonLink>
    </MailedCodePage>
  );
}
