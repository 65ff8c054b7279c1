import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Environment } from '#data/firebase.ts';

const fewestCharacters = 32;

/**
 * The key that the links of reminders, to renew and to end them, and the seals of reviews are signed with.
 *
 * @throws Error when it is missing or too short to be one
 */
export function renewalKeyOf({ RENEWAL_LINK_KEY = '' }: Environment): string {
  if (RENEWAL_LINK_KEY.length >= fewestCharacters) return RENEWAL_LINK_KEY;
  throw new Error(`RENEWAL_LINK_KEY must be a secret of at least ${fewestCharacters} characters.`);
}

/** What is signed for one purpose never passes for another. */
export type Purpose = 'renewal' | 'review' | 'reminders';

/** The signature of a statement, 43 characters of base64url. */
export const signatureOf = (purpose: Purpose, statement: string): string =>
  createHmac('sha256', renewalKeyOf(process.env)).update(`${purpose}:${statement}`).digest('base64url');

/** As texts, not as the bytes that they stand for: base64url writes the same bytes in several ways. */
export function isSignatureOf(signature: string, purpose: Purpose, statement: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(purpose, statement))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
