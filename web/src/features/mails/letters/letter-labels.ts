import type { LetterState, RecipientState } from 'contract/rules/mails/letter-states';
import type { BadgeTone } from '#ui/base/status-badge.tsx';

export const letterStateLabels: Readonly<Record<LetterState, string>> = {
  draft: 'Draf',
  sending: 'Sedang dikirim',
  paused: 'Dijeda',
  sent: 'Selesai',
  cancelled: 'Dihentikan',
};

export const letterTones: Readonly<Record<LetterState, BadgeTone>> = {
  draft: 'idle',
  sending: 'waiting',
  paused: 'bad',
  sent: 'good',
  cancelled: 'idle',
};

export const recipientStateLabels: Readonly<Record<RecipientState, string>> = {
  queued: 'Menunggu',
  leased: 'Sedang dikirim',
  sent: 'Terkirim',
  bounced: 'Dikembalikan',
  skipped: 'Dilewati',
  failed: 'Gagal',
};

export const recipientTones: Readonly<Record<RecipientState, BadgeTone>> = {
  queued: 'waiting',
  leased: 'waiting',
  sent: 'good',
  bounced: 'bad',
  skipped: 'idle',
  failed: 'bad',
};
