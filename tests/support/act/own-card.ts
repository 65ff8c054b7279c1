import { createPublicKey, verify } from 'node:crypto';
import { readCardCode } from 'contract/rules/card-statement';
import { expect } from 'vitest';
import type { Person } from '../make/people.ts';
import { as, nobody } from '../suite/client.ts';

/** The statement of a code whose signature fits one of the published keys. */
export async function proven(code: string) {
  const read = readCardCode(code);
  if (read === undefined) throw new Error(`${code} is no code.`);
  const { keys } = (await nobody.ok('getCardKeys', {})).body;
  const x = keys.find(({ id }) => id === read.statement.keyId)?.publicKey ?? '';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, read.signed, key, read.signature)).toBe(true);
  return read.statement;
}

/** What the own card of a member says. */
export const cardOf = async (member: Person) => proven((await as(member).ok('getCard', {})).body.code);
/** How everybody is told that a card stands. */
export const stateOf = async ({ memberNumber, serial }: { memberNumber: string; serial: string }) =>
  (await nobody.ok('checkCard', { memberNumber, serial })).body.state;
/** Serials of revoked cards, as everybody is told. */
export const revoked = async () => (await nobody.ok('getCardKeys', {})).body.revoked;
