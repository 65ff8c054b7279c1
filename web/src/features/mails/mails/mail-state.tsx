import type { MailRow } from 'contract/mails/mails';
import { adminListDateTime } from 'contract/text/dates';
import { MailBadge } from '#shared/mails/mail-badge.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';

const bounceTexts = {
  hard: 'Ditolak: alamat tidak ada',
  soft: 'Tidak sampai: kotak surat penuh, atau servernya menolak',
  unknown: 'Dikembalikan tanpa sebab yang jelas',
} as const;

function describeBounce({ kind, code, at }: NonNullable<MailRow['bounce']>): string {
  return `${bounceTexts[kind]}${code === '' ? '' : ` (${code})`}, ${adminListDateTime(at)}.`;
}

function descriptionOf({ state, attempts, dueAt, settledAt, lastError, bounce }: MailRow): string | null {
  const at = settledAt === null ? '' : adminListDateTime(settledAt);
  const why = lastError === null ? '' : ` Server email: ${lastError}`;
  if (bounce !== null) return describeBounce(bounce);
  if (state === 'sent') return at;
  if (state === 'failed') return `Menyerah setelah ${attempts} percobaan, ${at}.${why}`;
  if (state === 'unclear') return `Mungkin sudah terkirim, ${at}.${why}`;
  if (state === 'dropped' && lastError !== null) return lastError;
  if (state === 'dropped') return `Tidak dikirim. Penerima tidak ada, atau isinya tidak berlaku lagi.`;
  if (state === 'waiting' && attempts > 0 && dueAt !== null)
    return `Dicoba lagi ${adminListDateTime(dueAt)}.${why}`;
  return null;
}

export function MailStateCell({ mail }: { readonly mail: MailRow }) {
  const description = descriptionOf(mail);
  return (
    <div className="grid max-w-xs justify-items-start gap-1">
      {mail.bounce === null ? (
        <MailBadge state={mail.state} />
      ) : (
        <StatusBadge tone="bad" label="Dikembalikan" />
      )}
      {description !== null && <p className="text-muted text-sm wrap-anywhere">{description}</p>}
    </div>
  );
}
