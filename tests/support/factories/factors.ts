import { createHmac } from 'node:crypto';
import { changeDocument } from '../assertions/stores.ts';
import { as } from '../suite/client.ts';
import type { Person } from './people.ts';

/**
 * Implements an authenticator app from RFC 6238 and RFC 4648, independent of the function, so that both
 * cannot share a mistake.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  let [value, bits] = [0n, 0];
  for (const letter of base32) {
    value = (value << 5n) | BigInt(alphabet.indexOf(letter));
    bits += 5;
  }
  const hex = (value >> BigInt(bits % 8)).toString(16).padStart(Math.floor(bits / 8) * 2, '0');
  return Buffer.from(hex, 'hex');
}

/** Returns the code that an app shows for this secret at a time. */
export function computeAppCode(secret: string, at = new Date()): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(at.getTime() / 30_000), 4);
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest[19] ?? 0) % 16;
  return String((digest.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

export async function enrol(person: Person, client = as(person)): Promise<Enrolled> {
  const { secret, sealed } = (await client.ok('beginFactor', {})).body;
  const input = { sealed, code: computeAppCode(secret), password: person.password };
  const { body } = await client.ok('saveFactor', input);
  await allowCodeReuse(person);
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** Makes the current code of the app valid again, as the next code would be after half a minute. */
export const allowCodeReuse = ({ id }: { readonly id: string }): Promise<void> =>
  changeDocument('factors', id, { lastStep: 0 });
