import type { MailRow } from 'contract/mails';
import { adminListDateTime } from 'contract/text/dates';
import { MailBadge } from '#shared/mails/mail-badge.tsx';

function descriptionOf({ state, attempts, dueAt, settledAt, lastError }: MailRow): string | null {
  const at = settledAt === null ? '' : adminListDateTime(settledAt);
  const why = lastError === null ? '' : ` Server email: ${lastError}`;
  if (state === 'sent') return at;
  if (state === 'failed') return `Menyerah setelah ${attempts} percobaan, ${at}.${why}`;
  if (state === 'unclear') return `Mungkin sudah terkirim, ${at}.${why}`;
  if (state === 'dropped') return `Tidak dikirim. Penerima tidak ada, atau isinya tidak berlaku lagi.`;
  if (state === 'waiting' && attempts > 0 && dueAt !== null)
    return `Dicoba lagi ${adminListDateTime(dueAt)}.${why}`;
  return null;
}

export function MailStateCell({ mail }: { readonly mail: MailRow }) {
  const description = descriptionOf(mail);
  return (
    <div className="grid max-w-xs justify-items-start gap-1">
      <MailBadge state={mail.state} />
      {description !== null && <p className="text-muted text-sm wrap-anywhere">{description}</p>}
    </div>
  );
}
