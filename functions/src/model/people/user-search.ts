import { normalise } from 'contract/text/search-words';
import type { UserRecord } from '#data/records.ts';
import { toSearchKeys } from '#model/base/search-keys.ts';

/** Fields that are stored only for lists and are never displayed. */
export type SearchFields = Pick<UserRecord, 'nameKey' | 'search'>;

/** Computes search fields, which are written with every change of their source fields. */
export function searchFields(
  user: Pick<UserRecord, 'name' | 'email' | 'institution' | 'memberNumber' | 'bill'>,
): SearchFields {
  const { name, email, institution, memberNumber, bill } = user;
  const search = toSearchKeys([name, email, institution], [memberNumber ?? ''], bill ?? '');
  return { nameKey: normalise(name), search };
}

export const withSearchFields = (record: Omit<UserRecord, keyof SearchFields>): UserRecord => ({
  ...record,
  ...searchFields(record),
});
