import type { MailRow } from 'contract/mails';
import type { MailState } from 'contract/schemas/list-states';
import { adminListDateTime } from 'contract/text/dates';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

export const mailStateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Menunggu',
  sending: 'Sedang dikirim',
  sent: 'Terkirim',
  failed: 'Gagal',
  unclear: 'Tidak pasti',
  dropped: 'Dibatalkan',
};

const tones: Readonly<Record<MailState, BadgeTone>> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  unclear: 'bad',
  dropped: 'idle',
};

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
      <StatusBadge tone={tones[mail.state]} label={mailStateLabels[mail.state]} />
      {description !== null && <p className="text-muted text-sm wrap-anywhere">{description}</p>}
    </div>
  );
}
