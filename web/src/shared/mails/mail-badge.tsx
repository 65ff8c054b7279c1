import type { MailState } from 'contract/schemas/list-states';
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

/** Delivery state of a mail. */
export function MailBadge({ state }: { readonly state: MailState }) {
  return <StatusBadge tone={tones[state]} label={mailStateLabels[state]} />;
}
