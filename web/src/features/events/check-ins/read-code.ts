import type { CheckInListReply } from 'contract/events/check-ins';
import { extractCode } from 'contract/rules/codes/card-statement';
import { fromBase64Url } from 'contract/rules/codes/signed-codes';
import { parseTicketCode } from 'contract/rules/codes/ticket-statement';
import type { Presented } from 'contract/rules/events/check-in';
import { checkCode, type KnownKeys, verifySignature } from '#shared/scanning/check-code.ts';

/** Reads the code of a ticket or a membership card. Returns undefined if it is unreadable or forged. */
export async function readCode(
  text: string,
  keys: CheckInListReply['keys'],
  cardKeys: KnownKeys,
): Promise<Presented | undefined> {
  const code = extractCode(text);
  const ticket = parseTicketCode(code);
  if (ticket === undefined) return readCard(code, cardKeys);
  const { statement, signed, signature } = ticket;
  const key = keys.find(({ id }) => id === statement.keyId);
  const publicKey = key && fromBase64Url(key.publicKey);
  const isGenuine = publicKey !== undefined && (await verifySignature(publicKey, signature, signed));
  return isGenuine ? { kind: 'ticket', statement } : undefined;
}

/** The end of the membership does not matter: the registration was checked when it was made. */
async function readCard(code: string, cardKeys: KnownKeys): Promise<Presented | undefined> {
  const verdict = await checkCode(code, cardKeys);
  if (!('statement' in verdict)) return undefined;
  const { memberNumber } = verdict.statement;
  return { kind: 'card', memberNumber, isRevoked: verdict.kind === 'revoked' };
}
