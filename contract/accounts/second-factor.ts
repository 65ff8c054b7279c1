import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idInput, messageReply } from '../schemas/fields.ts';
import {
  assertionField,
  codeField,
  creationOptions,
  ownPasswordField,
  passkeyNameField,
  registrationField,
  requestOptions,
} from '../schemas/identity.ts';

/** Shown once; the function stores hashes only. Empty if the earlier codes stay valid. */
const recoveryReply = messageReply.extend({ recoveryCodes: z.array(z.string()) });

/** Reset of a second factor that an admin requested for a user who lost app and recovery codes. */
const resetReply = z.object({
  /** Name of the requesting admin. */
  by: z.string(),
  /** Time at which the factor is removed, unless the reset is cancelled. */
  dueAt: dateTime,
});

/** Safe to repeat: the second reply says that nothing changed. */
const resetChange = messageReply.extend({ changed: z.boolean() });

const encryptedField = z.string().max(500);

/**
 * Endpoints for the caller's second factor (decision 0076). Changes require the password and a
 * code. With a passkey, they require a re-authentication within the last ten minutes instead of a code.
 */
export const secondFactor = {
  getFactor: {
    method: 'GET',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({
      /** Null without a second factor. */
      factor: z
        .object({
          since: dateTime,
          recoveryLeft: z.number(),
          hasApp: z.boolean(),
          /** Oldest first. */
          passkeys: z.array(
            z.object({ _id: z.string(), name: z.string(), createdAt: dateTime, usedAt: dateTime.nullable() }),
          ),
        })
        .nullable(),
      reset: resetReply.nullable(),
      /** For an admin without a second factor: deadline after which the admin area is closed. */
      dueAt: dateTime.nullable(),
    }),
  },
  /** Generates a secret for an app without storing it. `saveFactor` confirms and stores it. */
  beginFactor: {
    method: 'POST',
    path: '/users/user/profile/factor/secret',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: z.object({
      /** Secret in base 32, to type it into the app. */
      secret: z.string(),
      /** Content of the QR code (otpauth URI). */
      uri: z.string(),
      /** Encrypted secret, which the client sends back with the first code. */
      sealed: z.string(),
    }),
  },
  /** Sets or replaces the app and ends the other sessions. With passkeys, the recovery codes stay valid. */
  saveFactor: {
    method: 'PUT',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    input: z.object({
      sealed: encryptedField,
      code: codeField,
      password: ownPasswordField,
      /** Code of the current app or a recovery code; required if there is an app. */
      currentCode: codeField.optional(),
    }),
    reply: recoveryReply,
  },
  removeApp: {
    method: 'DELETE',
    path: '/users/user/profile/factor/app',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: messageReply,
  },
  /**
   * Returns the options to create a passkey, after all proofs of the owner: a refusal later would leave a
   * passkey on the device that no account has. `savePasskey` sends the response of the browser.
   */
  beginPasskey: {
    method: 'POST',
    path: '/users/user/profile/factor/passkeys/challenge',
    access: 'signed-in',
    input: z.object({
      password: ownPasswordField,
      /** Code of the app or a recovery code; required if there is an app and no passkey yet. */
      currentCode: codeField.optional(),
    }),
    reply: creationOptions,
  },
  /** Adds a passkey and ends the other sessions. */
  savePasskey: {
    method: 'POST',
    path: '/users/user/profile/factor/passkeys',
    access: 'signed-in',
    input: z.object({ name: passkeyNameField, passkey: registrationField }),
    reply: recoveryReply,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/users/user/profile/factor/passkeys/{id}',
    access: 'signed-in',
    limitsChanges: true,
    input: idInput,
    reply: messageReply,
  },
  /** Replaces all earlier recovery codes. */
  makeRecoveryCodes: {
    method: 'POST',
    path: '/users/user/profile/factor/recovery',
    access: 'signed-in',
    input: z.object({ password: ownPasswordField, code: codeField.optional() }),
    reply: recoveryReply,
  },
  removeFactor: {
    method: 'DELETE',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    input: z.object({ password: ownPasswordField, code: codeField.optional() }),
    reply: messageReply,
  },
  /** Returns the options with which the browser requests a passkey for a re-authentication. */
  beginProof: {
    method: 'POST',
    path: '/users/user/profile/sessions/current/proof/challenge',
    access: 'signed-in',
    input: z.object({}),
    reply: requestOptions,
  },
  /** Requires a code or a passkey. Without a second factor, it requires the password. */
  proveSession: {
    method: 'PUT',
    path: '/users/user/profile/sessions/current/proof',
    access: 'signed-in',
    input: z.object({
      password: ownPasswordField.optional(),
      code: codeField.optional(),
      passkey: assertionField.optional(),
    }),
    reply: messageReply,
  },
  /** Returns the state of another user's second factor, for an admin who helps the user. */
  getUserFactor: {
    method: 'GET',
    path: '/users/user/{id}/factor',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: z.object({ since: dateTime.nullable(), reset: resetReply.nullable() }),
  },
  /** Requests the removal of a second factor after a day. Its owner and every admin are notified. */
  askFactorReset: {
    method: 'POST',
    path: '/users/user/{id}/factor/reset',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 4 + queryLimits.admins,
    input: idInput,
    reply: resetChange,
  },
  cancelFactorReset: {
    method: 'DELETE',
    path: '/users/user/{id}/factor/reset',
    access: 'self-or-admin',
    duty: 'people',
    reads: 4 + queryLimits.admins,
    input: idInput,
    reply: resetChange,
  },
} as const satisfies Record<string, Endpoint>;
