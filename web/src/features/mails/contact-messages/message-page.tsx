import type { ContactMessage } from 'contract/mails/contact-messages';
import { adminListDateTime } from 'contract/text/dates';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RowChoice } from '#shared/mails/row-choice.tsx';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { ReplyForms } from './reply-forms.tsx';
import { Attachments, MailText, Thread } from './thread.tsx';
import { changedByMessage, useMessageAction } from './use-message-action.ts';

export default function MessagePage() {
  const { id = '' } = useParams();
  const message = useEndpoint('getMessage', { id });
  const back = useListPath('/admin/messages');
  useMarkAsRead(message.data);
  return (
    <>
      <ScreenHead back={back} />
      <RecordScreen record={message} loadError="Gagal mengambil pesan">
        {(data) => (
          <div className="grid max-w-3xl gap-6">
            <Letter message={data} />
            <ReplyForms
              key={data._id}
              message={data}
              reload={async () => (await message.refetch()).data?.entries.length}
            />
          </div>
        )}
      </RecordScreen>
    </>
  );
}

function useMarkAsRead(message: ContactMessage | undefined): void {
  const { run } = useAction('updateMessage', { refreshes: changedByMessage });
  const unreadId = message?.isRead === false ? message._id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is new in each render; one call per message
  useEffect(() => {
    // After a failed request the message stays unread until it is opened again.
    if (unreadId !== undefined) run({ id: unreadId, read: true }).catch(() => undefined);
  }, [unreadId]);
}

function Letter({ message }: { readonly message: ContactMessage }) {
  const [failure, setFailure] = useState<ReactNode>();
  const action = useMessageAction(message, (error) =>
    setFailure(<p>{getErrorReason(error) ?? 'Gagal menyimpan status pesan.'}</p>),
  );
  const press = () => {
    setFailure(undefined);
    void action.run();
  };
  return (
    <article aria-labelledby="sender" className="panel grid gap-5 p-5 sm:p-8">
      <Sender message={message} />
      {message.subject !== '' && <p className="font-semibold wrap-anywhere">{message.subject}</p>}
      {/* The language of the message is unknown; the form is in Indonesian. */}
      <MailText text={message.message} />
      <Attachments attachments={message.attachments} />
      <Thread entries={message.entries} />
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <footer className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-5">
        <Assignee message={message} />
        <Button variant="secondary" busy={action.isBusy} busyLabel="Menyimpan…" onClick={press}>
          {action.label}
        </Button>
      </footer>
    </article>
  );
}

function Sender({
  message: { name, email, state, source, createdAt },
}: {
  readonly message: ContactMessage;
}) {
  const way = source === 'mail' ? 'lewat email' : 'lewat formulir kontak';
  return (
    <header className="grid gap-2 border-line border-b pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="sender" className="text-heading wrap-anywhere">
          {name}
        </h2>
        <MessageStateBadge state={state} />
      </div>
      <p className="text-muted text-sm wrap-anywhere">{email}</p>
      <p className="text-muted text-sm">
        {`Diterima ${way} `}
        <time dateTime={createdAt}>{adminListDateTime(createdAt)}</time>
      </p>
    </header>
  );
}

/** Assigns the message to an admin when one is chosen. */
function Assignee({ message: { _id: id, assignee } }: { readonly message: ContactMessage }) {
  const admins = useEndpoint('listMessageAdmins', {});
  const { run, isBusy } = useAction('assignMessage', { refreshes: changedByMessage });
  const { attempt, notice } = useAttempt();
  const others = (admins.data?.data ?? []).filter(({ _id }) => _id !== assignee?._id);
  const options = [...(assignee === null ? [] : [assignee]), ...others];
  const assign = (chosen: string) =>
    attempt(async () => toast.success((await run({ id, assignee: chosen })).message));
  return (
    <div className="grid gap-2 sm:max-w-xs">
      <RowChoice
        label="Penanggung jawab"
        placeholder="Belum ditugaskan"
        rows={options.map(({ _id, name }) => ({ _id, text: name }))}
        chosen={assignee?._id ?? ''}
        disabled={isBusy}
        onChoose={(chosen) => void assign(chosen)}
      />
      {notice}
    </div>
  );
}
