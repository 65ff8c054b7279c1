import { reminders } from 'contract/reminders';
import { association } from 'contract/words/association';
import { authAccounts } from '#data/auth-accounts.ts';
import { users } from '#data/collections.ts';
import { emailCodes } from '#data/email-codes.ts';
import { issueEmailCode, type Side } from '#model/accounts/email-change-codes.ts';
import type { MailKind } from '#model/base/mail-kinds.ts';
import { issueInvitationCode } from '#model/institutions/invitation-codes.ts';
import { renewalCode } from '#model/payments/renewal-codes.ts';
import { remindersCode } from '#model/people/reminders.ts';
import type { KnownMail } from './known-mail.ts';

type MakePath<Kind extends MailKind> = (mail: KnownMail<Kind>, path: string) => Promise<string | undefined>;

const withCode = (path: string, name: string, code: string | undefined): string | undefined =>
  code === undefined ? undefined : `${path}?${name}=${encodeURIComponent(code)}`;

const makePasswordPath: MakePath<'password-reset' | 'admin-invited'> = async ({ to }, path) =>
  withCode(path, 'oobCode', await authAccounts.passwordResetCode(to));

const makeVerificationPath: MakePath<'verify-email'> = async ({ to }, path) =>
  withCode(path, 'oobCode', await emailCodes.make(to));

const makeRenewalPath: MakePath<'membership-expiring' | 'membership-expired'> = async (
  { userId, data },
  path,
) => {
  const user = userId === null ? undefined : await users.get(userId);
  if (user === undefined) return undefined;
  // A link that works without login is not for those who hold the back office.
  if (user.data.role !== 'Member') return '/membership/renew';
  return withCode(path, 'code', renewalCode({ userId: user.id, end: new Date(data.validUntil) }));
};

const makeInvitationPath: MakePath<'seat-invitation'> = async ({ data }, path) =>
  withCode(path, 'code', await issueInvitationCode(data.institutionId, data.invitationId));

const makeEmailChangePath =
  (side: Side): MakePath<'email-change-new' | 'email-change-old'> =>
  async ({ userId, data }, path) =>
    userId === null ? undefined : withCode(path, 'code', await issueEmailCode(userId, data.changeId, side));

/** Kinds whose link carries a code: made when the mail is sent and kept nowhere, so that the outbox tells none. */
const codedPaths: { readonly [Kind in MailKind]?: MakePath<Kind> } = {
  'password-reset': makePasswordPath,
  'admin-invited': makePasswordPath,
  'verify-email': makeVerificationPath,
  'email-change-new': makeEmailChangePath('new'),
  'email-change-old': makeEmailChangePath('old'),
  'membership-expiring': makeRenewalPath,
  'membership-expired': makeRenewalPath,
  'seat-invitation': makeInvitationPath,
};

/**
 * The address that a mail links to.
 *
 * @param path as the mail's text has it
 * @returns undefined when it would lead nowhere, as there is no such account or invitation any more
 */
export async function addressOf<Kind extends MailKind>(
  mail: KnownMail<Kind>,
  path: string,
): Promise<string | undefined> {
  const makePath = codedPaths[mail.kind];
  const codedPath = makePath === undefined ? path : await makePath(mail, path);
  return codedPath === undefined ? undefined : `${association.siteUrl}${codedPath}`;
}

/** Where the reader of a reminder ends them. */
export interface Ending {
  /** The page that asks. */
  readonly page: string;
  /** What mail programs send to. */
  readonly oneClick: string;
}

/** Kinds that nobody caused by what they did. */
const reminderKinds: readonly MailKind[] = ['membership-expiring', 'membership-expired', 'seat-expired'];

/** Undefined for mails that are no reminders: those belong to what their reader did, and cannot be ended. */
export function endingOf({ kind, userId }: KnownMail): Ending | undefined {
  if (userId === null || !reminderKinds.includes(kind)) return undefined;
  const query = `?code=${encodeURIComponent(remindersCode(userId))}`;
  const { endReminders } = reminders;
  return {
    page: `${association.siteUrl}${endReminders.oneClick}${query}`,
    oneClick: `${association.siteUrl}/api${endReminders.path}${query}`,
  };
}
