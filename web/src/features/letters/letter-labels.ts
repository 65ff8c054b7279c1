import { type LetterState, type RecipientState, recipientStates } from 'contract/rules/mails/letters';
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

/** Returns the state of the recipients in the address. */
export const parseRecipientState = (params: URLSearchParams): RecipientState | undefined =>
  recipientStates.find((state) => state === params.get('state'));
