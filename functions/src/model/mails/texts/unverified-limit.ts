import { users } from '#data/collections.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import type { OutboxRecord } from '#data/records.ts';
import { mayMailTo } from '#model/base/limit-rate.ts';
import type { MailKind } from '#model/base/mail-kinds.ts';

/**
 * Mails that follow from an action of the account itself, or from a request for its password. Before the address is
 * verified, it may be that of another person.
 */
const ownKinds: ReadonlySet<string> = new Set([
  'verify-email',
  'email-change-old',
  'email-changed',
  'new-login',
  'password-reset',
  'password-changed',
  'factor-news',
  'deletion-requested',
  'deletion-cancelled',
  'invoice-issued',
  'event-registered',
  'event-held',
  'event-waiting',
  'event-requested',
  'event-payment-received',
  'event-place-cancelled',
  'event-transferred',
] satisfies MailKind[]);

/**
 * Counts a mail to an unverified address of an account, and returns true beyond the limit of its mailbox. Verified
 * addresses have no such limit, so no other account can keep a mail from their owners. The sender decides, because the
 * reply to a request for a password must not reveal whether the account exists.
 */
export async function isOverUnverifiedLimit({ kind, to, userId }: OutboxRecord): Promise<boolean> {
  if (!ownKinds.has(kind)) return false;
  const id = userId ?? (await findUserIdByEmail(to));
  const user = id === undefined ? undefined : await users.get(id);
  if (user === undefined || user.data.emailVerifiedAt) return false;
  return !(await mayMailTo('unverified-recipient', to));
}
