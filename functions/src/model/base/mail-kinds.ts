import { directoryViewers } from 'contract/rules/people/directory';
import * as z from 'zod';
import type { Actor } from './actors.ts';

// A field that an earlier version did not write reads as empty, so that its mail is still sent.
const lenientText = z.string().catch('');
/** ISO 8601. */
const dateTime = lenientText;
/** Rupiah; 0 where an earlier version did not write it. */
const amount = z.number().catch(0);
const reason = z.string().nullable().catch(null);

const approved = z.object({
  validUntil: dateTime,
  /** The institution that was paid for; missing for an individual. */
  institution: lenientText.exactOptional(),
  decidedAt: dateTime,
  amount,
  /** Id of the payment, whose receipt is attached. */
  payment: lenientText,
});
/** The amount that was paid, and the code of its bill; empty without one. */
const received = z.object({ amount, bill: lenientText });
/** Time and device of a change ('Chrome / Android'); the device is empty if unknown, or that of an admin. */
const change = z.object({ at: dateTime, device: lenientText });
const dues = z.object({ validUntil: dateTime, amount, institution: lenientText.exactOptional() });
const question = z.object({ question: lenientText, askedAt: dateTime, answerBy: dateTime });

/** Group of places that the mail is about, with institution and number of places; missing for a single place. */
const group = {
  group: lenientText.exactOptional(),
  institution: lenientText.exactOptional(),
  places: z.number().exactOptional(),
};
const eventName = z.object({ event: lenientText, eventId: lenientText });
/** Waiting list or request, with the id of its entry and the time of joining, which the link for leaving contains. */
const eventQueue = eventName.extend({ entry: lenientText, joinedAt: dateTime });
/** A place with its price, and the code of its bill. */
const eventBill = eventName.extend({ amount, bill: lenientText });
const eventFacts = z.object({
  event: lenientText,
  eventId: lenientText,
  startsAt: dateTime,
  endsAt: dateTime,
  location: lenientText,
});

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
  'registration-received': received,
  'registration-approved': approved,
  'registration-rejected': z.object({ reason }),
  'renewal-received': received,
  'renewal-approved': approved,
  'renewal-rejected': z.object({ reason }),
  'renewal-reopened': z.object({}),
  'question-asked': question,
  'question-notice': question,
  'membership-expiring': dues.extend({ days: z.number().catch(0) }),
  'membership-expired': dues,
  /** `endsOn` is empty for a new membership for life. */
  'life-membership': z.object({ endsOn: dateTime }),
  /** `from` and `until` are empty after its end. */
  'membership-pause': z.object({ from: dateTime, until: dateTime, validUntil: dateTime }),
  'pause-ending': z.object({ until: dateTime, validUntil: dateTime }),
  'seat-invitation': z.object({
    institution: lenientText,
    institutionId: lenientText,
    invitationId: lenientText,
    invitedBy: lenientText,
  }),
  'seat-accepted': z.object({ institution: lenientText, validUntil: dateTime }),
  /** With the end of the individual membership, if that is still valid. */
  'seat-removed': z.object({ institution: lenientText, validUntil: dateTime.exactOptional() }),
  'seat-expired': z.object({ institution: lenientText, validUntil: dateTime }),
  'verify-email': z.object({}),
  'email-change-new': z.object({
    changeId: lenientText,
    email: lenientText,
    dueAt: dateTime.exactOptional(),
  }),
  'email-change-old': z.object({
    changeId: lenientText,
    email: lenientText,
    dueAt: dateTime.exactOptional(),
  }),
  'email-changed': change.extend({
    email: lenientText,
    by: z.enum(['owner', 'admin']).catch('owner'),
    /** 'verify' where the mail also verifies the address. */
    link: lenientText.exactOptional(),
  }),
  'new-login': change,
  'card-reissued': change,
  'password-reset': z.object({}),
  'password-changed': change,
  'admin-invited': z.object({ invitedBy: lenientText }),
  /** For an imported person; the account is created when the mail is sent. */
  'member-invited': z.object({}),
  'invoice-issued': z.object({
    number: lenientText,
    bill: lenientText,
    amount,
    institution: lenientText,
    dueAt: dateTime,
  }),
  /** Merchant and NMID are empty when the code was removed. */
  'qris-changed': z.object({ at: dateTime, by: lenientText, merchant: lenientText, nmid: lenientText }),
  'factor-news': change.extend({
    what: z.enum(factorEvents).catch('enrol'),
    by: lenientText,
    /** 'recovery' if a recovery code confirmed the change. */
    confirmedBy: lenientText.exactOptional(),
  }),
  'audit-checkpoint': z.object({ note: lenientText, key: lenientText, until: lenientText }),
  'factor-reset-of': z.object({
    what: z.enum(['ask-reset', 'cancel-reset']).catch('ask-reset'),
    whose: lenientText,
    by: lenientText,
    at: dateTime,
  }),
  'duties-changed': z.object({ by: lenientText, duties: lenientText }),
  'account-deleted': z.object({ at: dateTime }),
  /**
   * `email` and `number` are those of the account that stays, `account` is the id of the former one. Its address is
   * empty if it had no login, and a number is empty if there is none.
   */
  'accounts-merged': z.object({
    account: lenientText,
    email: lenientText,
    number: lenientText,
    otherEmail: lenientText,
    formerNumber: lenientText,
  }),
  /** `email` and `number` are those of the reader, `account` is the id of the other account. */
  'merge-undone': z.object({ account: lenientText, email: lenientText, number: lenientText }),
  'deletion-requested': change.extend({ deletionAt: dateTime }),
  'deletion-cancelled': change,
  /** Title, place and times of the event. */
  'event-cancelled': eventFacts.extend({
    reason: lenientText,
    /** Price of the place. */
    amount,
    /** Refund, 0 without accepted money. */
    refund: amount,
    ...group,
  }),
  'event-changed': eventFacts,
  'event-reminder': eventFacts.extend({ when: z.enum(['week', 'day', 'hours']).catch('day') }),
  /** Subject and text are those of the admin. */
  'event-letter': eventName.extend({ subject: lenientText, text: lenientText }),
  'event-survey': eventName,
  /** A draft that its author tests: the content as JSON, with the values of the fields. */
  'letter-test': z.object({
    subject: lenientText,
    content: lenientText,
    nama: lenientText,
    nomor: lenientText,
    berlaku_sampai: lenientText,
    tautan_tagihan: lenientText,
  }),
  'event-manager': z.object({ by: lenientText, event: lenientText, eventId: lenientText }),
  'event-registered': eventFacts.extend({
    /** Id of the payment, whose receipt is attached; missing for a place without a price. */
    payment: lenientText.exactOptional(),
    /** Institution that ordered and pays the place; missing for a place of one's own. */
    orderedBy: lenientText.exactOptional(),
  }),
  /** For the coordinator of a group that was paid, or is free. */
  'event-group-confirmed': eventFacts.extend({ payment: lenientText.exactOptional(), ...group }),
  'event-held': eventBill.extend({ dueAt: dateTime, ...group }),
  'event-payment-received': eventBill.extend(group),
  'event-payment-rejected': eventName.extend({ reason, dueAt: dateTime, ...group }),
  /** Offer of a place; the link gets its code when the mail is sent. */
  'event-transfer-offered': eventFacts.extend({
    by: lenientText,
    /** Id of the owner's registration. */
    transfer: lenientText,
    offeredAt: dateTime,
  }),
  /** For the earlier owner, with the name of the new one. */
  'event-transferred': eventFacts.extend({ to: lenientText }),
  'event-unpaid': eventBill.extend({ dueAt: dateTime, ...group }),
  'event-released': eventName.extend(group),
  'event-waiting': eventQueue.extend({ position: z.number().catch(0) }),
  'event-place-offered': eventQueue.extend({ dueAt: dateTime }),
  'event-offer-lapsed': eventName,
  'event-requested': eventQueue,
  'event-request-rejected': eventName.extend({ reason }),
  /** Link to the page of a registration without an account. */
  'event-guest-link': eventName,
  /** Link to an event for the holder of an account. */
  'event-guest-account': eventName,
  /** Refund in whole rupiah, 0 without one. The reason is empty if the owner cancelled. */
  'event-place-cancelled': eventName.extend({ reason: lenientText, refund: amount }),
  /** For the coordinator of a group. Fields as in `event-place-cancelled`. */
  'event-group-cancelled': eventName.extend({ reason: lenientText, refund: amount, ...group }),
  /** For a person who loses a place of a group. The reason is empty if the coordinator decided. */
  'event-place-withdrawn': eventName.extend({ institution: lenientText, reason: lenientText }),
  'event-refund-opened': eventName.extend({
    amount,
    /** Id of the payment, whose receipt is attached; missing if it was sent before. */
    payment: lenientText.exactOptional(),
  }),
  /** Day of the transfer, 'YYYY-MM-DD', and its account: 'BCA ••••1234'. */
  'event-refund-paid': eventName.extend({ amount, on: lenientText, account: lenientText }),
  /** Event, name as printed, and code. */
  'certificate-issued': eventName.extend({ holder: lenientText, certificate: lenientText }),
  'certificate-corrected': eventName.extend({ holder: lenientText, certificate: lenientText }),
  'certificate-revoked': eventName.extend({ reason: lenientText }),
  /** Title of a reported activity, with its points or the reason. */
  'activity-approved': z.object({ title: lenientText, points: lenientText, category: lenientText }),
  'activity-rejected': z.object({ title: lenientText, reason: lenientText }),
  /** Points of a period, with its last day 'YYYY-MM-DD' in Jakarta. */
  'credits-missing': z.object({ until: lenientText, total: amount, required: amount, missing: amount }),
  'account-lapsing': z.object({ validUntil: dateTime, deletedAfter: dateTime }),
  'contact-message': z.object({
    messageId: lenientText,
    firstName: lenientText,
    lastName: lenientText,
    email: lenientText,
    message: lenientText,
    /** Address of another person that the message is about; missing for none. */
    about: lenientText.exactOptional(),
  }),
  'directory-hidden': z.object({ reason: lenientText }),
  'directory-shown': z.object({}),
  /** Message to a member by the directory. `viewer` is the audience to which the sender belongs. */
  'directory-message': z.object({
    sender: lenientText,
    email: lenientText,
    message: lenientText,
    viewer: z.enum(directoryViewers).catch('public'),
  }),
  /** Answer of an admin, with the message that it answers. `quotedAt` is the time of that message. */
  'message-answer': z.object({
    subject: lenientText,
    text: lenientText,
    by: lenientText,
    quote: lenientText,
    quotedAt: dateTime,
    replyCode: lenientText,
    /** Message-IDs of earlier mails of the thread, separated by spaces. */
    references: lenientText,
    /** As in `contact-message`. */
    about: lenientText.exactOptional(),
  }),
  'message-assigned': z.object({ messageId: lenientText, by: lenientText }),
} as const;

export type MailKind = keyof typeof mailKinds;
export type MailDataOf<Kind extends MailKind> = z.output<(typeof mailKinds)[Kind]>;

/** Fields that name a person who is not the reader. The outbox stores the id of that person, for an erasure. */
export const namingFields = {
  'seat-invitation': ['invitedBy'],
  'admin-invited': ['invitedBy'],
  'qris-changed': ['by'],
  'factor-news': ['by'],
  'factor-reset-of': ['whose', 'by'],
  'duties-changed': ['by'],
  'event-manager': ['by'],
  'event-transfer-offered': ['by'],
  'event-transferred': ['to'],
  'directory-message': ['sender'],
  'message-answer': ['by'],
  'message-assigned': ['by'],
} as const satisfies { readonly [Kind in MailKind]?: readonly (keyof MailDataOf<Kind>)[] };

type NamingField<Kind extends MailKind> = Kind extends keyof typeof namingFields
  ? (typeof namingFields)[Kind][number]
  : never;

/** Data of a mail to queue: as it is stored, but with a person in the place of each other name. */
export type MailInputOf<Kind extends MailKind> = Kind extends MailKind
  ? {
      [Field in keyof MailDataOf<Kind>]: Field extends NamingField<Kind> ? Actor : MailDataOf<Kind>[Field];
    }
  : never;

/** Mails that only admins or the association get. They are in Indonesian, as the admin area is. */
export const adminKinds = [
  'admin-invited',
  'qris-changed',
  'audit-checkpoint',
  'duties-changed',
  'factor-reset-of',
  'event-manager',
  'letter-test',
  'contact-message',
  'message-assigned',
] as const satisfies readonly MailKind[];

/**
 * Mails that a member can end: the end of the membership or of a period of credits approaches or has passed. Each has
 * a link that ends them, and a check whether its reader still wants it (`is-mail-still-valid.ts`).
 */
export const reminderKinds = [
  'membership-expiring',
  'membership-expired',
  'seat-expired',
  'credits-missing',
] as const satisfies readonly MailKind[];
export type ReminderKind = (typeof reminderKinds)[number];
