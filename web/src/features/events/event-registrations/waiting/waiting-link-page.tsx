import { eventPath } from 'contract/entry-paths';
import { useEffect, useRef, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations/waiting';
import { useMailedCode } from '#shared/accounts/mailed-code-page.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { leaveWords } from './leave-waiting-list.tsx';

/** Leaves a waiting list without login. Requires a button press, because mail scanners open the links of mails. */
export default function WaitingLinkPage() {
  const code = useMailedCode('code');
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<EndpointReply<'readWaitingLink'>>();
  const [done, setDone] = useState<string>();
  const { attempt, notice } = useAttempt();
  const { run: read } = useAction('readWaitingLink');
  const { run: leave, isBusy } = useAction('leaveByWaitingLink');
  const hasRead = useRef(false);
  useEffect(() => {
    if (code === '' || hasRead.current) return;
    hasRead.current = true;
    void attempt(async () => setFound(await read({ code })));
  }, [code, read, attempt]);
  const send = () =>
    attempt(async () => {
      setDone((await leave({ code })).message);
      // The focused button no longer exists.
      heading.current?.focus();
    });
  const words = found && leaveWords[found.state];
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <div className="panel grid min-h-72 content-start gap-6 p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t.waitingList}
        </h1>
        {found !== undefined && <p className="text-heading wrap-anywhere">{found.event.title}</p>}
        {done !== undefined && <Notice tone="success">{done}</Notice>}
        {notice}
        {code === '' && <Notice tone="error">{t.incompleteLink}</Notice>}
        {done === undefined && words !== undefined && (
          <>
            <p>{words.content}</p>
            <Button busy={isBusy} busyLabel={t.saving} className="justify-self-start" onClick={send}>
              {words.action}
            </Button>
          </>
        )}
        <ButtonLink
          to={found === undefined || found.event.hasPage === false ? '/event' : eventPath(found.event._id)}
          variant="secondary"
          className="justify-self-start"
        >
          {t.showEvent}
        </ButtonLink>
      </div>
    </div>
  );
}
