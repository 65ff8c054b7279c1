import type { ContactMessage, MessageEntry } from 'contract/mails/contact-messages';
import { adminListDateTime } from 'contract/text/dates';
import { useAction } from '#api/use-action.ts';
import { MailBadge } from '#shared/mails/mail-badge.tsx';
import { Button } from '#ui/base/button.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { splitQuote } from './split-quote.ts';

const kindLabels = { answer: 'Jawaban', reply: 'Balasan', note: 'Catatan internal' } as const;

const surfaces = {
  answer: 'bg-brand-soft',
  reply: 'bg-surface-sunken',
  note: 'border border-line border-dashed',
} as const;

/** Entries of a message, the oldest first. */
export function Thread({ entries }: Pick<ContactMessage, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <ol aria-label="Percakapan" className="grid gap-4">
      {entries.map((entry) => (
        <li key={entry._id} className={`grid gap-2 rounded-control p-4 ${surfaces[entry.kind]}`}>
          <EntryHead entry={entry} />
          {entry.isOtherSender && <p className="text-sm text-warning">Dikirim dari alamat lain.</p>}
          <MailText text={entry.text} />
          <Attachments attachments={entry.attachments} />
          <Delivery entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function EntryHead({ entry: { kind, author, at, isAutomatic } }: { readonly entry: MessageEntry }) {
  const writer = kind === 'reply' ? '(dihapus)' : 'Admin yang sudah dihapus';
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h3 className="min-w-0 font-semibold wrap-anywhere">{`${kindLabels[kind]}: ${author || writer}`}</h3>
      {isAutomatic && <StatusBadge tone="idle" label="Balasan otomatis" />}
      <time dateTime={at} className="text-muted text-sm">
        {adminListDateTime(at)}
      </time>
    </div>
  );
}

/** Text of a message or a mail. The quoted end of a mail is collapsed. */
export function MailText({ text }: { readonly text: string }) {
  const { own, quote } = splitQuote(text);
  return (
    <>
      {own !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{own}</p>}
      {quote !== '' && (
        <details>
          <summary className="w-fit cursor-pointer text-link text-sm">Kutipan</summary>
          <p className="mt-2 whitespace-pre-line text-muted text-sm wrap-anywhere">{quote}</p>
        </details>
      )}
    </>
  );
}

export function Attachments({ attachments }: Pick<ContactMessage, 'attachments'>) {
  if (attachments.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-muted">Lampiran tidak disimpan di sini. Lihat di kotak surat asosiasi.</p>
      <ul className="list-disc pl-5">
        {attachments.map(({ name, size }) => (
          <li key={`${name}-${size}`} className="wrap-anywhere">{`${name} (${formatFileSize(size)})`}</li>
        ))}
      </ul>
    </div>
  );
}

/** Delivery of an answer. A failed one can be sent again. */
function Delivery({ entry: { _id: id, mail } }: { readonly entry: MessageEntry }) {
  const { attempt, notice } = useAttempt();
  const resend = useAction('resendMail', { refreshes: ['getMessage', 'listMails'] });
  if (mail === null) return null;
  const isLost = mail.state === 'failed' || mail.state === 'unclear';
  const retry = () => attempt(async () => toast.success((await resend.run({ id })).message));
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <MailBadge state={mail.state} />
      {mail.lastError !== null && (
        <p className="min-w-0 wrap-anywhere">{`Server email: ${mail.lastError}`}</p>
      )}
      {isLost && (
        <Button
          variant="secondary"
          size="small"
          busy={resend.isBusy}
          busyLabel="Mengirim…"
          onClick={() => void retry()}
        >
          Kirim ulang
        </Button>
      )}
      {notice}
    </div>
  );
}
