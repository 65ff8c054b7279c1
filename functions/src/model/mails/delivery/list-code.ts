import { ApiError } from 'contract/errors';
import { type LetterList, letterListLabels, letterLists } from 'contract/rules/mails/letter-lists';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';
import { type MailSuppressionRecord, mailSuppressions } from './records.ts';
import { findSuppression, writeSuppression } from './suppressions.ts';

/**
 * Creates the code that ends a list: letter, digest of the address, list and signature. It names no account, so
 * that it works after a deletion. It never expires, because recipients keep mails, and the profile can undo it.
 */
export function createListCode(letter: string, email: string, list: LetterList): string {
  const statement = `${letter}.${emailOwnerId(email)}.${list}`;
  return `${statement}.${computeSignature('letter-list', statement)}`;
}

function parseListCode(code: string): { address: string; list: LetterList } | undefined {
  const [, statement = '', address = '', name = '', signature = ''] =
    /^([A-Za-z0-9]{1,64}\.([0-9a-f]{64})\.([a-z]{1,20}))\.([\w-]{43})$/.exec(code) ?? [];
  const list = letterLists.find((one) => one === name);
  return list !== undefined && isValidSignature(signature, 'letter-list', statement)
    ? { address, list }
    : undefined;
}

/**
 * Ends a list by a code, also for letters that are being sent. Safe to repeat. Returns the list. Throws
 * `invalid-code`.
 */
export async function endListByCode(code: string): Promise<LetterList> {
  const statement = parseListCode(code);
  if (statement === undefined) throw new ApiError('invalid-code', { message: wording.linkUnknown });
  await chooseList(statement.address, statement.list, false, 'link');
  return statement.list;
}

/** Ends a list for the address of an account, or subscribes again. Safe to repeat. */
export const chooseOwnList = (email: string, list: LetterList, isWanted: boolean): Promise<void> =>
  chooseList(emailOwnerId(email), list, isWanted, 'profile');

const chooseList = (
  address: string,
  list: LetterList,
  isWanted: boolean,
  via: 'link' | 'profile',
): Promise<void> =>
  retryOnConflict(async () => {
    const [suppression, owner] = await getBoth(mailSuppressions, address, emailOwners, address);
    const endedLists = { ...suppression?.data.endedLists };
    if (isWanted === (endedLists[list] === undefined)) return;
    if (isWanted) delete endedLists[list];
    else endedLists[list] = clock.now();
    const batch = new Batch();
    writeSuppression(batch, address, suppression, { endedLists });
    const user = owner && (await users.get(owner.data.userId));
    if (user !== undefined) {
      const self = actorOf(user);
      const details = { list: letterListLabels[list], via };
      recordAudit(batch, self, isWanted ? 'letter-list.resume' : 'letter-list.end', self, details);
    }
    await batch.commit();
  });

export const isListEnded = (
  suppression: Pick<MailSuppressionRecord, 'endedLists'> | undefined,
  list: LetterList,
): boolean => suppression?.endedLists[list] !== undefined;

/** Returns each list, and whether the address gets its letters. */
export async function readLists(email: string) {
  const suppression = await findSuppression(email);
  return letterLists.map((list) => ({ list, isWanted: !isListEnded(suppression?.data, list) }));
}
