import { normalise } from 'contract/text/search-words';
import type { UserRecord } from '#data/records.ts';

/** Adds the sort key of the name, which is written with every change of the name. */
export const withNameKey = (record: Omit<UserRecord, 'nameKey'>): UserRecord => ({
  ...record,
  nameKey: normalise(record.name),
});

/** Returns the sort key of a changed name; nothing without one. */
export const nameKeyOf = ({ name }: { readonly name?: string | undefined }): Partial<UserRecord> =>
  name === undefined ? {} : { nameKey: normalise(name) };
