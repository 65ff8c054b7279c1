import { randomInt } from 'node:crypto';
import {
  pickPersonValues,
  type SharedPersonField,
  sharedPersonFieldNames,
} from 'contract/rules/people/person-fields';
import { memberNumber } from 'contract/text/card-numbers';
import { normalise } from 'contract/text/search-words';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { memberNumbers } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';

const empty = {
  ...pickPersonValues(sharedPersonFieldNames, {}),
  memberNumber: null,
  photoFile: null,
  paymentId: null,
  rejectionReason: null,
  validUntil: null,
};
type EmptyField = SharedPersonField | keyof typeof empty;

/** Creates the record of a new user, with the sort key of its name. Missing fields are empty. */
export const createUserRecord = (
  fields: Omit<UserRecord, EmptyField | 'nameKey'> & Partial<Pick<UserRecord, EmptyField>>,
): UserRecord => withNameKey({ ...empty, ...fields });

/** Returns or assigns a random number. The commit refuses a used one, also of this batch, and the caller retries. */
export function claimNumber(
  batch: Batch,
  user: { readonly id: string; readonly data: Pick<UserRecord, 'memberNumber'> },
): string {
  if (user.data.memberNumber !== null) return user.data.memberNumber;
  const now = clock.now();
  const number = memberNumber(now, randomInt(1_000_000));
  batch.create(memberNumbers, number, { userId: user.id, assignedAt: now });
  return number;
}

/** Adds the sort key of the name, which is written with every change of the name. */
export const withNameKey = (record: Omit<UserRecord, 'nameKey'>): UserRecord => ({
  ...record,
  nameKey: normalise(record.name),
});

/** Returns the sort key of a changed name; nothing without one. */
export const nameKeyOf = ({ name }: { readonly name?: string | undefined }): Partial<UserRecord> =>
  name === undefined ? {} : { nameKey: normalise(name) };
