import type { FileBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { checkedLetter, type MembershipLetterCheck } from 'contract/people/membership-letters';
import { hasDuty } from 'contract/rules/admins/duties';
import { isCertificateCode, normalizeCertificateCode } from 'contract/rules/events/certificates';
import { isRunningAt } from 'contract/rules/membership';
import { membershipLetterFileName } from 'contract/rules/people/membership-letters';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { changeAll } from '#model/base/change-all.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { findMembershipLetters } from './issue-membership-letter.ts';
import { membershipLetters } from './records.ts';

const holders = users.select('validUntil', 'pausedFrom', 'pausedUntil');

/** Revokes a letter for good. A repetition changes nothing. Throws `not-found`. */
export const revokeMembershipLetter = (id: string, reason: string, actor: Actor): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await membershipLetters.getOrThrow(id);
    if (data.revokedAt !== null) return;
    const revoked = { revokedAt: clock.now(), revocationReason: reason };
    const batch = new Batch().update(membershipLetters, id, revoked, version);
    const holder = { id: data.user, name: data.name };
    recordAudit(batch, actor, 'membership-letter.revoke', holder, { number: data.number, reason });
    await batch.commit();
  });

/**
 * Draws the PDF of a letter for its holder, or an admin with the duty `people`. Equal letters give equal bytes. Costs
 * a read. Throws `not-found`, and `gone` if it was revoked.
 */
export async function readMembershipLetterFile(
  id: string,
  caller: Stored<UserRecord>,
): Promise<Required<FileBytes>> {
  const letter = (await membershipLetters.get(id))?.data;
  const isAllowed = letter?.user === caller.id || hasDuty(caller.data, 'people');
  if (letter === undefined || !isAllowed) throw new ApiError('not-found');
  if (letter.revokedAt !== null) throw new ApiError('gone', { message: t.letterRevoked });
  const { membershipLetterPdf } = await import('./membership-letter-pdf.ts');
  return {
    contentType: 'application/pdf',
    bytes: await membershipLetterPdf(id, letter),
    fileName: membershipLetterFileName(letter.number),
  };
}

/** Checks a printed or typed code. Letters of a deleted account are unknown. */
export async function checkMembershipLetter(text: string): Promise<MembershipLetterCheck> {
  const code = normalizeCertificateCode(text);
  if (!isCertificateCode(code)) return { verdict: 'unreadable', letter: null };
  const data = (await membershipLetters.get(code))?.data;
  const [holder] = data === undefined ? [] : await holders.getMany([data.user]);
  if (data === undefined || holder === undefined) return { verdict: 'unknown', letter: null };
  const { validUntil } = holder.data;
  return {
    verdict: data.revokedAt !== null ? 'revoked' : isRunningAt(holder.data, clock.now()) ? 'valid' : 'ended',
    letter: {
      ...pickReplyFields(checkedLetter, data),
      currentUntil: validUntil?.toISOString() ?? null,
    },
  };
}

/** Returns the letters for the download of the person's own data. */
export const exportMembershipLetters = async (user: string) =>
  (await findMembershipLetters(user)).map(({ id, data: { user: _user, issuedBy, ...letter } }) => ({
    code: id,
    ...letter,
    issuedBy: issuedBy === user ? 'self' : 'admin',
  }));

/** Erases the letters of a deleted account. Their numbers are not used again. May be repeated. */
export const eraseMembershipLetters = (user: string): Promise<void> =>
  changeAll(
    () => membershipLetters.find('user', user, queryLimits.erasedAtOnce),
    (batch, { id }) => batch.delete(membershipLetters, id),
  );
