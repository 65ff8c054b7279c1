import type { RateRule, RecipientRule } from 'contract/rules/audit/rate-rules';
import { toMailbox } from 'contract/rules/mails/mailboxes';
import {
  type AttemptCounter,
  countAttempts,
  isOverLimit,
  recordOnce,
  tooManyRequests,
} from '#auth/rate-limit.ts';
import { users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf, siteActor, unknownAddress, visitorActor } from './actors.ts';
import { recordAudit } from './audit.ts';

/** Subject of a limit: an account, or an e-mail address that a visitor enters. */
type LimitSubject = Actor | { readonly email: string };

/**
 * Counts an attempt and refuses it beyond the limit. Records a refusal once for each key and window. Stores only a
 * hash of the key. Throws too-many-requests, with the seconds until the next window.
 */
export async function limitRate(rule: RateRule, key: string, subject?: LimitSubject): Promise<void> {
  for (const counter of await countAttempts([[rule, key]])) await refuseOverLimit(counter, subject);
}

/**
 * Counts an attempt, and returns false beyond the limit. For limits beyond which the caller gets something else
 * instead of a refusal. Records as `limitRate` does.
 */
export async function checkRate(rule: RateRule, key: string, subject?: LimitSubject): Promise<boolean> {
  const [counter] = await countAttempts([[rule, key]]);
  return counter === undefined || !(await isRecordedOverLimit(counter, subject));
}

/** Counts a change by an account. Throws too-many-requests. */
export const limitOwnChanges = ({ user }: { readonly user: Stored<UserRecord> }): Promise<void> =>
  limitRate('own-changes', user.id, actorOf(user));

/**
 * Counts a mail to an address that its sender chose, for the mailbox and over all senders. `by` is the sender; a
 * visitor by default. Count each mail once, and only when nothing else refuses it. Otherwise a stranger could use up
 * the limit of another person without a mail. Throws too-many-requests.
 */
export const limitMailsTo = (rule: RecipientRule, email: string, by?: Actor): Promise<void> =>
  limitRate(rule, toMailbox(email), by ?? { email });

/** Counts a mail as `limitMailsTo`. Returns false beyond the limit, for a mail that is then dropped silently. */
export const mayMailTo = (rule: RecipientRule, email: string): Promise<boolean> =>
  checkRate(rule, toMailbox(email), { email });

/** @throws ApiError too-many-requests, with the seconds until the next window */
export async function refuseOverLimit(counter: AttemptCounter, subject?: LimitSubject): Promise<void> {
  if (await isRecordedOverLimit(counter, subject)) throw tooManyRequests(counter);
}

/** Returns whether a counter is over its limit, which then is recorded. */
async function isRecordedOverLimit(
  counter: AttemptCounter,
  subject: LimitSubject = visitorActor,
): Promise<boolean> {
  if (!isOverLimit(counter)) return false;
  await recordLimit(counter, subject);
  return true;
}

/** Records a reached limit once for each key and window, outside of the budget. */
const recordLimit = (counter: AttemptCounter, subject: LimitSubject): Promise<void> =>
  counter.isRecorded ? Promise.resolve() : outsideBudget(() => writeLimit(counter, subject));

async function writeLimit(counter: AttemptCounter, subject: LimitSubject): Promise<void> {
  const isAddress = 'email' in subject;
  const target = isAddress
    ? await findAddressHolder(subject.email)
    : subject.id === visitorActor.id
      ? siteActor
      : subject;
  const actor = isAddress ? visitorActor : subject;
  await recordOnce(counter, (batch) =>
    recordAudit(batch, actor, 'limit.reached', target, { limit: counter.rule }),
  );
}

/** Finds the account of an address. The address itself is not stored, because it may belong to any person. */
async function findAddressHolder(email: string): Promise<Actor> {
  // An unused address also costs a read, so that response times do not reveal it.
  const user = await users.get((await findUserIdByEmail(email)) ?? 'nobody');
  return user === undefined ? unknownAddress : actorOf(user);
}
