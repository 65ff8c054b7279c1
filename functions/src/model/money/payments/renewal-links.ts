import { ApiError } from 'contract/errors';
import type { RenewalLink } from 'contract/money/renewal-links';
import { initialsOf } from 'contract/text/initials';
import { wording } from 'contract/text/wording';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { hasExpired, parseRenewalCode } from './renewal-codes.ts';

/**
 * Reads the member of a code; costs no read for an invalid or expired one. Throws `invalid-code`. Throws
 * `gone` if the code has expired, the end has changed, or the account is no member account.
 */
export async function readMemberOfCode(code: string): Promise<{ user: Stored<UserRecord>; end: Date }> {
  const statement = parseRenewalCode(code);
  if (statement === undefined) throw new ApiError('invalid-code', { message: wording.linkUnknown });
  if (hasExpired(statement, clock.now())) throw new ApiError('gone', { message: wording.linkTooOld });
  const user = await users.get(statement.userId);
  const isSameEnd = user?.data.validUntil?.getTime() === statement.end.getTime();
  if (user?.data.role === 'Member' && isSameEnd) return { user, end: statement.end };
  throw new ApiError('gone', { message: wording.linkUsedUp });
}

/** Returns the data that a link shows of its member, only what is needed to recognize them. */
export const toRenewalLinkReply = (data: UserRecord, end: Date): RenewalLink => ({
  initials: initialsOf(data.name),
  validUntil: end.toISOString(),
  state: data.isActive === 'RequestRenew' ? 'waiting' : 'open',
  membership: data.seat ? 'institution' : 'individual',
});
