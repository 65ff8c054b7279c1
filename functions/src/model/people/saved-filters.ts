import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import type { UserSort } from 'contract/schemas/list-states';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { collection } from '#data/collection.ts';
import { newId } from '#data/ids.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

export interface SavedFilterRecord {
  id: string;
  name: string;
  filter: PeopleFilter;
  sort?: UserSort;
}

/** All filters are one document, which a list reads at the price of one. */
const filterLists = collection<{ filters: SavedFilterRecord[] }>('savedFilters');
const listId = 'all';

/** Returns the filters by name. Costs one read. */
export const findSavedFilters = async (): Promise<SavedFilterRecord[]> =>
  ((await filterLists.get(listId))?.data.filters ?? []).sort((a, b) => a.name.localeCompare(b.name));

/** Returns a filter. Costs one read. Throws `not-found`. */
export async function getSavedFilter(id: string): Promise<SavedFilterRecord> {
  const found = (await findSavedFilters()).find((one) => one.id === id);
  if (found === undefined) throw new ApiError('not-found');
  return found;
}

/** Fourteen admins who save at the same time each succeed. */
const maxAttempts = 16;

/** Replaces the list by the result of `change`, with the audit entry of `subject`. Null changes nothing. */
const changeFilters = (
  change: (filters: readonly SavedFilterRecord[]) => {
    readonly filters: SavedFilterRecord[];
    readonly subject: SavedFilterRecord;
  } | null,
  action: 'people-filter.save' | 'people-filter.delete',
  actor: Actor,
): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await filterLists.get(listId);
    const changed = change(stored?.data.filters ?? []);
    if (changed === null) return;
    const { filters, subject } = changed;
    const batch = new Batch();
    if (stored === undefined) batch.create(filterLists, listId, { filters });
    else batch.update(filterLists, listId, { filters }, stored.version);
    recordAudit(batch, actor, action, { id: subject.id, name: subject.name });
    await batch.commit();
  }, maxAttempts);

/** Omits missing values, which Firestore does not store. */
const withoutMissing = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

interface FilterInput {
  readonly name: string;
  readonly filter: PeopleFilter;
  readonly sort?: UserSort | undefined;
}

/**
 * Saves a filter, in place of one with the same name in any letter case. Costs one read. Throws `wrong-status`
 * beyond the limit.
 */
export const saveFilter = ({ name, filter, sort }: FilterInput, actor: Actor): Promise<void> =>
  changeFilters(
    (filters) => {
      const same = filters.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (same === undefined && filters.length >= limits.savedFilters)
        throw new ApiError('wrong-status', { message: wording.savedFiltersFull });
      const subject = withoutMissing({
        id: same?.id ?? newId(),
        name,
        filter: withoutMissing(filter),
        sort,
      }) as SavedFilterRecord;
      if (JSON.stringify(same) === JSON.stringify(subject)) return null;
      return { filters: [...filters.filter((one) => one.id !== subject.id), subject], subject };
    },
    'people-filter.save',
    actor,
  );

/** Deletes a filter, if it exists. Costs one read. */
export const deleteSavedFilter = (id: string, actor: Actor): Promise<void> =>
  changeFilters(
    (filters) => {
      const subject = filters.find((one) => one.id === id);
      if (subject === undefined) return null;
      return { filters: filters.filter((one) => one.id !== id), subject };
    },
    'people-filter.delete',
    actor,
  );
