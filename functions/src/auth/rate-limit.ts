import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { fill } from 'contract/text/language/fill';
import { Batch, Increment, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { rateLimits } from '#data/collections.ts';
import type { Environment } from '#data/firebase.ts';
import { t } from '#messages/replies.ts';

/** Rate limits: attempts within a window of minutes, and the parameter that overrides the number. */
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
    what: 'Sign-in attempts for one e-mail address from one network address',
  },
  'login-account': {
    attempts: 30,
    minutes: 15,
    parameter: 'LOGIN_ATTEMPTS_BEFORE_WAITING',
    what: 'Sign-in attempts for one e-mail address from everywhere, beyond which unknown networks wait',
  },
  'password-change': {
    attempts: 10,
    minutes: 15,
    parameter: 'PASSWORD_CHANGES_PER_MEMBER',
    what: 'Attempts of one member to change the password',
  },
  'factor-code': {
    attempts: 10,
    minutes: 15,
    parameter: 'FACTOR_CODES_PER_ACCOUNT',
    what: 'Codes of the second factor for one account',
  },
  'passkey-challenge': {
    attempts: 30,
    minutes: 15,
    parameter: 'PASSKEY_CHALLENGES_PER_ACCOUNT',
    what: 'Challenges for passkeys of one account',
  },
  'proof-password': {
    attempts: 10,
    minutes: 15,
    parameter: 'PROOF_PASSWORDS_PER_ACCOUNT',
    what: 'Passwords of one account before something that takes a proof of identity',
  },
  'unproven-rejection': {
    attempts: 5,
    minutes: 15,
    parameter: 'REJECTIONS_WITHOUT_PROOF',
    what: 'Rejections by one admin since the last proof of identity, beyond which another one is asked for',
  },
  'own-deletion': {
    attempts: 10,
    minutes: 15,
    parameter: 'ACCOUNT_DELETIONS_PER_MEMBER',
    what: 'Attempts of one member to delete the account',
  },
  'email-change-password': {
    attempts: 10,
    minutes: 15,
    parameter: 'EMAIL_CHANGE_PASSWORDS_PER_MEMBER',
    what: 'Passwords of one member before a change of the e-mail address',
  },
  // A registration counts twice, because the form checks its fields first.
  'register-address': {
    attempts: 40,
    minutes: 60,
    parameter: 'REGISTRATIONS_PER_ADDRESS',
    what: 'Registrations and their checks from one network address',
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
    what: 'Views of renewals by mailed links from one network address',
  },
  'renewal-proof': {
    attempts: 20,
    minutes: 60,
    parameter: 'RENEWAL_PROOFS_PER_ADDRESS',
    what: 'Proofs of payment handed in by mailed links from one network address',
  },
  'bill-address': {
    attempts: 30,
    minutes: 60,
    parameter: 'BILLS_PER_ADDRESS',
    what: 'Bills that visitors ask for before they register, from one network address',
  },
  'bill-address-day': {
    attempts: 30,
    minutes: 24 * 60,
    parameter: 'NEW_BILLS_PER_ADDRESS',
    what: 'Bills with a unique code for visitors from one network address; further ones ask for the fee itself',
  },
  'bill-day': {
    // A code returns within four days, so that about `billLimits.visitorCodes` are in use at most.
    attempts: 100,
    minutes: 24 * 60,
    parameter: 'NEW_VISITOR_BILLS',
    what: 'Bills with a unique code for all visitors; further ones ask for the fee itself',
  },
  // Each change uses a unique amount for a week.
  'bill-years': {
    attempts: 10,
    minutes: 24 * 60,
    parameter: 'BILL_CHANGES_PER_PAYER',
    what: 'Changes of the number of years of a bill by one payer',
  },
  'contact-address': {
    attempts: 10,
    minutes: 60,
    parameter: 'CONTACT_MESSAGES_PER_ADDRESS',
    what: 'Messages by the contact form from one network address',
  },
  'inbound-mail': {
    attempts: 20,
    minutes: 60,
    parameter: 'INBOUND_MAILS_PER_SENDER',
    what: 'Received mails from one address',
  },
  'card-check': {
    attempts: 300,
    minutes: 15,
    parameter: 'CARD_CHECKS_PER_ADDRESS',
    what: 'Checks of membership cards from one network address',
  },
  // Several devices behind one network send their scans every ten seconds.
  'check-in-link': {
    attempts: 3000,
    minutes: 15,
    parameter: 'CHECK_IN_CALLS_PER_ADDRESS',
    what: 'Calls of check-in devices without account from one network address',
  },
  'receipt-check': {
    attempts: 60,
    minutes: 15,
    parameter: 'RECEIPT_CHECKS_PER_ADDRESS',
    what: 'Checks of receipts from one network address',
  },
  'event-guest-address': {
    attempts: 20,
    minutes: 60,
    parameter: 'GUEST_REQUESTS_PER_ADDRESS',
    what: 'Registrations for events without an account from one network address',
  },
  'event-guest-email': {
    attempts: 5,
    minutes: 60,
    parameter: 'GUEST_REQUESTS_PER_EMAIL',
    what: 'Links to places at events for one mailbox',
  },
  // A page that is open during an event is loaded again and again.
  'event-guest-link': {
    attempts: 300,
    minutes: 15,
    parameter: 'GUEST_CALLS_PER_ADDRESS',
    what: 'Calls by links to places at events from one network address',
  },
  'event-guest-proof': {
    attempts: 20,
    minutes: 60,
    parameter: 'GUEST_PROOFS_PER_ADDRESS',
    what: 'Proofs of payment by links to places at events from one network address',
  },
  'certificate-check': {
    attempts: 300,
    minutes: 15,
    parameter: 'CERTIFICATE_CHECKS_PER_ADDRESS',
    what: 'Checks of certificates from one network address',
  },
  'site-search': {
    attempts: 120,
    minutes: 15,
    parameter: 'SITE_SEARCHES_PER_ADDRESS',
    what: 'Searches of the site from one network address',
  },
  // A reply that the CDN or the instance stores does not count.
  'public-list': {
    attempts: 300,
    minutes: 15,
    parameter: 'PUBLIC_LISTS_PER_ADDRESS',
    what: 'Lists of articles, events, journals and products that are read for one network address',
  },
  'directory-list': {
    attempts: 120,
    minutes: 60,
    parameter: 'DIRECTORY_LISTS_PER_READER',
    what: 'Pages of the member directory for one network address or member',
  },
  'directory-profile': {
    attempts: 30,
    minutes: 60,
    parameter: 'DIRECTORY_PROFILES_PER_READER',
    what: 'Profiles of the member directory for one network address or member',
  },
  'directory-sender': {
    attempts: 5,
    minutes: 24 * 60,
    parameter: 'DIRECTORY_MESSAGES_PER_SENDER',
    what: 'Messages to members by the directory from one network address or member',
  },
  'directory-recipient': {
    attempts: 20,
    minutes: 24 * 60,
    parameter: 'DIRECTORY_MESSAGES_PER_RECIPIENT',
    what: 'Messages to one mailbox by the directory',
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
  'health-check': {
    attempts: 120,
    minutes: 15,
    parameter: 'HEALTH_CHECKS_PER_ADDRESS',
    what: 'Checks of the health of the site from one network address',
  },
  'data-download': {
    attempts: 10,
    minutes: 60,
    parameter: 'DATA_DOWNLOADS_PER_MEMBER',
    what: 'Downloads of the own data by one member',
  },
  'own-changes': {
    attempts: 120,
    minutes: 60,
    parameter: 'CHANGES_PER_ACCOUNT',
    what: 'Changes by one account to its profile, institution, bills and requests',
  },
  'transfer-recipient': {
    attempts: 5,
    minutes: 60,
    parameter: 'TRANSFER_OFFERS_PER_RECIPIENT',
    what: 'Offers of places at events to one mailbox',
  },
  'invitation-recipient': {
    attempts: 5,
    minutes: 24 * 60,
    parameter: 'INVITATIONS_PER_RECIPIENT',
    what: 'Invitations to seats, and of admins, to one mailbox',
  },
  // A coordinator may name several people with one mailbox.
  'naming-recipient': {
    attempts: 20,
    minutes: 24 * 60,
    parameter: 'NAMINGS_PER_RECIPIENT',
    what: 'Places at events that others give to one mailbox, and events that it manages',
  },
  'registration-recipient': {
    attempts: 10,
    minutes: 24 * 60,
    parameter: 'REGISTRATIONS_PER_RECIPIENT',
    what: 'Registrations with addresses of one mailbox',
  },
  'email-change-recipient': {
    attempts: 5,
    minutes: 24 * 60,
    parameter: 'EMAIL_CHANGES_PER_RECIPIENT',
    what: 'Changes of e-mail addresses to one mailbox',
  },
  'contact-recipient': {
    attempts: 60,
    minutes: 60,
    parameter: 'CONTACT_MAILS_PER_RECIPIENT',
    what: 'Copies of messages by the contact form to the association; further messages are stored only',
  },
  // An account with a verified address has no such limit: aliases of a stranger must not keep its mails away.
  'unverified-recipient': {
    attempts: 20,
    minutes: 60,
    parameter: 'MAILS_PER_UNVERIFIED_RECIPIENT',
    what: 'Mails about accounts with unverified addresses of one mailbox; further ones are not sent',
  },
} as const satisfies Record<RateRule, object>;

/** An attempt under a rule, by network, e-mail address or member. Only a hash of the key is stored. */
type Attempt = readonly [rule: RateRule, key: string];

export interface AttemptCounter {
  readonly id: string;
  readonly rule: RateRule;
  readonly count: number;
  /** Whether `recordOnce` has already recorded an event for this window. */
  readonly isRecorded: boolean;
}

/** Returns the counters in the same order. */
export async function countAttempts(attempts: readonly Attempt[]): Promise<AttemptCounter[]> {
  const batch = new Batch();
  const ids = attempts.map(([rule, key]) => {
    const id = counterId(rule, key);
    batch.merge(rateLimits, id, { count: new Increment(1), expireAt: expiryOf(rule) });
    return id;
  });
  // Increment before reading: two concurrent attempts can never both see the old count.
  await batch.commit();
  const counters = await rateLimits.getMany(ids);
  return attempts.map(([rule], index) => {
    const id = ids[index] as string;
    const data = counters.find((counter) => counter.id === id)?.data;
    return { id, rule, count: data?.count ?? 0, isRecorded: data?.told === true };
  });
}

const counterId = (rule: RateRule, key: string): string =>
  createHash('sha256')
    .update(`${rule}:${key}:${windowOf(rule).window}`)
    .digest('hex');

function expiryOf(rule: RateRule): Date {
  const { length, window } = windowOf(rule);
  return new Date((window + 2) * length);
}

/**
 * Records an event once in the window, even under concurrency. Otherwise an attacker could fill the log or
 * cause a write with each guess.
 */
export async function recordOnce(
  { id, rule, count, isRecorded }: AttemptCounter,
  addToBatch: (batch: Batch) => void = () => undefined,
): Promise<void> {
  if (isRecorded) return;
  const batch = new Batch().create(rateLimits, `${id}-told`, { count: 1, expireAt: expiryOf(rule) });
  if (count > 0) batch.merge(rateLimits, id, { told: true });
  addToBatch(batch);
  try {
    await batch.commit();
  } catch (error) {
    // A concurrent attempt has recorded it.
    if (!(error instanceof WriteConflict)) throw error;
  }
}

/** Returns a counter without attempts, for events that are recorded once in a window for all accounts. */
export const windowCounter = (rule: RateRule, what: string): AttemptCounter => ({
  id: counterId(rule, what),
  rule,
  count: 0,
  isRecorded: false,
});

export const isOverLimit = ({ rule, count }: AttemptCounter): boolean => count > maxAttemptsOf(rule);

/** The text of the catalogue says 'beberapa menit lagi', which is true up to this time. */
const fewMinutes = 15;

/** Names the time until the next window in minutes, or in hours from 90 minutes on. */
export function tooManyRequests({ rule }: AttemptCounter): ApiError {
  const { length, window } = windowOf(rule);
  const seconds = Math.ceil(((window + 1) * length - clock.now().getTime()) / 1000);
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= fewMinutes) return new ApiError('too-many-requests', { retryAfter: seconds });
  const message =
    minutes < 90
      ? fill(t.tooManyForMinutes, { minutes })
      : fill(t.tooManyForHours, { hours: Math.ceil(minutes / 60) });
  return new ApiError('too-many-requests', { retryAfter: seconds, message });
}

function windowOf(rule: RateRule): { length: number; window: number } {
  const length = rateRules[rule].minutes * 60_000;
  return { length, window: Math.floor(clock.now().getTime() / length) };
}

/** Throws when the parameter is not a whole number above zero, which would limit no request or all. */
export function maxAttemptsOf(rule: RateRule, environment: Environment = process.env): number {
  const { attempts, parameter } = rateRules[rule];
  const value = environment[parameter];
  if (value === undefined) return attempts;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new Error(`${parameter} must be a whole number above zero, not '${value}'.`);
}
