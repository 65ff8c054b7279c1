import {
  pickPersonValues,
  type SharedPersonField,
  sharedPersonFieldNames,
} from 'contract/rules/people/person-fields';
import type { UserRecord } from '#data/records.ts';
import { type SearchFields, withSearchFields } from './user-search.ts';

const empty = {
  ...pickPersonValues(sharedPersonFieldNames, {}),
  memberNumber: null,
  photoFile: null,
  paymentId: null,
  rejectionReason: null,
  validUntil: null,
};
type EmptyField = SharedPersonField | keyof typeof empty;

/** Creates the record of a new user, with search fields. Missing fields are empty. */
export const createUserRecord = (
  fields: Omit<UserRecord, EmptyField | keyof SearchFields> & Partial<Pick<UserRecord, EmptyField>>,
): UserRecord => withSearchFields({ ...empty, ...fields });
