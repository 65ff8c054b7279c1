import * as z from 'zod';
import { duties } from '../rules/admins/duties.ts';
import { limits } from '../rules/limits.ts';
import { mailTroubleKinds } from '../rules/mails/bounces.ts';
import { genders, membershipStatuses, roles } from '../rules/membership.ts';
import {
  isOrcid,
  maxTypedCharacters,
  nidnPattern,
  normaliseLecturerNumber,
  normaliseOrcid,
  normaliseSintaId,
  nuptkPattern,
  sintaIdPattern,
} from '../rules/people/academic-ids.ts';
import {
  type OwnPersonField,
  type PersonField,
  personFieldNames,
  type SharedPersonField,
} from '../rules/people/person-fields.ts';
import { normalizePhone, phonePattern } from '../rules/people/phone-numbers.ts';
import { reviewReasons } from '../rules/review-reasons.ts';
import { locales } from '../text/language/localize.ts';
import { containsUrl, withoutInvisibleCharacters } from '../text/names.ts';
import { taxNumberDigits, taxNumberPattern } from '../text/tax-numbers.ts';
import { type CheckError, requiredError, tooLong, wording } from '../text/wording.ts';
import { dateTime, freeText, multilineField, textField } from './fields.ts';

export const consentReply = z.object({
  version: z.string(),
  at: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Consent = z.output<typeof consentReply>;

/** Creates a schema for the name of a person or an institution, which mails and lists show to others. */
export const createNameField = (maximum: number) =>
  textField(maximum)
    .overwrite(withoutInvisibleCharacters)
    .trim()
    // A longer one is refused anyway.
    .refine((name) => name.length > maximum || !containsUrl(name), { error: () => wording.addressInName });

export const nameField = createNameField(limits.nameCharacters).min(1, requiredError);

export const emailField = freeText()
  .trim()
  .toLowerCase()
  .min(1, requiredError)
  .max(limits.emailCharacters, tooLong(limits.emailCharacters))
  .pipe(z.email({ error: () => wording.emailInvalid }));

export const passwordField = z
  .string()
  .min(limits.passwordMinimum, { error: () => wording.passwordTooShort })
  .max(limits.passwordMaximum, tooLong(limits.passwordMaximum));

export const mailedCodeField = z.string().min(1, requiredError).max(limits.textCharacters);

/** Phone number in any grouping, stored as '+62…'; empty for none. */
export const phoneField = textField(limits.phoneCharacters)
  .overwrite(normalizePhone)
  .regex(phonePattern, { error: () => wording.phoneInvalid });

/** A select without a choice sends an empty string. */
const genderField = z.union([z.enum(genders), z.literal('')]);

const identifierField = (
  message: CheckError,
  normalise: (text: string) => string,
  isValid: (id: string) => boolean,
) => z.string().max(maxTypedCharacters, message).overwrite(normalise).refine(isValid, message);

/** Optional fields that members and admins edit (requirements 1.3.2). */
export const personFields = {
  gender: genderField.optional(),
  institution: createNameField(limits.textCharacters).optional(),
  institutionAddress: multilineField(limits.addressCharacters).optional(),
  city: textField(limits.cityCharacters).optional(),
  department: textField(limits.textCharacters).optional(),
  expertise: textField(limits.textCharacters).optional(),
  phoneNumber: phoneField.optional(),
  nuptk: identifierField({ error: () => wording.nuptkInvalid }, normaliseLecturerNumber, (id) =>
    nuptkPattern.test(id),
  ).optional(),
  nidn: identifierField({ error: () => wording.nidnInvalid }, normaliseLecturerNumber, (id) =>
    nidnPattern.test(id),
  ).optional(),
  orcid: identifierField({ error: () => wording.orcidInvalid }, normaliseOrcid, isOrcid).optional(),
  sintaId: identifierField({ error: () => wording.sintaInvalid }, normaliseSintaId, (id) =>
    sintaIdPattern.test(id),
  ).optional(),
} satisfies Record<SharedPersonField, z.ZodType>;

const latinPattern = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u;

export const latinNameField = nameField.regex(latinPattern, { error: () => wording.notLatin });

export const ownLatinNameField = createNameField(limits.nameCharacters).regex(
  new RegExp(`^$|${latinPattern.source}`, 'u'),
  { error: () => wording.notLatin },
);

/** Tax number (NPWP) in any grouping, stored as digits; empty for none. */
export const taxNumberField = z
  .string()
  .max(limits.phoneCharacters, { error: () => wording.taxNumberInvalid })
  .overwrite(taxNumberDigits)
  .regex(taxNumberPattern, { error: () => wording.taxNumberInvalid });

export const ownPersonFields = {
  taxNumber: taxNumberField.optional(),
} satisfies Record<OwnPersonField, z.ZodType>;

const personReply = {
  ...(Object.fromEntries(personFieldNames.map((field) => [field, z.string()])) as Record<
    Exclude<PersonField, 'gender'>,
    z.ZodString
  >),
  gender: genderField,
};

const pauseFields = {
  /** First day of a pause, and the day of the return, as starts of days; missing without one. */
  pausedFrom: dateTime.optional(),
  pausedUntil: dateTime.optional(),
};

const seatReply = z.object({
  institutionId: z.string(),
  institution: z.string(),
  isCoordinator: z.boolean(),
});

/** A user, as the owner and admins see it. */
export const userReply = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  ...personReply,
  role: z.enum(roles),
  isActive: z.enum(membershipStatuses),
  /** Path of the photo on the site's own origin, which changes with each new photo; null without one. */
  profilePhoto: z.string().nullable(),
  memberNumber: z.string().nullable(),
  /** Spelling of the name in Latin letters for receipts; empty if none was given for this name. */
  latinName: z.string(),
  /** Time at which the owner verified the email address; null before that. */
  emailVerifiedAt: dateTime.nullable(),
  /** Reason of the last rejected renewal; null after the next request. */
  rejectionReason: z.string().nullable(),
  consent: consentReply.nullable(),
  /** False if the member unsubscribed. A withdrawn consent stops reminders either way. */
  wantsReminders: z.boolean(),
  /** Language of mails; missing for Indonesian. */
  language: z.enum(locales).optional(),
  createdAt: dateTime,
  updatedAt: dateTime,
  validUntil: dateTime.nullable(),
  ...pauseFields,
  /** Mails to the address do not arrive, with the time of the first loss; missing otherwise. */
  mailTrouble: z.object({ kind: z.enum(mailTroubleKinds), since: dateTime }).optional(),
  /** Deadline of an admin without a second factor, if one is required. */
  factorDueAt: dateTime.optional(),
  /** When the account is deleted, as its owner requested; missing without a request. */
  deletionAt: dateTime.optional(),
  /** An import set the end of the membership, without a payment in the books; missing otherwise. */
  importedValidity: z.object({ at: dateTime }).optional(),
  /** Decision of the board about a membership for life; missing without one. */
  life: z.object({ decidedOn: z.string(), reason: z.string() }).optional(),
  /** Only for admins. */
  duties: z.array(z.enum(duties)).optional(),
  /** Ids of the events that an admin without the duty `events` manages. Only for admins. */
  managedEvents: z.array(z.string()).optional(),
  /** Omitted for individuals. */
  seat: seatReply.optional(),
  /** Question of an admin before the decision; null unless it waits for an answer. */
  question: z
    .object({
      text: z.string(),
      askedAt: dateTime,
      /** Start of the last day in Jakarta on which it can be answered. */
      answerBy: dateTime,
    })
    .nullable(),
  /** Answer to the last question, while the request waits. */
  answer: z
    .object({
      question: z.string(),
      text: z.string(),
      /** True if a new proof was uploaded with the answer. */
      hasProof: z.boolean(),
      answeredAt: dateTime,
    })
    .nullable(),
});
export type User = z.output<typeof userReply>;

/** A row of the admin lists: only the fields of their columns and of the detail dialog. */
export const userRow = userReply
  .omit({
    profilePhoto: true,
    rejectionReason: true,
    consent: true,
    wantsReminders: true,
    language: true,
    taxNumber: true,
    latinName: true,
    duties: true,
    deletionAt: true,
    factorDueAt: true,
    importedValidity: true,
    life: true,
  })
  .extend({
    requestedAt: dateTime.nullable(),
    /** Id of the waiting payment, which a decision sends back; null without one. */
    paymentId: z.string().nullable(),
    bill: z.string().nullable(),
    /** Amount of the waiting payment in whole rupiah; null without one, and where it is not recorded. */
    amount: z.number().int().nullable(),
    /** Reason why an admin must load the review before approving; null if no review is required. */
    needsReview: z.enum(reviewReasons).nullable(),
  });
export type UserRow = z.output<typeof userRow>;
