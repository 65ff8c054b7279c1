import * as z from 'zod';

// A field that an earlier version did not write reads as empty, so that its mail is still sent.
const textField = z.string().catch('');
/** ISO 8601. */
const dateTime = textField;
/** Rupiah; 0 where an earlier version did not write it. */
const amount = z.number().catch(0);
const reason = z.string().nullable().catch(null);

const approved = z.object({
  validUntil: dateTime,
  /** The institution that was paid for; missing for an individual. */
  institution: textField.exactOptional(),
  decidedAt: dateTime,
  amount,
});
const dues = z.object({ validUntil: dateTime, amount, institution: textField.exactOptional() });
const question = z.object({ question: textField, askedAt: dateTime, answerBy: dateTime });

const factorEvents = [
  'enrol',
  'replace',
  'remove',
  'add-app',
  'remove-app',
  'add-passkey',
  'remove-passkey',
  'recovery-codes',
  'recovery-used',
  'guessed',
  'ask-reset',
  'cancel-reset',
  'reset',
] as const;
export type FactorEvent = (typeof factorEvents)[number];

/** Kinds of mail with the data of their text, in addition to the reader's name. */
export const mailKinds = {
  'registration-received': z.object({}),
  'registration-approved': approved,
  'registration-rejected': z.object({ reason }),
  'renewal-received': z.object({}),
  'renewal-approved': approved,
  'renewal-rejected': z.object({ reason }),
  'renewal-reopened': z.object({}),
  'question-asked': question,
  'question-notice': question,
  'membership-expiring': dues.extend({ days: z.number().catch(0) }),
  'membership-expired': dues,
  'seat-invitation': z.object({
    institution: textField,
    institutionId: textField,
    invitationId: textField,
    invitedBy: textField,
  }),
  'seat-accepted': z.object({ institution: textField, validUntil: dateTime }),
  /** With the end of the individual membership, if that is still valid. */
  'seat-removed': z.object({ institution: textField, validUntil: dateTime.exactOptional() }),
  'seat-expired': z.object({ institution: textField, validUntil: dateTime }),
  'verify-email': z.object({}),
  'email-change-new': z.object({ changeId: textField, email: textField }),
  'email-change-old': z.object({ changeId: textField, email: textField }),
  'email-changed': z.object({
    at: dateTime,
    email: textField,
    by: z.enum(['owner', 'admin']).catch('owner'),
  }),
  'new-login': z.object({ at: dateTime, device: textField }),
  'card-reissued': z.object({}),
  'password-reset': z.object({}),
  'password-changed': z.object({ at: dateTime }),
  'admin-invited': z.object({ invitedBy: textField }),
  'invoice-issued': z.object({
    number: textField,
    bill: textField,
    amount,
    institution: textField,
    dueAt: dateTime,
  }),
  /** Merchant and NMID are empty when the code was removed. */
  'qris-changed': z.object({ at: dateTime, by: textField, merchant: textField, nmid: textField }),
  'factor-news': z.object({ what: z.enum(factorEvents).catch('enrol'), by: textField, at: dateTime }),
  'audit-checkpoint': z.object({ note: textField, key: textField, until: textField }),
  'factor-reset-of': z.object({
    what: z.enum(['ask-reset', 'cancel-reset']).catch('ask-reset'),
    whose: textField,
    by: textField,
    at: dateTime,
  }),
  'duties-changed': z.object({ by: textField, duties: textField }),
  'account-deleted': z.object({ at: dateTime }),
  'account-lapsing': z.object({ validUntil: dateTime, deletedAfter: dateTime }),
  'contact-message': z.object({
    messageId: textField,
    firstName: textField,
    lastName: textField,
    email: textField,
    message: textField,
  }),
} as const;

export type MailKind = keyof typeof mailKinds;
export type MailDataOf<Kind extends MailKind> = z.output<(typeof mailKinds)[Kind]>;

/**
 * Mails that no action of their reader causes. Each has a link that ends them, and a check whether its reader
 * still wants it (`is-mail-still-valid.ts`).
 */
export const reminderKinds = [
  'membership-expiring',
  'membership-expired',
  'seat-expired',
] as const satisfies readonly MailKind[];
export type ReminderKind = (typeof reminderKinds)[number];
