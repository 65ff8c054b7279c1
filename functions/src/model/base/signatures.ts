import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { Environment } from '#data/firebase.ts';

const minCharacters = 32;

/** Returns the key of reminder links, review tokens and other signatures. Throws when it is missing or too short. */
export function parseRenewalKey({ RENEWAL_LINK_KEY = '' }: Environment): string {
  if (RENEWAL_LINK_KEY.length >= minCharacters) return RENEWAL_LINK_KEY;
  throw new Error(`RENEWAL_LINK_KEY must be a secret of at least ${minCharacters} characters.`);
}

/** Purpose of a signature. A signature is valid for one purpose only. */
type Purpose =
  | 'renewal'
  | 'review'
  | 'reminders'
  | 'waiting'
  | 'event-guest'
  | 'letter-list'
  | 'directory-photo'
  | 'directory-message'
  | 'visitor-bill';

/** Signs a statement for a purpose: 43 characters of base64url. */
export const computeSignature = (purpose: Purpose, statement: string): string =>
  createHmac('sha256', parseRenewalKey(process.env)).update(`${purpose}:${statement}`).digest('base64url');

/** Compares as texts, not as decoded bytes, because base64url has several encodings of the same bytes. */
export function isValidSignature(signature: string, purpose: Purpose, statement: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(computeSignature(purpose, statement))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Record of a link, and a time of it: the link is void after the record got another time. */
interface TimedStatement {
  readonly id: string;
  readonly at: Date;
}

/** Creates the code of a link: id, time (milliseconds, base 36) and signature, separated by dots. */
export function createTimedCode(purpose: Purpose, { id, at }: TimedStatement): string {
  const statement = `${id}.${at.getTime().toString(36)}`;
  return `${statement}.${computeSignature(purpose, statement)}`;
}

/** Reads the code of a link. Throws `invalid-code` without a valid signature. */
export function parseTimedCode(purpose: Purpose, code: string): TimedStatement {
  const [, statement = '', id = '', at = '', signature = ''] =
    /^(([A-Za-z0-9]{1,128})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(code) ?? [];
  if (!isValidSignature(signature, purpose, statement))
    throw new ApiError('invalid-code', { message: wording.linkUnknown });
  return { id, at: new Date(Number.parseInt(at, 36)) };
}
