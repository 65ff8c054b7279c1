import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Client, ReplyOf } from '../suite/client.ts';
import { as } from '../suite/client.ts';
import type { Person } from './people.ts';

/**
 * Implements an authenticator from WebAuthn Level 3 (6.1 and 6.5) and RFC 9052, independent of the function
 * and its library, so that they cannot share a mistake.
 */

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Differences of a response from that of a browser at the site. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Signature counter; one more than before by default. */
  readonly counter?: number;
  /** True when the owner touched the authenticator. */
  readonly isPresent?: boolean;
  /** True if the device verified its owner. */
  readonly isVerified?: boolean;
  /** Another passkey that signs instead. */
  readonly signedBy?: SoftPasskey;
}

interface Options {
  readonly challenge: string;
  readonly rpId: string;
}

export class SoftPasskey {
  readonly id = text(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  get #key(): KeyObject {
    return this.#keys.privateKey;
  }

  /** Returns the RegistrationResponseJSON for a reply of `beginPasskey`. */
  register({ challenge, rp }: ReplyOf<'beginPasskey'>, odd: Deviation = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#coseKey()]);
    const data = Buffer.concat([this.#head({ challenge, rpId: rp.id }, 0x41, odd), credential]);
    const attestation = Buffer.concat([
      // A CBOR map of three: fmt "none", attStmt {}, and the length of authData.
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge, odd)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Returns the AuthenticationResponseJSON for a reply that requests a passkey. */
  answer({ challenge, rpId }: Options, odd: Deviation = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, odd);
    const data = this.#head({ challenge, rpId }, odd.isVerified === true ? 0x05 : 0x01, odd);
    const signer = odd.signedBy ?? this;
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(clientData)]), signer.#key)),
      },
    };
  }

  #clientData(usual: string, challenge: string, odd: Deviation): Buffer {
    const { type = usual, origin = 'http://localhost:5000' } = odd;
    return Buffer.from(
      JSON.stringify({ type, challenge: odd.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  /** Returns the start of the authenticator data: hash of the site, flags and signature counter. */
  #head({ rpId }: Options, flags: number, odd: Deviation): Buffer {
    this.#counter = odd.counter ?? this.#counter + 1;
    const head = Buffer.alloc(37);
    sha256(odd.rpId ?? rpId).copy(head);
    head.writeUInt8(odd.isPresent === false ? flags & ~1 : flags, 32);
    head.writeUInt32BE(this.#counter, 33);
    return head;
  }

  /** Returns the public key as a COSE map: kty EC2, alg ES256, crv P-256, x and y of 32 bytes each. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

/** Creates a passkey for a person, as a browser does. */
export async function addPasskey(
  person: Person,
  {
    name = 'Laptop',
    currentCode,
    client = as(person),
  }: { name?: string; currentCode?: string; client?: Client } = {},
): Promise<{ passkey: SoftPasskey; recoveryCodes: readonly string[] }> {
  const passkey = new SoftPasskey();
  const { body: options } = await client.ok('beginPasskey', { password: person.password, currentCode });
  const { body } = await client.ok('savePasskey', { name, passkey: passkey.register(options) });
  return { passkey, recoveryCodes: body.recoveryCodes };
}
