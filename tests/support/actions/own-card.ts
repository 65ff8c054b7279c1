import { createPublicKey, verify } from 'node:crypto';
import { parseCardCode } from 'contract/rules/codes/card-statement';
import { expect } from 'vitest';
import type { Person } from '../factories/people.ts';
import { anonymous, as } from '../suite/client.ts';

/** Returns the statement of a card code, after its signature is verified with one of the published keys. */
export async function verifyCardCode(code: string) {
  const read = parseCardCode(code);
  if (read === undefined) throw new Error(`${code} is no code.`);
  const { keys } = (await anonymous.ok('getCardKeys', {})).body;
  const x = keys.find(({ id }) => id === read.statement.keyId)?.publicKey ?? '';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, read.signed, key, read.signature)).toBe(true);
  return read.statement;
}

export const fetchCardStatement = async (member: Person) =>
  verifyCardCode((await as(member).ok('getCard', {})).body.code);
export const fetchCardState = async ({ memberNumber, serial }: { memberNumber: string; serial: string }) =>
  (await anonymous.ok('checkCard', { memberNumber, serial })).body.state;
export const fetchRevokedSerials = async () => (await anonymous.ok('getCardKeys', {})).body.revoked;
