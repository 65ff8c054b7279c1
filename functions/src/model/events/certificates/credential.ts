import { eventPath } from 'contract/entry-paths';
import { certificatePath } from 'contract/rules/events/certificates';
import { association } from 'contract/text/association';
import type { SigningKeys } from '#model/card/signing-keys.ts';
import type { CertificateRecord } from './records.ts';

const { siteUrl } = association;

/** The only algorithm. It is not read from a credential. */
const algorithm = 'EdDSA';

/** Public keys of credentials, as JSON Web Keys. */
export const toJsonWebKeys = ({ all }: SigningKeys) =>
  all.map(({ id, publicKey }) => ({
    kty: 'OKP' as const,
    crv: 'Ed25519' as const,
    x: publicKey,
    kid: id,
    alg: 'EdDSA' as const,
    use: 'sig' as const,
  }));

/** Members of an Open Badges 3.0 credential. The address of the holder is only a salted hash. */
function toCredential(certificate: CertificateRecord) {
  const { code, name, title, eventTitle, event, credits, holder, issuedAt } = certificate;
  const { points = 0 } = credits ?? {};
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `${siteUrl}${certificatePath(code)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: {
      id: siteUrl,
      type: ['Profile'],
      name: association.name,
      url: siteUrl,
      email: association.serviceEmail,
    },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityType: 'emailAddress',
          identityHash: `sha256$${holder.hash}`,
          salt: holder.salt,
        },
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: name },
      ],
      activityStartDate: certificate.eventStartsAt.toISOString(),
      activityEndDate: certificate.eventEndsAt.toISOString(),
      ...(points === 0 ? {} : { creditsEarned: points }),
      achievement: {
        id: `${siteUrl}${eventPath(event)}`,
        type: ['Achievement'],
        name: eventTitle,
        description: `${title}: ${eventTitle}`,
        criteria: { narrative: 'Hadir di acara ini. / Attended this event.' },
        ...(points === 0 ? {} : { creditsAvailable: points }),
      },
    },
  };
}

const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs a certificate as VC-JWT: the members of the credential are the claims. Equal ones give equal texts. */
export function signCredential(certificate: CertificateRecord, keys: SigningKeys): string {
  const key = toJsonWebKeys(keys).find(({ kid }) => kid === keys.id);
  const credential = toCredential(certificate);
  const header = encodePart({ alg: algorithm, typ: 'JWT', kid: keys.id, jwk: key });
  const payload = encodePart({
    ...credential,
    iss: siteUrl,
    jti: credential.id,
    nbf: Math.floor(certificate.issuedAt.getTime() / 1000),
  });
  const signed = `${header}.${payload}`;
  return `${signed}.${Buffer.from(keys.sign(Buffer.from(signed))).toString('base64url')}`;
}
