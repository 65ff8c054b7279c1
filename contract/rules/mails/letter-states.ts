/**
 * `sending`: its recipients are created and mailed by a job. `paused`: by an admin, or because too many mails
 * were refused.
 */
export const letterStates = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type LetterState = (typeof letterStates)[number];

export const recipientStates = ['queued', 'leased', 'sent', 'bounced', 'skipped', 'failed'] as const;
export type RecipientState = (typeof recipientStates)[number];
