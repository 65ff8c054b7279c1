import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { newProfilePhotoSlot, profilePhotoSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { basedOn, dateTime, messageReply } from '../schemas/fields.ts';
import {
  consentReply,
  nameField,
  ownLatinNameField,
  ownPersonFields,
  personFields,
  userReply,
} from '../schemas/people.ts';
import { sessionIdField, sessionsReply } from '../schemas/sessions.ts';
import { locales } from '../text/language/localize.ts';
import { requiredError } from '../text/wording.ts';

export const ownProfile = {
  updateProfile: {
    method: 'PUT',
    path: '/users/user/profile',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({
      name: nameField,
      ...personFields,
      ...ownPersonFields,
      /** Spelling in Latin letters for receipts, if the name has other letters. An empty value removes it. */
      latinName: ownLatinNameField.optional(),
      basedOn,
    }),
    files: { profilePhoto: profilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  /** Replaces the photo only; concurrent edits of other fields are not affected. */
  changePhoto: {
    method: 'PUT',
    path: '/users/user/profile/photo',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    files: { profilePhoto: newProfilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  /** Chooses the language of mails to the caller. Safe to repeat. */
  saveOwnLanguage: {
    method: 'PUT',
    path: '/users/user/profile/language',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ language: z.enum(locales) }),
    reply: messageReply,
  },
  listSessions: {
    method: 'GET',
    path: '/users/user/profile/sessions',
    access: 'signed-in',
    input: z.object({}),
    reply: sessionsReply,
  },
  /** Records activity of the caller's session. Every call that requires a login does this as well. */
  useSession: {
    method: 'PUT',
    path: '/users/user/profile/sessions/current',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({ isLogin: z.literal(true) }),
  },
  /** Ends one session, or with `others` every session except the caller's. */
  endSession: {
    method: 'DELETE',
    path: '/users/user/profile/sessions/{session}',
    access: 'signed-in',
    input: z.object({ session: z.union([z.literal('others'), sessionIdField]) }),
    reply: messageReply,
  },
  /** Returns a zip of `data.json`, the photo, and the payment proofs and files of answers that still exist. */
  downloadOwnData: {
    method: 'GET',
    path: '/users/user/profile/data',
    access: 'signed-in',
    // Includes the open bill and the second factor. Each payment adds its ledger entry and its bill.
    reads:
      7 +
      3 * limits.shownPayments +
      limits.ownData.activities +
      queryLimits.ownImportChunks +
      3 * queryLimits.ownEventRegistrations +
      queryLimits.ownEventWaiting +
      queryLimits.ownEventGroups +
      limits.ownCertificates +
      limits.creditEntries +
      limits.ownActivities +
      queryLimits.ownLetters,
    input: z.object({}),
    reply: fileReply,
  },
  /**
   * Ends all sessions of an account in any status, except the last admin's, and deletes it after seven days.
   * A login before that cancels the deletion. The password is sent in the body. A second factor requires a
   * re-authentication within the last ten minutes.
   */
  deleteOwnAccount: {
    method: 'DELETE',
    path: '/users/user/profile',
    access: 'signed-in',
    // Includes an attempt count. Then the institution, or the admins and their number.
    reads: 5 + queryLimits.admins,
    input: z.object({
      password: z.string(requiredError).min(1, requiredError).max(limits.passwordMaximum),
    }),
    reply: messageReply.extend({ deletionAt: dateTime }),
  },
  /** Records consent to the text version that the form showed; `conflict` if another version is in force. */
  giveConsent: {
    method: 'PUT',
    path: '/users/user/profile/consent',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ version: z.string().max(20) }),
    reply: messageReply.extend({ consent: consentReply }),
  },
  /** Stops reminder mails; `wrong-status` if the caller never gave consent. */
  withdrawConsent: {
    method: 'DELETE',
    path: '/users/user/profile/consent',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: messageReply.extend({ consent: consentReply }),
  },
} as const satisfies Record<string, Endpoint>;
