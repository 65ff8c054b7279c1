import { useRef, useState } from 'react';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/mails/reminders';
import { useMailedCode } from '#shared/accounts/use-mailed-code.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/unsubscribe',
  title: t.title,
};

/** Requires a button press, because mail scanners open the links of mails. */
export default function UnsubscribePage() {
  const code = useMailedCode('code');
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useAction('endReminders', { refreshes: ['getProfile', 'getUser'] });
  const end = async () => {
    setProblem(undefined);
    try {
      setDone((await run({ code })).message);
      // The focused button no longer exists.
      heading.current?.focus();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <div className="panel grid gap-6 p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t.title}
        </h1>
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
            <Button busy={isBusy} busyLabel={t.saving} className="justify-self-start" onClick={end}>
              {t.stop}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
