import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import {
  assertionField,
  codeField,
  creationOptions,
  ownPasswordField,
  passkeyNameField,
  registrationField,
  requestOptions,
} from './fields/identity.ts';
import { idInput, messageReply, time } from './fields/people.ts';
import { queryLimits } from './rules/query-limits.ts';

/** Shown once, and kept by nobody but their owner; none where those of before stay. */
const recoveryReply = messageReply.extend({ recoveryCodes: z.array(z.string()) });

/** What an admin asked for on behalf of somebody who has lost app and recovery codes. */
const resetReply = z.object({
  /** Name of the admin. */
  by: z.string(),
  /** When the factor goes, unless it is cancelled. */
  dueAt: time,
});

/** A wish may be sent twice: the second answer says that nothing changed. */
const resetChange = messageReply.extend({ changed: z.boolean() });

const sealedField = z.string().max(500);

/**
 * The second factor of the own account: codes of an authenticator app (decision 0076), passkeys (decision 0089), and
 * recovery codes for who has lost them. What changes it asks for the password, and for a code, or a proof of identity of
 * the last ten minutes where there is a passkey.
 */
export const secondFactor = {
  getFactor: {
    method: 'GET',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    reads: 4,
    input: z.object({}),
    reply: z.object({
      /** Null without one. */
      factor: z
        .object({
          since: time,
          recoveryLeft: z.number(),
          hasApp: z.boolean(),
          /** The oldest first. */
          passkeys: z.array(
            z.object({ _id: z.string(), name: z.string(), createdAt: time, usedAt: time.nullable() }),
          ),
        })
        .nullable(),
      reset: resetReply.nullable(),
      /** Of an admin without one: until when the back office is open without. */
      dueAt: time.nullable(),
    }),
  },
  /** Draws a secret for an app, and keeps nothing: what `saveFactor` confirms is the factor. */
  beginFactor: {
    method: 'POST',
    path: '/users/user/profile/factor/secret',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: z.object({
      /** In base 32, for who types it. */
      secret: z.string(),
      /** What the QR code says (otpauth). */
      uri: z.string(),
      /** Goes back with the first code; nobody but the function can read it. */
      sealed: z.string(),
    }),
  },
  /** The first app, or another one in its place; the other sessions end. Beside passkeys their recovery codes stay. */
  saveFactor: {
    method: 'PUT',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    // With two counts of attempts, and the factor of before.
    reads: 5,
    input: z.object({
      sealed: sealedField,
      /** Of the new app. */
      code: codeField,
      password: ownPasswordField,
      /** Of the app of before, or a recovery code, where there is one. */
      currentCode: codeField.optional(),
    }),
    reply: recoveryReply,
  },
  /** The app alone; what is left is the passkeys. */
  removeApp: {
    method: 'DELETE',
    path: '/users/user/profile/factor/app',
    access: 'signed-in',
    reads: 3,
    input: z.object({}),
    reply: messageReply,
  },
  /** How the browser makes a passkey; its answer goes back with `savePasskey`. */
  beginPasskey: {
    method: 'POST',
    path: '/users/user/profile/factor/passkeys/challenge',
    access: 'signed-in',
    reads: 4,
    input: z.object({}),
    reply: creationOptions,
  },
  /** A further passkey, or the first; the other sessions end. */
  savePasskey: {
    method: 'POST',
    path: '/users/user/profile/factor/passkeys',
    access: 'signed-in',
    // With two counts of attempts, the factor of before, and the challenge.
    reads: 6,
    input: z.object({
      name: passkeyNameField,
      passkey: registrationField,
      password: ownPasswordField,
      /** Of the app, or a recovery code, where there is an app and no passkey yet. */
      currentCode: codeField.optional(),
    }),
    reply: recoveryReply,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/users/user/profile/factor/passkeys/{id}',
    access: 'signed-in',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  /** The codes of before are void then. */
  makeRecoveryCodes: {
    method: 'POST',
    path: '/users/user/profile/factor/recovery',
    access: 'signed-in',
    reads: 5,
    input: z.object({ password: ownPasswordField, code: codeField.optional() }),
    reply: recoveryReply,
  },
  removeFactor: {
    method: 'DELETE',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    reads: 5,
    input: z.object({ password: ownPasswordField, code: codeField.optional() }),
    reply: messageReply,
  },
  /** How the browser asks a passkey for such a proof. */
  beginProof: {
    method: 'POST',
    path: '/users/user/profile/sessions/current/proof/challenge',
    access: 'signed-in',
    reads: 4,
    input: z.object({}),
    reply: requestOptions,
  },
  /**
   * Proves that the owner of the session is still there: by a code or a passkey, without a second factor by the password.
   */
  proveSession: {
    method: 'PUT',
    path: '/users/user/profile/sessions/current/proof',
    access: 'signed-in',
    // With a count of attempts, the factor, and the challenge of a passkey.
    reads: 5,
    input: z.object({
      password: ownPasswordField.optional(),
      code: codeField.optional(),
      passkey: assertionField.optional(),
    }),
    reply: messageReply,
  },
  /** Somebody else's, for who helps them. */
  getUserFactor: {
    method: 'GET',
    path: '/users/user/{id}/factor',
    access: 'admin',
    duty: 'people',
    reads: 4,
    input: idInput,
    reply: z.object({ since: time.nullable(), reset: resetReply.nullable() }),
  },
  /** The factor goes after a day, in which its owner and every admin know of it. */
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
