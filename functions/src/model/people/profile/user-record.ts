import {
  pickPersonValues,
  type SharedPersonField,
  sharedPersonFieldNames,
} from 'contract/rules/people/person-fields';
import type { UserRecord } from '#data/records.ts';
import { withNameKey } from './name-key.ts';

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
