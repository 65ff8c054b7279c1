import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { rateLimits } from '#data/collections.ts';

/** What is limited: attempts within a window of minutes, and the parameter that changes the number. */
export const rateRules = {
  'login-address': {
    attempts: 60,
    minutes: 15,
    parameter: 'LOGIN_ATTEMPTS_PER_ADDRESS',
    what: 'Sign-in attempts from one network address',
  },
  'login-email': {
    attempts: 10,
    minutes: 15,
    parameter: 'LOGIN_ATTEMPTS_PER_EMAIL',
    what: 'Sign-in attempts for one e-mail address',
  },
  'register-address': {
    attempts: 20,
    minutes: 60,
    parameter: 'REGISTRATIONS_PER_ADDRESS',
    what: 'Registrations from one network address',
  },
  'reset-address': {
    attempts: 20,
    minutes: 60,
    parameter: 'PASSWORD_RESETS_PER_ADDRESS',
    what: 'Requests and uses of password links from one network address',
  },
  'reset-email': {
    attempts: 5,
    minutes: 60,
    parameter: 'PASSWORD_RESETS_PER_EMAIL',
    what: 'Password links for one e-mail address',
  },
  'verify-address': {
    attempts: 30,
    minutes: 60,
    parameter: 'EMAIL_VERIFICATIONS_PER_ADDRESS',
    what: 'Uses of links that verify an e-mail address, from one network address',
  },
  'verify-mail': {
    attempts: 3,
    minutes: 60,
    parameter: 'VERIFICATION_MAILS_PER_MEMBER',
    what: 'Mails that verify an e-mail address, asked for by one member',
  },
  'email-change': {
    attempts: 5,
    minutes: 24 * 60,
    parameter: 'EMAIL_CHANGES_PER_MEMBER',
    what: 'Changes of the e-mail address, asked for by one member',
  },
  'renewal-link': {
    attempts: 60,
    minutes: 15,
    parameter: 'RENEWAL_LINKS_PER_ADDRESS',
    what: 'Looks at renewals by mailed links from one network address',
  },
  'renewal-proof': {
    attempts: 20,
    minutes: 60,
    parameter: 'RENEWAL_PROOFS_PER_ADDRESS',
    what: 'Proofs of payment handed in by mailed links from one network address',
  },
  'contact-address': {
    attempts: 10,
    minutes: 60,
    parameter: 'CONTACT_MESSAGES_PER_ADDRESS',
    what: 'Messages by the contact form from one network address',
  },
  'card-check': {
    attempts: 300,
    minutes: 15,
    parameter: 'CARD_CHECKS_PER_ADDRESS',
    what: 'Checks of membership cards from one network address',
  },
  'card-reissue': {
    attempts: 5,
    minutes: 24 * 60,
    parameter: 'CARD_REISSUES_PER_MEMBER',
    what: 'New cards for one member',
  },
  'seat-invitations': {
    attempts: 30,
    minutes: 24 * 60,
    parameter: 'INVITATIONS_PER_INSTITUTION',
    what: 'Invitations to seats of one institution',
  },
  'data-download': {
    attempts: 10,
    minutes: 60,
    parameter: 'DATA_DOWNLOADS_PER_MEMBER',
    what: 'Downloads of the own data by one member',
  },
} as const;
export type RateRule = keyof typeof rateRules;

/**
 * Counts one attempt and refuses it beyond the limit. Costs one write and one read.
 *
 * @param key what is counted: an address or an e-mail; stored as a hash only
 * @throws ApiError too-many-requests
 */
export async function limitRate(rule: RateRule, key: string): Promise<void> {
  const { minutes } = rateRules[rule];
  const attempts = attemptsOf(rule);
  const length = minutes * 60_000;
  const window = Math.floor(clock.now().getTime() / length);
  const id = createHash('sha256').update(`${rule}:${key}:${window}`).digest('hex');
  const expireAt = new Date((window + 2) * length);
  // Increment first, then read: two attempts at once can never both see the old count.
  await new Batch().merge(rateLimits, id, { count: new Increment(1), expireAt }).commit();
  const counter = await rateLimits.get(id);
  if ((counter?.data.count ?? 0) > attempts) throw new ApiError('too-many-requests');
}

/**
 * How many attempts a rule allows: its parameter, or the usual number.
 *
 * @throws Error when the parameter is not a whole number above zero: nothing would be limited, or everybody
 */
export function attemptsOf(rule: RateRule): number {
  const { attempts, parameter } = rateRules[rule];
  const value = process.env[parameter];
  if (value === undefined) return attempts;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Error(`${parameter} must be a whole number above zero, not '${value}'.`);
}
