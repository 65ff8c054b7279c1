import * as z from 'zod';

// A field that an earlier version did not write reads as empty: its mail goes out all the same.
const text = z.string().catch('');
/** ISO 8601. */
const moment = text;
/** Rupiah; 0 where an earlier version did not write it. */
const amount = z.number().catch(0);
const reason = z.string().nullable().catch(null);

const approved = z.object({
  validUntil: moment,
  /** The institution that was paid for; left out for an individual. */
  institution: text.exactOptional(),
  decidedAt: moment,
  amount,
});
/** What is to be paid, by whom. */
const dues = z.object({ validUntil: moment, amount, institution: text.exactOptional() });
const question = z.object({ question: text, askedAt: moment, answerBy: moment });

/** What becomes of a second factor. */
export const factorNews = [
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
export type FactorNews = (typeof factorNews)[number];

/** Every kind of mail with what its text is written from, beside the reader's name. */
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
    institution: text,
    institutionId: text,
    invitationId: text,
    invitedBy: text,
  }),
  'seat-accepted': z.object({ institution: text, validUntil: moment }),
  /** With the end of what was paid for alone, where that still runs. */
  'seat-removed': z.object({ institution: text, validUntil: moment.exactOptional() }),
  'seat-expired': z.object({ institution: text, validUntil: moment }),
  'verify-email': z.object({}),
  'email-change-new': z.object({ changeId: text, email: text }),
  'email-change-old': z.object({ changeId: text, email: text }),
  'email-changed': z.object({ at: moment, email: text, by: z.enum(['owner', 'admin']).catch('owner') }),
  'new-login': z.object({ at: moment, device: text }),
  'card-reissued': z.object({}),
  'password-reset': z.object({}),
  'password-changed': z.object({ at: moment }),
  'admin-invited': z.object({ invitedBy: text }),
  'invoice-issued': z.object({ number: text, bill: text, amount, institution: text, dueAt: moment }),
  /** Without merchant and NMID: none is set any more. */
  'qris-changed': z.object({ at: moment, by: text, merchant: text, nmid: text }),
  'factor-news': z.object({ what: z.enum(factorNews).catch('enrol'), by: text, at: moment }),
  'audit-checkpoint': z.object({ note: text, key: text, until: text }),
  'factor-reset-of': z.object({
    what: z.enum(['ask-reset', 'cancel-reset']).catch('ask-reset'),
    whose: text,
    by: text,
    at: moment,
  }),
  'duties-changed': z.object({ by: text, duties: text }),
  'account-deleted': z.object({ at: moment }),
  'account-lapsing': z.object({ validUntil: moment, deletedAfter: moment }),
  'contact-message': z.object({
    messageId: text,
    firstName: text,
    lastName: text,
    email: text,
    message: text,
  }),
} as const;

export type MailKind = keyof typeof mailKinds;
export type MailDataOf<Kind extends MailKind> = z.output<(typeof mailKinds)[Kind]>;
