import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { basedOn } from './fields/editing.ts';
import {
  messageReply,
  nameField,
  ownLatinNameField,
  personFields,
  taxNumberField,
  userReply,
} from './fields/people.ts';
import { sessionIdField, sessionsReply } from './fields/sessions.ts';
import { newProfilePhotoSlot, profilePhotoSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { queryLimits } from './rules/query-limits.ts';
import { wording } from './words/wording.ts';

/** What people do with their own account; reading it is `getProfile`. */
export const ownProfile = {
  updateProfile: {
    method: 'PUT',
    path: '/users/user/profile',
    access: 'signed-in',
    reads: 4,
    input: z.object({
      name: nameField,
      ...personFields,
      taxNumber: taxNumberField.optional(),
      /** How receipts write a name with other letters; empty takes it back. */
      latinName: ownLatinNameField.optional(),
      basedOn,
    }),
    files: { profilePhoto: profilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  /** The photo alone; everything else stays as it is, whoever edits it meanwhile. */
  changePhoto: {
    method: 'PUT',
    path: '/users/user/profile/photo',
    access: 'signed-in',
    reads: 4,
    input: z.object({}),
    files: { profilePhoto: newProfilePhotoSlot },
    reply: z.object({ message: z.string(), user: userReply }),
  },
  listSessions: {
    method: 'GET',
    path: '/users/user/profile/sessions',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: sessionsReply,
  },
  /** Tells that the one who asks is at work, as every call does but those that anyone may make. */
  useSession: {
    method: 'PUT',
    path: '/users/user/profile/sessions/current',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: z.object({ isLogin: z.literal(true) }),
  },
  /** Ends one session, or with `others` every one but the caller's. */
  endSession: {
    method: 'DELETE',
    path: '/users/user/profile/sessions/{session}',
    access: 'signed-in',
    reads: 2,
    input: z.object({ session: z.union([z.literal('others'), sessionIdField]) }),
    reply: messageReply,
  },
  /** What is kept of the caller as a zip: `data.json`, the photo, and the proofs that are still there. */
  downloadOwnData: {
    method: 'GET',
    path: '/users/user/profile/data',
    access: 'signed-in',
    // With a count of attempts, the open bill and the second factor; each payment with its entry in the books and its bill.
    reads: 6 + 3 * limits.shownPayments + limits.ownData.activities,
    input: z.object({}),
    reply: fileReply,
  },
  /** Deletes the own account, whatever its status; the last admin's stays. The password travels in the body. */
  deleteOwnAccount: {
    method: 'DELETE',
    path: '/users/user/profile',
    access: 'signed-in',
    // With a count of attempts, the payments, and the institution or the admins and their number.
    reads: 4 + queryLimits.ownPayments + queryLimits.admins,
    input: z.object({
      password: z.string(wording.required).min(1, wording.required).max(limits.passwordMaximum),
    }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
