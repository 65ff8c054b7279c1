import { useRef, useState } from 'react';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/directory';
import { useMailedCode } from '#shared/accounts/use-mailed-code.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/directory-messages',
  title: t.messagesTitle,
};

/** Ends messages by the directory, or reports one. Requires a button press, because mail scanners open links. */
export default function DirectoryMessagesPage() {
  const code = useMailedCode('code');
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const ending = useAction('endDirectoryMessages', { refreshes: ['getOwnDirectoryEntry'] });
  const report = useAction('reportDirectoryMessage', { refreshes: [] });
  const run = async (action: typeof ending | typeof report) => {
    setProblem(undefined);
    setDone(undefined);
    try {
      setDone((await action.run({ code })).message);
      heading.current?.focus();
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <div className="panel grid gap-6 p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t.messagesTitle}
        </h1>
        {done !== undefined && <Notice tone="success">{done}</Notice>}
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {code === '' ? (
          <Notice tone="error">{t.incompleteLink}</Notice>
        ) : (
          <>
            <p>{t.messagesText}</p>
            <div className="flex flex-wrap gap-3">
              <Button busy={ending.isBusy} busyLabel={t.saving} onClick={() => run(ending)}>
                {t.endMessages}
              </Button>
              <Button
                variant="secondary"
                busy={report.isBusy}
                busyLabel={t.reporting}
                onClick={() => run(report)}
              >
                {t.reportMessage}
              </Button>
            </div>
          </>
        )}
        <ButtonLink to="/profile/directory" variant="quiet" className="justify-self-start">
          {t.editProfile}
        </ButtonLink>
      </div>
    </div>
  );
}
