import { limits } from 'contract/rules/limits';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import type { UserSort } from 'contract/schemas/list-states';
import { adminWording } from 'contract/text/admin-wording';
import type { Actor } from '#model/base/actors.ts';
import { createShortList } from './short-lists.ts';

interface SavedFilter {
  readonly name: string;
  readonly filter: PeopleFilter;
  readonly sort?: UserSort | undefined;
}

const savedFilters = createShortList<SavedFilter>('savedFilters', {
  maxRows: limits.savedFilters,
  fullMessage: adminWording.savedFiltersFull,
  saveAction: 'people-filter.save',
  deleteAction: 'people-filter.delete',
  nameOf: ({ name }) => name,
});

/** Returns the filters by name. */
export const findSavedFilters = async () =>
  [...(await savedFilters.findAll())].sort((a, b) => a.name.localeCompare(b.name));

/** Omits missing values, which Firestore does not store. */
const withoutMissing = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Saves a filter, in place of one with the same name in any letter case. Throws `wrong-status`. */
export const saveFilter = ({ name, filter, sort }: SavedFilter, actor: Actor): Promise<void> =>
  savedFilters.put(
    withoutMissing({ name, filter: withoutMissing(filter), sort }),
    (other) => other.name.toLowerCase() === name.toLowerCase(),
    actor,
  );

export const { remove: deleteSavedFilter } = savedFilters;
