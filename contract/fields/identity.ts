import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';

/** A code of an authenticator app, or one of the recovery codes: which it is the function sees. */
export const codeField = z
  .string()
  .trim()
  .min(1, wording.required)
  .max(limits.textCharacters, wording.tooLong);

/** The password of who asks, once more. */
export const ownPasswordField = z
  .string(wording.required)
  .min(1, wording.required)
  .max(limits.passwordMaximum);

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (atMost: number) =>
  z
    .string()
    .max(atMost)
    .regex(/^[\w-]+$/);

/** Of how an authenticator talks to the browser: 'internal', 'usb', 'hybrid'. Tells nothing but what to offer first. */
const transports = z.array(z.string().max(20)).max(10);

/** 1,023 bytes at most (WebAuthn Level 3, 6.1.1). */
const credentialId = bytes(1364);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What the browser says of a new passkey (RegistrationResponseJSON). */
export const registrationField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: transports.optional(),
  }),
});
export type Registration = z.output<typeof registrationField>;

/** What a passkey answers to a challenge (AuthenticationResponseJSON). */
export const assertionField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
  }),
});
export type Assertion = z.output<typeof assertionField>;

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What the browser makes a passkey by (PublicKeyCredentialCreationOptionsJSON). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** What the browser asks a passkey by (PublicKeyCredentialRequestOptionsJSON). */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(knownCredential),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** What its owner calls it, to tell it from their others. */
export const passkeyNameField = z.string().trim().min(1, wording.required).max(60, wording.tooLong);
