import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const { pki } = forge;

/** Object id of UID, which contains the pass type (RFC 4519). */
const userId = '0.9.2342.19200300.100.1.1';

const createKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

interface Named {
  readonly type?: string;
  readonly name?: string;
  readonly value: string;
}

function createCertificate(publicKey: string, subject: Named[], issuer: Named[], key: string, end: Date) {
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2025-01-01');
  certificate.validity.notAfter = end;
  certificate.setSubject(subject as forge.pki.CertificateField[]);
  certificate.setIssuer(issuer as forge.pki.CertificateField[]);
  certificate.sign(pki.privateKeyFromPem(key), forge.md.sha256.create());
  return pki.certificateToPem(certificate);
}

/**
 * Creates the key and the certificates of a pass type, as Apple issues them.
 *
 * @param end end of the certificate
 */
export function makeApplePassKey(end = new Date('2040-01-01')) {
  const [authority, own] = [createKeys(), createKeys()];
  const authorityName = [{ name: 'commonName', value: 'Test authority' }];
  const ownName = [
    { type: userId, value: 'pass.org.example.test' },
    { name: 'organizationalUnitName', value: 'TEAM123456' },
  ];
  const intermediate = createCertificate(
    authority.publicKey,
    authorityName,
    authorityName,
    authority.privateKey,
    new Date('2040-01-01'),
  );
  const certificate = createCertificate(own.publicKey, ownName, authorityName, authority.privateKey, end);
  return { secret: [certificate, own.privateKey, intermediate].join('\n'), certificate, intermediate };
}

/** Creates the key file of a service account, with the class of the passes. */
export function makeGoogleWalletKey() {
  const { publicKey, privateKey } = createKeys();
  const secret = JSON.stringify({
    type: 'service_account',
    client_email: 'wallet@example.iam.gserviceaccount.com',
    private_key: privateKey,
    passClass: '3388000000012345678.kartu',
  });
  return { secret, publicKey };
}
