import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { expect } from 'vitest';
import { filesOfZip } from './files.ts';

const { asn1, pkcs7 } = forge;

interface SignedData {
  readonly rawCapture: {
    readonly authenticatedAttributes: forge.asn1.Asn1[];
    readonly signature: string;
  };
  readonly certificates: forge.pki.Certificate[];
}

/** Content of the attribute messageDigest (RFC 5652), in hexadecimal. */
function findDigest(attributes: readonly forge.asn1.Asn1[]): string {
  for (const attribute of attributes) {
    const [type, values] = attribute.value as [forge.asn1.Asn1, forge.asn1.Asn1];
    if (asn1.derToOid(type.value as string) !== forge.pki.oids.messageDigest) continue;
    const [digest] = values.value as [forge.asn1.Asn1];
    return Buffer.from(digest.value as string, 'binary').toString('hex');
  }
  return '';
}

/**
 * Checks the manifest of a pass and its signature, and returns its contents.
 *
 * @throws AssertionError if a file was changed, or another certificate signed it
 */
export function openApplePass(bytes: Buffer, certificate: string): Record<string, unknown> {
  const files = filesOfZip(bytes);
  const manifest = files.get('manifest.json') ?? Buffer.alloc(0);
  const hashes = JSON.parse(manifest.toString()) as Record<string, string>;
  const names = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  expect(Object.keys(hashes).sort()).toEqual(names.sort());
  for (const name of names)
    expect(
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex'),
      name,
    ).toBe(hashes[name]);

  const message = pkcs7.messageFromAsn1(
    asn1.fromDer(forge.util.createBuffer((files.get('signature') ?? Buffer.alloc(0)).toString('binary'))),
  ) as unknown as SignedData;
  const { authenticatedAttributes, signature } = message.rawCapture;
  const signed = asn1.toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes));
  const digest = findDigest(authenticatedAttributes);
  expect(digest).toBe(createHash('sha1').update(manifest).digest('hex'));
  const isSigned = verify(
    'sha1',
    Buffer.from(signed.getBytes(), 'binary'),
    new X509Certificate(certificate).publicKey,
    Buffer.from(signature, 'binary'),
  );
  expect(isSigned).toBe(true);
  expect(message.certificates).toHaveLength(2);
  return JSON.parse((files.get('pass.json') ?? Buffer.alloc(0)).toString()) as Record<string, unknown>;
}
