import type { savedFilters as table } from 'contract/people/saved-filters';
import { adminWording } from 'contract/text/admin-wording';
import type { Handlers } from '#http/handler.ts';
import { deleteSavedFilter, findSavedFilters, saveFilter } from '#model/admin/saved-filters.ts';
import { actorOf } from '#model/base/actors.ts';

export const savedFilters: Handlers<typeof table> = {
  async listSavedFilters() {
    const data = (await findSavedFilters()).map(({ id, name, filter, sort }) => ({
      _id: id,
      name,
      filter,
      ...(sort === undefined ? {} : { sort }),
    }));
    return { data };
  },

  async saveFilter(fields, { user }) {
    await saveFilter(fields, actorOf(user));
    return { message: adminWording.filterSaved };
  },

  async deleteSavedFilter({ id }, { user }) {
    await deleteSavedFilter(id, actorOf(user));
    return { message: adminWording.filterDeleted };
  },
};
