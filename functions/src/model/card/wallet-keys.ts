import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { Environment } from '#data/firebase.ts';

/** Signs passes of Google Wallet. */
export interface GoogleWalletKey {
  /** Address of the service account that is a user of the issuer account. */
  readonly account: string;
  readonly key: KeyObject;
  /** '{issuer id}.{name}'. Google creates the class with the first pass. */
  readonly passClass: string;
}

/** Signs passes of Apple Wallet. Certificates and key are PEM. */
export interface ApplePassKey {
  readonly certificate: string;
  readonly key: string;
  /** Intermediate certificate of Apple (WWDR). */
  readonly intermediate: string;
  readonly passType: string;
  readonly team: string;
  readonly expiresAt: Date;
}

/** Value of a deployment without passes. */
const disabled = 'off';

/** Parses a secret again only after it changed, because an RSA key takes a millisecond, and each card asks for it. */
function parseOnce<K>(parse: (secret: string) => K): (secret: string) => K {
  let known: { readonly secret: string; readonly key: K } | undefined;
  return (secret) => {
    if (known?.secret !== secret) known = { secret, key: parse(secret) };
    return known.key;
  };
}

const passClassForm = /^\d+\.[\w.-]+$/;

const parseGoogleSecret = parseOnce((secret): GoogleWalletKey => {
  try {
    const { client_email: account, private_key: pem, passClass } = JSON.parse(secret);
    const key = createPrivateKey(String(pem));
    const isComplete = typeof account === 'string' && typeof passClass === 'string';
    if (key.asymmetricKeyType === 'rsa' && isComplete && passClassForm.test(passClass))
      return { account, key, passClass };
  } catch {
    // Thrown below without the reason, which could quote the key.
  }
  throw new Error(
    `GOOGLE_WALLET_KEY must be the key file (JSON) of a service account with 'passClass', such as 3388000000012345678.card. Or ${disabled}.`,
  );
});

/** Returns the key for Google Wallet; undefined if it is `off`. Throws for a key that cannot be used. */
export const parseGoogleWalletKey = ({
  GOOGLE_WALLET_KEY = disabled,
}: Environment): GoogleWalletKey | undefined =>
  GOOGLE_WALLET_KEY === disabled ? undefined : parseGoogleSecret(GOOGLE_WALLET_KEY);

const pemBlock = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

const subjectValue = (certificate: X509Certificate, name: string): string =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(certificate.subject)?.[1] ?? '';

const parseAppleSecret = parseOnce((secret): ApplePassKey => {
  try {
    const blocks = secret.match(pemBlock) ?? [];
    const pem = blocks.find((block) => block.includes('PRIVATE KEY')) ?? '';
    const key = createPrivateKey(pem);
    const certificates = blocks.filter((block) => block !== pem).map((block) => new X509Certificate(block));
    const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
    const intermediate = certificates.find((certificate) => certificate !== own);
    // The names of the certificates may agree although another key signed.
    if (own && intermediate && own.checkIssued(intermediate) && own.verify(intermediate.publicKey))
      return {
        certificate: own.toString(),
        key: pem,
        intermediate: intermediate.toString(),
        passType: subjectValue(own, 'UID'),
        team: subjectValue(own, 'OU'),
        expiresAt: new Date(own.validTo),
      };
  } catch {
    // Thrown below without the reason, which could quote the key.
  }
  throw new Error(
    `APPLE_PASS_KEY must be PEM: the certificate of the pass type, its key without password, and the certificate of Apple that issued it. Or ${disabled}.`,
  );
});

/** Returns the key for Apple Wallet; undefined if it is `off`. Throws for a key that cannot be used. */
export const parseApplePassKey = ({ APPLE_PASS_KEY = disabled }: Environment): ApplePassKey | undefined =>
  APPLE_PASS_KEY === disabled ? undefined : parseAppleSecret(APPLE_PASS_KEY);
