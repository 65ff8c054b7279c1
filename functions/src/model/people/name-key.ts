import { normalise } from 'contract/text/search-words';
import type { UserRecord } from '#data/records.ts';

/** Adds the sort key of the name, which is written with every change of the name. */
export const withNameKey = (record: Omit<UserRecord, 'nameKey'>): UserRecord => ({
  ...record,
  nameKey: normalise(record.name),
});

/** Adds the sort key to changed fields, if the name is one of them. */
export const withChangedNameKey = (fields: Partial<UserRecord>): Partial<UserRecord> =>
  fields.name === undefined ? fields : { ...fields, nameKey: normalise(fields.name) };
