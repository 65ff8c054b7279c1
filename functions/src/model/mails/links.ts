import { association } from 'contract/words/association';
import { authAccounts } from '#data/auth-accounts.ts';
import { users } from '#data/collections.ts';
import { emailCodes } from '#data/email-codes.ts';
import type { OutboxRecord } from '#data/records.ts';
import { issueInvitationCode } from '#model/institutions/invitation-codes.ts';
import { renewalCode } from '#model/payments/renewal-codes.ts';

type MakePath = (mail: OutboxRecord, path: string) => Promise<string | undefined>;

const withCode = (path: string, name: string, code: string | undefined): string | undefined =>
  code === undefined ? undefined : `${path}?${name}=${encodeURIComponent(code)}`;

const forPassword: MakePath = async ({ to }, path) =>
  withCode(path, 'oobCode', await authAccounts.passwordResetCode(to));

const forVerification: MakePath = async ({ to }, path) =>
  withCode(path, 'oobCode', await emailCodes.make(to));

const forRenewal: MakePath = async ({ userId, data }, path) => {
  const user = userId === null ? undefined : await users.get(userId);
  if (user === undefined) return undefined;
  // A link that works without login is not for those who hold the back office.
  if (user.data.role !== 'Member') return '/membership/renew';
  return withCode(path, 'code', renewalCode({ userId: user.id, end: new Date(String(data.validUntil)) }));
};

const forInvitation: MakePath = async ({ data }, path) =>
  withCode(path, 'code', await issueInvitationCode(String(data.institutionId), String(data.invitationId)));

/** Kinds whose link carries a code: made when the mail is sent and kept nowhere, so that the outbox tells none. */
const coded: Readonly<Record<string, MakePath>> = {
  'password-reset': forPassword,
  'admin-invited': forPassword,
  'verify-email': forVerification,
  'membership-expiring': forRenewal,
  'membership-expired': forRenewal,
  'seat-invitation': forInvitation,
};

/**
 * The address that a mail links to.
 *
 * @param path as the mail's text has it
 * @returns undefined when it would lead nowhere, as there is no such account or invitation any more
 */
export async function addressOf(mail: OutboxRecord, path: string): Promise<string | undefined> {
  const made = await (coded[mail.kind]?.(mail, path) ?? path);
  return made === undefined ? undefined : `${association.siteUrl}${made}`;
}
