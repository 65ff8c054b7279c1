import { ApiError } from 'contract/errors';
import type { RenewalLink } from 'contract/renewal-links';
import { initialsOf } from 'contract/words/initials';
import { wording } from 'contract/words/wording';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { hasExpired, readRenewalCode } from './renewal-codes.ts';

/**
 * The member whose renewal a mailed code is about. Costs a read, and none for a code that is not ours or too old.
 *
 * @throws ApiError invalid-code when it was never signed by us; gone when its time is over, the membership has
 *   another end by now, or the account is no member's any more
 */
export async function memberOfCode(code: string): Promise<{ user: Stored<UserRecord>; end: Date }> {
  const statement = readRenewalCode(code);
  if (statement === undefined) throw new ApiError('invalid-code', { message: wording.linkUnknown });
  if (hasExpired(statement, clock.now())) throw new ApiError('gone', { message: wording.linkTooOld });
  const user = await users.get(statement.userId);
  const isSameEnd = user?.data.validUntil?.getTime() === statement.end.getTime();
  if (user?.data.role === 'Member' && isSameEnd) return { user, end: statement.end };
  throw new ApiError('gone', { message: wording.linkUsedUp });
}

/** What a link shows of its member: no more than is needed to know whose it is. */
export const renewalLinkOf = (data: UserRecord, end: Date): RenewalLink => ({
  initials: initialsOf(data.name),
  validUntil: end.toISOString(),
  state: data.isActive === 'RequestRenew' ? 'waiting' : 'open',
  membership: data.seat ? 'institution' : 'individual',
});
