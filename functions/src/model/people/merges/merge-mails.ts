import type { Batch } from '#data/batch.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { isUninvited } from '#model/people/profile/consent.ts';
import type { MemberMergeRecord } from './records.ts';

type Person = Pick<Stored<UserRecord>, 'id' | 'data'>;

/** Returns the number that the merge replaced; empty without one. */
const findFormerNumber = (
  { loserRecord, values }: MemberMergeRecord,
  present: UserRecord['memberNumber'],
): string =>
  [loserRecord?.memberNumber, values.before.memberNumber].find(
    (number): number is string => typeof number === 'string' && number !== present,
  ) ?? '';

/**
 * Queues the mails that a merge is complete, to the address that stays and to that of the former account. An imported
 * person who was not invited gets none.
 */
export function queueMergeMails(batch: Batch, survivor: Person, merge: MemberMergeRecord): void {
  const { loser, loserRecord } = merge;
  if (loserRecord === null) return;
  const { email, memberNumber } = survivor.data;
  const hadLogin = !isUninvited(loserRecord) && loserRecord.email !== email;
  const data = {
    account: loser,
    email,
    number: memberNumber ?? '',
    otherEmail: hadLogin ? loserRecord.email : '',
    formerNumber: findFormerNumber(merge, memberNumber),
  };
  if (!isUninvited(survivor.data)) queueMail(batch, 'accounts-merged', survivor, data);
  // The mail belongs to the survivor, because the former account has no record.
  if (hadLogin) queueMail(batch, 'accounts-merged', { id: survivor.id, data: loserRecord }, data);
}

/** Queues the mails that two accounts are separate again, to both addresses. Neither names the other address. */
export function queueUndoMails(batch: Batch, survivor: Person, loser: Person): void {
  for (const [person, other] of [
    [survivor, loser],
    [loser, survivor],
  ] as const) {
    const { email, memberNumber } = person.data;
    const data = { account: other.id, email, number: memberNumber ?? '' };
    if (!isUninvited(person.data)) queueMail(batch, 'merge-undone', person, data);
  }
}
