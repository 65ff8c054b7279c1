import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { requiredError, tooLong } from '../text/wording.ts';
import { textField } from './fields.ts';

/** A code of an authenticator app, or a recovery code; the function distinguishes them. Apps show spaces in it. */
export const codeField = z
  .string()
  .overwrite((code) => code.replace(/\s/g, ''))
  .min(1, requiredError)
  .max(limits.textCharacters, tooLong(limits.textCharacters));

export const ownPasswordField = z.string(requiredError).min(1, requiredError).max(limits.passwordMaximum);

/** Bytes in base64url, as in WebAuthn JSON. */
const base64UrlField = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .regex(/^[\w-]+$/);

/** 'internal', 'usb', 'hybrid': only a hint for the browser's dialog. */
const transports = z.array(z.string().max(20)).max(10);

/** At most 1,023 bytes (WebAuthn Level 3, 6.1.1). */
const credentialId = base64UrlField(1364);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** Response of the browser for a new passkey (RegistrationResponseJSON). */
export const registrationField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64UrlField(4000),
    attestationObject: base64UrlField(16_000),
    transports: transports.optional(),
  }),
});
export type Registration = z.output<typeof registrationField>;

/** Response of a passkey to a challenge (AuthenticationResponseJSON). */
export const assertionField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64UrlField(4000),
    authenticatorData: base64UrlField(4000),
    signature: base64UrlField(8000),
  }),
});
export type Assertion = z.output<typeof assertionField>;

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options to create a passkey (PublicKeyCredentialCreationOptionsJSON). */
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

/** Options to request a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Empty for a login by passkey alone: the device offers the passkeys that it has. */
  allowCredentials: z.array(knownCredential),
  timeout: z.number(),
  userVerification: z.enum(['preferred', 'required']),
});
export type RequestOptions = z.output<typeof requestOptions>;

export const passkeyNameField = textField(60).min(1, requiredError);
