import type { LetterList } from 'contract/rules/mails/letter-lists';
import type { SkipReason } from 'contract/rules/mails/letters';
import { queryLimits } from 'contract/rules/query-limits';
import { emailOwnerId, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { isListEnded } from '#model/mail-delivery/letter-lists.ts';
import { type MailSuppressionRecord, mailSuppressions } from '#model/mail-delivery/records.ts';
import { troubleOf } from '#model/mail-delivery/suppressions.ts';

const addressees = users.select('name', 'email', 'consent', 'deletionAt', 'nameKey');
type AddresseeRecord = Pick<UserRecord, 'name' | 'email' | 'consent' | 'deletionAt'>;

/** A person of the audience, with the reason why the letter is not sent; null if it is. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly skipReason: SkipReason | null;
}

/** Finds the active members. Costs a read for each. */
const findMembers = (): Promise<Stored<AddresseeRecord>[]> =>
  addressees.query({
    where: [
      ['role', 'Member'],
      ['isActive', 'active'],
    ],
    orderBy: 'nameKey',
    limit: queryLimits.letterPeople,
  });

/** Finds the addresses that are dead or ended a list. Costs a read for each. */
async function findHeldAddresses(list: LetterList): Promise<Map<string, MailSuppressionRecord>> {
  const held = await mailSuppressions.findAny('holds', ['dead', list], queryLimits.heldAddresses);
  return new Map(held.map(({ id, data }) => [id, data]));
}

/** Returns why an account gets no letter of a list; null if it gets one. */
export function findSkipReason(
  { email, consent, deletionAt }: Pick<UserRecord, 'email' | 'consent' | 'deletionAt'>,
  suppression: MailSuppressionRecord | undefined,
  list: LetterList,
): SkipReason | null {
  if (email === '') return 'no-address';
  if (consent === undefined || consent.withdrawnAt !== null || deletionAt) return 'no-consent';
  if (isListEnded(suppression, list)) return 'list-ended';
  return troubleOf(suppression) === undefined ? null : 'dead-address';
}

/** Returns the people of a letter in the order of their ids. Of equal addresses the first one gets it. */
export async function findAudience(list: LetterList): Promise<Addressee[]> {
  const [members, held] = await Promise.all([findMembers(), findHeldAddresses(list)]);
  const seen = new Set<string>();
  return members
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, data }) => {
      const address = emailOwnerId(data.email);
      const isDuplicate = data.email !== '' && seen.has(address);
      seen.add(address);
      const skipReason = isDuplicate ? 'duplicate' : findSkipReason(data, held.get(address), list);
      return { id, name: data.name, email: data.email, skipReason };
    });
}

/** Counts the people that get the letter, and the others by reason. */
export function countAudience(audience: readonly Addressee[]) {
  const skipped = new Map<SkipReason, number>();
  for (const { skipReason } of audience)
    if (skipReason !== null) skipped.set(skipReason, (skipped.get(skipReason) ?? 0) + 1);
  return {
    recipients: audience.filter(({ skipReason }) => skipReason === null).length,
    skipped: [...skipped].map(([reason, people]) => ({ reason, people })),
  };
}
