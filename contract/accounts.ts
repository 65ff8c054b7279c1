import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { assertionField, codeField, requestOptions } from './fields/identity.ts';
import { membershipFields, namedByInstitutions } from './fields/institution-details.ts';
import { newPasswordFields, passwordsMatch } from './fields/passwords.ts';
import { emailField, messageReply, nameField, personFields } from './fields/people.ts';
import { logoSlot, paymentProofSlot, profilePhotoSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { roles } from './rules/membership.ts';
import { queryLimits } from './rules/query-limits.ts';
import { wording } from './words/wording.ts';

const loginReply = z.object({
  token: z.string(),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }),
});

const ticketField = z.string().max(limits.textCharacters);

/** Whether somebody is logged in, registration, login and logout (requirements 2.10, 2.11 and 5.2). */
export const accounts = {
  getLoginStatus: {
    method: 'GET',
    path: '/user/status',
    access: 'anyone',
    reads: 2,
    input: z.object({}),
    reply: z.object({ isLogin: z.boolean() }),
  },
  register: {
    method: 'POST',
    path: '/users/user',
    access: 'anyone',
    once: true,
    // The bill; then those with such a proof are looked for.
    reads: 3 + queryLimits.alikeProofs,
    input: z
      .object({
        name: nameField,
        email: emailField,
        ...newPasswordFields,
        ...personFields,
        ...membershipFields,
        /** Code of the bill that was shown; one that is none is left alone. */
        bill: z.string().max(limits.textCharacters).optional(),
      })
      .refine(...namedByInstitutions('institution'))
      .refine(...namedByInstitutions('institutionKind'))
      .refine(...namedByInstitutions('institutionAddress'))
      .refine(...passwordsMatch),
    files: { profilePhoto: profilePhotoSlot, logo: logoSlot, paymentProof: paymentProofSlot },
    reply: z.object({ message: z.string(), _id: z.string() }),
    status: 201,
  },
  login: {
    method: 'POST',
    path: '/users/login',
    access: 'anyone',
    // With the wish to reset a second factor.
    reads: 7,
    input: z.object({
      email: z.string().trim().toLowerCase().min(1, wording.required).max(limits.emailCharacters),
      password: z.string().min(1, wording.required).max(limits.passwordMaximum),
    }),
    reply: loginReply,
  },
  /** Goes on with a login that was answered `code-needed`. */
  loginByCode: {
    method: 'POST',
    path: '/users/login/code',
    access: 'anyone',
    // The ticket, a count of attempts, account, sessions and factor.
    reads: 5,
    input: z.object({ ticket: ticketField, code: codeField }),
    reply: loginReply,
  },
  /** How the browser asks a passkey, for such a login of who has one. */
  beginPasskeyLogin: {
    method: 'POST',
    path: '/users/login/passkey/challenge',
    access: 'anyone',
    // The ticket, a count of attempts, the factor.
    reads: 3,
    input: z.object({ ticket: ticketField }),
    reply: requestOptions,
  },
  loginByPasskey: {
    method: 'POST',
    path: '/users/login/passkey',
    access: 'anyone',
    // As by a code, with the challenge.
    reads: 6,
    input: z.object({ ticket: ticketField, passkey: assertionField }),
    reply: loginReply,
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
