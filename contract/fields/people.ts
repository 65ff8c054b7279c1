import * as z from 'zod';
import { duties } from '../rules/admins/duties.ts';
import { limits } from '../rules/limits.ts';
import { genders, membershipStatuses, roles } from '../rules/membership.ts';
import { reviewReasons } from '../rules/review-reasons.ts';
import { holdsAddress, withoutDirectionMarks } from '../words/direction-marks.ts';
import { taxNumberDigits, taxNumberForm } from '../words/tax-numbers.ts';
import { wording } from '../words/wording.ts';

/** What somebody agreed to, and whether it still stands. */
export const consentReply = z.object({
  version: z.string(),
  /** When it was given, for the last time. */
  at: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Consent = z.output<typeof consentReply>;

/** Fields that describe a person, as they travel in requests and replies. Times are ISO 8601 in UTC. */
export const text = (maximum: number, allowed = /^\P{Cc}*$/u) =>
  z
    .string(wording.required)
    .trim()
    .max(maximum, wording.tooLong)
    .regex(allowed, wording.unsupportedCharacter);

/** An address may have lines. */
export const lines = (maximum: number) => text(maximum, /^[\P{Cc}\r\n]*$/u);

/** The name of an article, event, journal or product. */
export const titleField = text(limits.titleCharacters).min(1, wording.required);

/** The name of a person or an institution, which mails and lists show to others. */
export const nameOf = (maximum: number) =>
  text(maximum)
    .overwrite(withoutDirectionMarks)
    .trim()
    .refine((name) => !holdsAddress(name), wording.addressInName);

export const nameField = nameOf(limits.nameCharacters).min(1, wording.required);

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, wording.required)
  .max(limits.emailCharacters, wording.tooLong)
  .pipe(z.email(wording.emailInvalid));

export const passwordField = z
  .string()
  .min(limits.passwordMinimum, wording.passwordTooShort)
  .max(limits.passwordMaximum, wording.tooLong);

/** A code of Firebase Auth, out of the link of a mail. */
export const mailedCodeField = z.string().min(1, wording.required).max(limits.textCharacters);

/** An unset select sends an empty string. */
export const genderField = z.union([z.enum(genders), z.literal('')]);

/** What a person may say of themselves, all optional (requirements 1.3.2). */
export const personFields = {
  gender: genderField.optional(),
  institution: text(limits.textCharacters).optional(),
  institutionAddress: lines(limits.addressCharacters).optional(),
  department: text(limits.textCharacters).optional(),
  expertise: text(limits.textCharacters).optional(),
  phoneNumber: text(limits.phoneCharacters).optional(),
};

const inLatin = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u;

/** A name in Latin letters. */
export const latinNameField = nameField.regex(inLatin, wording.notLatin);

/** The same, or nothing. */
export const ownLatinNameField = text(limits.nameCharacters).regex(
  new RegExp(`^$|${inLatin.source}`, 'u'),
  wording.notLatin,
);

/** A taxpayer's number (NPWP) in whatever groups, kept as its digits; empty for none. */
export const taxNumberField = z
  .string()
  .max(limits.phoneCharacters, wording.taxNumberInvalid)
  .overwrite(taxNumberDigits)
  .regex(taxNumberForm, wording.taxNumberInvalid);

/** Account ids are made by the function: letters and digits only, so that they are safe in paths. */
export const idField = z.string().regex(/^[A-Za-z0-9]{1,64}$/);

export const idInput = z.object({ id: idField });

export const time = z.iso.datetime();

/** The seat that somebody has in an institution. */
export const seatReply = z.object({
  institutionId: z.string(),
  institution: z.string(),
  isCoordinator: z.boolean(),
});

/** A user as it goes to its owner and to admins. */
export const userReply = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  gender: genderField,
  role: z.enum(roles),
  institution: z.string(),
  institutionAddress: z.string(),
  department: z.string(),
  expertise: z.string(),
  phoneNumber: z.string(),
  isActive: z.enum(membershipStatuses),
  /** Path of the photo below the own origin, changing with each new photo; null without one. */
  profilePhoto: z.string().nullable(),
  memberNumber: z.string().nullable(),
  /** NPWP for receipts, digits only; empty without one. */
  taxNumber: z.string(),
  /** How receipts write the name in Latin letters; empty where that was not said of this name. */
  latinName: z.string(),
  /** When the owner proved that the address is theirs; null until then. */
  emailVerifiedAt: time.nullable(),
  /** Why the last renewal was rejected, while it stands. */
  rejectionReason: z.string().nullable(),
  /** Null where none was recorded. */
  consent: consentReply.nullable(),
  /** False for who ended the reminders; where the consent was taken back none come either way. */
  wantsReminders: z.boolean(),
  createdAt: time,
  updatedAt: time,
  validUntil: time.nullable(),
  /** Of admins alone: what they are there for. */
  /** Of an admin without a second factor: until when the back office is open without; left out where it is not asked for. */
  factorDueAt: time.optional(),
  duties: z.array(z.enum(duties)).optional(),
  /** Left out for individuals. */
  seat: seatReply.optional(),
  /** What an admin wants to know before deciding; null unless it waits for an answer. */
  question: z
    .object({
      text: z.string(),
      askedAt: time,
      /** Beginning of the last day in Jakarta on which it may be answered. */
      answerBy: time,
    })
    .nullable(),
  /** The answer to the last question, while the request waits. */
  answer: z
    .object({
      question: z.string(),
      text: z.string(),
      /** A new proof came with it. */
      hasProof: z.boolean(),
      answeredAt: time,
    })
    .nullable(),
});
export type User = z.output<typeof userReply>;

/** A row of the admin lists: no photo, no more than their columns and the detail modal show. */
export const userRow = userReply
  .omit({
    profilePhoto: true,
    rejectionReason: true,
    consent: true,
    wantsReminders: true,
    taxNumber: true,
    latinName: true,
    duties: true,
    factorDueAt: true,
  })
  .extend({
    /** When the request that waits was handed in; null for who has none. */
    requestedAt: time.nullable(),
    /** The payment that waits with it, which a decision names; null for who has none. */
    paymentId: z.string().nullable(),
    /** Code of the bill that it was handed in with; null without one. */
    bill: z.string().nullable(),
    /** Why it may be approved only by who has seen its review; null where it may be at once. */
    needsReview: z.enum(reviewReasons).nullable(),
  });
export type UserRow = z.output<typeof userRow>;

export const messageReply = z.object({ message: z.string() });
