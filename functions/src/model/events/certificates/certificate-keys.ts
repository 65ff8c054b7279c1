import type { Environment } from '#data/firebase.ts';
import { parseSigningKeys, type SigningKeys } from '#model/card/signing-keys.ts';

const certificateKeyNames = {
  current: 'CERTIFICATE_SIGNING_KEY',
  previous: 'CERTIFICATE_PREVIOUS_KEYS',
} as const;

/** Parses the keys of credentials. Throws when a key cannot be parsed, or two have the same id. */
export const parseCertificateKeys = (environment: Environment): SigningKeys =>
  parseSigningKeys(environment, certificateKeyNames);
