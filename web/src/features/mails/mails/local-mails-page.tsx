import { association } from 'contract/text/association';
import { adminListDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { isLocalhost } from '#api/transport/is-localhost.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/mails/mails';
import { Button } from '#ui/base/button.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { MissingEntry } from '#ui/base/missing-entry.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

/** Mails that the local emulator would have sent, with links to localhost. Available only there. */
export default function LocalMailsPage() {
  const isHydrated = useHydrated();
  if (!isHydrated) return <Spinner label={t.loading} className="size-8" />;
  if (isLocalhost()) return <LocalMails />;
  return (
    <div className="wrap py-16">
      <MissingEntry text={t.notFound} lang="en" />
    </div>
  );
}

function LocalMails() {
  const mails = useEndpoint('listLocalMails', {}, { staleTime: 0 });
  return (
    <div className="wrap grid max-w-3xl! gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">{t.title}</h1>
        <Button
          variant="secondary"
          icon={<RefreshIcon />}
          busy={mails.isFetching}
          onClick={() => void mails.refetch()}
        >
          {t.reload}
        </Button>
      </div>
      <p>{t.explanation}</p>
      <RecordScreen record={mails} loadError={t.loadError}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-muted">{t.empty}</p>
          ) : (
            <ul className="grid gap-6">
              {data.map(({ _id, to, subject, text, attachments, sentAt }) => (
                <li key={_id} className="panel grid gap-3 p-5 sm:p-6">
                  <h2 className="text-heading wrap-anywhere">{subject}</h2>
                  <p className="text-muted text-sm wrap-anywhere">
                    {fill(t.recipient, { to, time: adminListDateTime(sentAt) })}
                  </p>
                  <p className="whitespace-pre-wrap wrap-anywhere">
                    <Linked text={text} />
                  </p>
                  {attachments.map(({ fileName, size }) => (
                    <p key={fileName} className="text-sm wrap-anywhere">
                      {fill(t.attachment, { name: fileName, size: formatFileSize(size) })}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )
        }
      </RecordScreen>
    </div>
  );
}

/** Text of a mail. Links to the site point to localhost. */
function Linked({ text }: { readonly text: string }) {
  const [before = '', ...parts] = text.split(association.siteUrl);
  let at = before.length;
  return (
    <>
      {before}
      {parts.map((part) => {
        const path = /^\/\S*/.exec(part)?.[0] ?? '/';
        at += association.siteUrl.length + part.length;
        return (
          <span key={at}>
            <a href={path} className="text-link">
              {path}
            </a>
            {part.slice(path.length)}
          </span>
        );
      })}
    </>
  );
}
