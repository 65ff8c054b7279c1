import { reminders } from 'contract/mails/reminders';
import { directory } from 'contract/people/directory';
import { association } from 'contract/text/association';
import { currentLocale } from 'contract/text/language/localize';
import { authAccounts } from '#data/auth-accounts.ts';
import { users } from '#data/collections.ts';
import { toPageUrl } from '#data/context/page-url.ts';
import { emailCodes } from '#data/email-codes.ts';
import { issueEmailCode, type Side } from '#model/accounts/email-codes.ts';
import { createImportedAccount } from '#model/accounts/imported-accounts.ts';
import { type MailKind, reminderKinds } from '#model/base/mail-kinds.ts';
import { findGuestPlaceLink } from '#model/events/guests/guest-codes.ts';
import { issueTransferCode } from '#model/events/places/transfers.ts';
import { createWaitingCode } from '#model/events/registration/leave-by-link.ts';
import { issueInvitationCode } from '#model/institutions/invitation-codes.ts';
import { createRenewalCode } from '#model/money/payments/renewal-codes.ts';
import { createMessageCode } from '#model/people/directory/messages.ts';
import { createUnsubscribeCode } from '#model/people/profile/unsubscribe.ts';
import type { MailText } from './mail-text.ts';
import type { ParsedMail } from './parse-mail.ts';

type MakePath<Kind extends MailKind> = (mail: ParsedMail<Kind>, path: string) => Promise<string | undefined>;

const withCode = (path: string, name: string, code: string | undefined): string | undefined =>
  code === undefined ? undefined : `${path}?${name}=${encodeURIComponent(code)}`;

const makePasswordPath: MakePath<'password-reset' | 'admin-invited'> = async ({ to }, path) =>
  withCode(path, 'oobCode', await authAccounts.passwordResetCode(to));

const makeInvitedPath: MakePath<'member-invited'> = async (mail, path) =>
  mail.userId !== null && (await createImportedAccount(mail.userId, mail.to))
    ? withCode(path, 'oobCode', await authAccounts.passwordResetCode(mail.to))
    : undefined;

const makeVerificationPath: MakePath<'verify-email' | 'registration-received'> = async ({ to }, path) =>
  withCode(path, 'oobCode', await emailCodes.create(to));

const makeChangedEmailPath: MakePath<'email-changed'> = async ({ to, data }, path) =>
  data.link === undefined ? path : withCode(path, 'oobCode', await emailCodes.create(to));

const makeRenewalPath: MakePath<'membership-expiring' | 'membership-expired'> = async (
  { userId, data },
  path,
) => {
  const user = userId === null ? undefined : await users.get(userId);
  if (user === undefined) return undefined;
  // Admins get no link that works without login.
  if (user.data.role !== 'Member') return '/membership/renew';
  return withCode(path, 'code', createRenewalCode({ userId: user.id, end: new Date(data.validUntil) }));
};

const makeInvitationPath: MakePath<'seat-invitation'> = async ({ data }, path) =>
  withCode(path, 'code', await issueInvitationCode(data.institutionId, data.invitationId));

const makeTransferPath: MakePath<'event-transfer-offered'> = async ({ data }, path) =>
  withCode(path, 'code', await issueTransferCode(data.transfer, data.offeredAt));

const makeEmailChangePath =
  (side: Side): MakePath<'email-change-new' | 'email-change-old'> =>
  async ({ userId, data }, path) =>
    userId === null ? undefined : withCode(path, 'code', await issueEmailCode(userId, data.changeId, side));

/** Paths with a code, which is created when the mail is sent. The outbox stores no codes. */
const pathMakers: { readonly [Kind in MailKind]?: MakePath<Kind> } = {
  'password-reset': makePasswordPath,
  'admin-invited': makePasswordPath,
  'member-invited': makeInvitedPath,
  'verify-email': makeVerificationPath,
  'registration-received': makeVerificationPath,
  'email-changed': makeChangedEmailPath,
  'email-change-new': makeEmailChangePath('new'),
  'email-change-old': makeEmailChangePath('old'),
  'membership-expiring': makeRenewalPath,
  'membership-expired': makeRenewalPath,
  'seat-invitation': makeInvitationPath,
  'event-transfer-offered': makeTransferPath,
};

export interface MailLink {
  readonly label: string;
  readonly address: string;
}

/** Pages that need an account. A guest has one page instead, which shows all of them. */
const isMemberPath = (path: string): boolean => path.startsWith('/membership/');

/**
 * Creates the links of a mail with their URLs, the main one first. Returns undefined if account, invitation or guest
 * no longer exists.
 */
export async function createLinks(
  mail: ParsedMail,
  { link, furtherLinks = [] }: Pick<MailText, 'link' | 'furtherLinks'>,
): Promise<MailLink[] | undefined> {
  const makePath = pathMakers[mail.kind];
  const path = link && makePath ? await makePath(mail as never, link.path) : link?.path;
  if (link !== undefined && path === undefined) return undefined;
  const first = link && path !== undefined ? [{ label: link.label, path }] : [];
  const links = [...first, ...furtherLinks].map(({ label, path: to }) => ({
    label: label[currentLocale()],
    path: to,
  }));
  if (mail.guest === undefined)
    return links.map(({ label, path: to }) => ({ label, address: toPageUrl(to) }));
  const guestPath = await findGuestPlaceLink(mail.guest);
  if (guestPath === undefined) return undefined;
  const firstOwn = links.findIndex(({ path: to }) => isMemberPath(to));
  return links.flatMap(({ label, path: to }, index) => {
    if (!isMemberPath(to)) return [{ label, address: toPageUrl(to) }];
    return index === firstOwn ? [{ label, address: toPageUrl(guestPath) }] : [];
  });
}

/**
 * Returns the link that leaves the waiting list, declines the offer or withdraws the request without login; undefined
 * for other mails. Its page asks for confirmation, because mail scanners open links.
 */
export function createLeaveLink({ kind, data }: ParsedMail): MailLink | undefined {
  if (!('joinedAt' in data) || data.joinedAt === '') return undefined;
  const code = createWaitingCode({ id: data.entry, joinedAt: new Date(data.joinedAt) });
  const label =
    kind === 'event-place-offered'
      ? { id: 'Tolak tawaran', en: 'Decline the offer' }
      : kind === 'event-requested'
        ? { id: 'Tarik permintaan', en: 'Withdraw the request' }
        : { id: 'Tinggalkan daftar tunggu', en: 'Leave the waiting list' };
  const address = toPageUrl(`/event/waiting?code=${encodeURIComponent(code)}`);
  return { label: label[currentLocale()], address };
}

export interface UnsubscribeLinks {
  /** Page that asks for confirmation. */
  readonly page: string;
  /** URL that mail programs send a request to. */
  readonly oneClick: string;
}

/**
 * Returns undefined for mails that result from actions of their reader and cannot be ended. `id` is that of the mail.
 */
export function createUnsubscribeLinks(
  { kind, userId }: ParsedMail,
  id: string,
): UnsubscribeLinks | undefined {
  if (userId === null) return undefined;
  if (kind === 'directory-message')
    return toUnsubscribeLinks(directory.endDirectoryMessages, createMessageCode({ userId, mailId: id }));
  if (!reminderKinds.some((one) => one === kind)) return undefined;
  return toUnsubscribeLinks(reminders.endReminders, createUnsubscribeCode(userId));
}

function toUnsubscribeLinks(
  { oneClick, path }: { readonly oneClick: string; readonly path: string },
  code: string,
): UnsubscribeLinks {
  const query = `?code=${encodeURIComponent(code)}`;
  return {
    page: toPageUrl(`${oneClick}${query}`),
    oneClick: `${association.siteUrl}/api${path}${query}`,
  };
}
