import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { logoSlot, paymentProofSlot, profilePhotoSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { roles } from '../rules/membership.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { messageReply } from '../schemas/fields.ts';
import { assertionField, codeField, requestOptions } from '../schemas/identity.ts';
import { membershipFields, requiredForInstitutions } from '../schemas/institution-details.ts';
import { newPasswordFields, passwordsMatch } from '../schemas/passwords.ts';
import { emailField, mailedCodeField, nameField, personFields } from '../schemas/people.ts';
import { withoutControls } from '../text/names.ts';
import { requiredError } from '../text/wording.ts';

const loginReply = z.object({
  token: z.string(),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }),
  /** Effect of this login that the user must know; missing for most logins. */
  notice: z.string().optional(),
});

const ticketField = z.string().max(limits.textCharacters);

const registrationInput = z
  .object({
    name: nameField,
    email: emailField,
    ...newPasswordFields,
    ...personFields,
    ...membershipFields,
    /** Code of the bill that the form showed. It is ignored if it is unknown, or the key is another one. */
    bill: z.string().max(limits.textCharacters).optional(),
    /** Key with which the browser opened the bill. */
    billKey: z.string().max(limits.textCharacters).optional(),
  })
  .refine(...requiredForInstitutions('institution'))
  .refine(...requiredForInstitutions('institutionKind'))
  .refine(...requiredForInstitutions('institutionAddress'))
  .refine(...passwordsMatch);

type RegistrationFields = typeof registrationInput.shape;

/** Accepts any values, because the check of a registration reports all problems in one reply. */
const uncheckedInput = z.object(
  Object.fromEntries(
    Object.keys(registrationInput.shape).map((name) => [name, z.unknown().optional()]),
  ) as Record<keyof RegistrationFields, z.ZodOptional<z.ZodUnknown>>,
);

/** Endpoints for registration, its verified address, login and logout (requirements 2.10, 2.11 and 5.2). */
export const accounts = {
  getLoginStatus: {
    method: 'GET',
    path: '/user/status',
    access: 'anyone',
    input: z.object({}),
    reply: z.object({ isLogin: z.boolean() }),
  },
  register: {
    method: 'POST',
    path: '/users/user',
    access: 'anyone',
    idempotent: true,
    // Reads the limits and the bill, then searches for similar proofs.
    reads: 4 + queryLimits.similarProofSearch,
    input: registrationInput,
    files: { profilePhoto: profilePhotoSlot, logo: logoSlot, paymentProof: paymentProofSlot },
    reply: z.object({ message: z.string(), _id: z.string() }),
    status: 201,
  },
  /**
   * Reports all problems of a registration before its files are sent. `register` checks everything again. An
   * early reply to `register` is no alternative: the platform passes on only complete bodies, and browsers
   * report a connection error if a reply arrives before the body is sent.
   */
  checkRegistration: {
    method: 'POST',
    path: '/users/user/check',
    access: 'anyone',
    input: uncheckedInput,
    reply: z.object({}),
  },
  login: {
    method: 'POST',
    path: '/users/login',
    access: 'anyone',
    // Includes the request to reset a second factor.
    reads: 7,
    input: z.object({
      email: z
        .string()
        .overwrite(withoutControls)
        .trim()
        .toLowerCase()
        .min(1, requiredError)
        .max(limits.emailCharacters),
      password: z.string().min(1, requiredError).max(limits.passwordMaximum),
    }),
    reply: loginReply,
  },
  loginByCode: {
    method: 'POST',
    path: '/users/login/code',
    access: 'anyone',
    input: z.object({ ticket: ticketField, code: codeField }),
    reply: loginReply,
  },
  /** Returns the options for requesting a passkey as the second factor of a login. */
  beginPasskeyLogin: {
    method: 'POST',
    path: '/users/login/passkey/challenge',
    access: 'anyone',
    input: z.object({ ticket: ticketField }),
    reply: requestOptions,
  },
  loginByPasskey: {
    method: 'POST',
    path: '/users/login/passkey',
    access: 'anyone',
    input: z.object({ ticket: ticketField, passkey: assertionField }),
    reply: loginReply,
  },
  /** Returns the options for a login by passkey alone. */
  beginPasskeySignIn: {
    method: 'POST',
    path: '/users/login/passkey-only/challenge',
    access: 'anyone',
    input: z.object({}),
    reply: requestOptions,
  },
  /** Logs in without address and password. The device must have verified its owner (decision 0076). */
  signInByPasskey: {
    method: 'POST',
    path: '/users/login/passkey-only',
    access: 'anyone',
    input: z.object({ passkey: assertionField }),
    reply: loginReply,
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    access: 'signed-in',
    admitsDisplaced: true,
    input: z.object({}),
    reply: messageReply,
  },
  /**
   * Verifies the address by the mailed code. A code works once. Unverified accounts are not restricted
   * (requirements 6.8.4).
   */
  verifyEmail: {
    method: 'POST',
    path: '/users/verify-email',
    access: 'anyone',
    input: z.object({ oobCode: mailedCodeField }),
    reply: messageReply,
  },
  /** Mails a new code to the caller, unless the address is already verified. */
  resendVerification: {
    method: 'POST',
    path: '/users/user/profile/verification',
    access: 'signed-in',
    input: z.object({}),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
