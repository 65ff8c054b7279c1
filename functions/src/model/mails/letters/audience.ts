import type { LetterList } from 'contract/rules/mails/letter-lists';
import type { SkipReason } from 'contract/rules/mails/letters';
import { queryLimits } from 'contract/rules/query-limits';
import { emailOwnerId } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import { isListEnded } from '#model/mails/delivery/list-code.ts';
import {
  type LetterRecord,
  type MailSuppressionRecord,
  mailSuppressions,
} from '#model/mails/delivery/records.ts';
import { troubleOf } from '#model/mails/delivery/suppressions.ts';
import { findPeople } from '#model/people/index/find-people.ts';
import { hasConsent, type PersonRow } from '#model/people/index/person-row.ts';

/** A person of the audience, with the reason why the letter is not sent; null if it is. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly skipReason: SkipReason | null;
}

/** Finds the addresses that are dead or ended a list. */
async function findHeldAddresses(list: LetterList): Promise<Map<string, MailSuppressionRecord>> {
  const held = await mailSuppressions.findAny('holds', ['dead', list], queryLimits.heldAddresses);
  return new Map(held.map(({ id, data }) => [id, data]));
}

/** Returns why a person gets no letter of a list; null if the letter is sent. */
export function findSkipReason(
  { email, hasConsent: isAllowed }: Pick<PersonRow, 'email' | 'hasConsent'>,
  suppression: MailSuppressionRecord | undefined,
  list: LetterList,
): SkipReason | null {
  if (email === '') return 'no-address';
  if (!isAllowed) return 'no-consent';
  if (isListEnded(suppression, list)) return 'list-ended';
  return troubleOf(suppression) === undefined ? null : 'dead-address';
}

/** The same for an account that was read now. */
export const findSkipReasonNow = (
  user: UserRecord,
  suppression: MailSuppressionRecord | undefined,
  list: LetterList,
): SkipReason | null =>
  findSkipReason({ email: user.email, hasConsent: hasConsent(user) }, suppression, list);

/**
 * Returns the people of a letter in the order of their ids: members, unless the filter names admins. Of equal
 * addresses the first one gets it.
 */
export async function findAudience({
  list,
  filter,
}: Pick<LetterRecord, 'list' | 'filter'>): Promise<Addressee[]> {
  const [people, held] = await Promise.all([
    findPeople({ role: 'Member', ...filter }),
    findHeldAddresses(list),
  ]);
  const seen = new Set<string>();
  return people
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((row) => {
      const { id, name, email } = row;
      const address = emailOwnerId(email);
      const isDuplicate = email !== '' && seen.has(address);
      seen.add(address);
      const skipReason = isDuplicate ? 'duplicate' : findSkipReason(row, held.get(address), list);
      return { id, name, email, skipReason };
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
