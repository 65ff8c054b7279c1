import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { codeField, ownPasswordField } from './fields/codes.ts';
import { idInput, messageReply, time } from './fields/people.ts';
import { queryLimits } from './rules/query-limits.ts';

/** Shown once, and kept by nobody but their owner. */
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
 * The second factor of the own account: codes of an authenticator app, and recovery codes for who has lost it (decision
 * 0076). What changes it asks for password and code.
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
      factor: z.object({ since: time, recoveryLeft: z.number() }).nullable(),
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
  /** The first app, or another one in its place; the other sessions end. */
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
  /** The codes of before are void then. */
  makeRecoveryCodes: {
    method: 'POST',
    path: '/users/user/profile/factor/recovery',
    access: 'signed-in',
    reads: 5,
    input: z.object({ password: ownPasswordField, code: codeField }),
    reply: recoveryReply,
  },
  removeFactor: {
    method: 'DELETE',
    path: '/users/user/profile/factor',
    access: 'signed-in',
    reads: 5,
    input: z.object({ password: ownPasswordField, code: codeField }),
    reply: messageReply,
  },
  /** Proves that the owner of the session is still there: by a code, without a second factor by the password. */
  proveSession: {
    method: 'PUT',
    path: '/users/user/profile/sessions/current/proof',
    access: 'signed-in',
    reads: 4,
    input: z.object({ password: ownPasswordField.optional(), code: codeField.optional() }),
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
