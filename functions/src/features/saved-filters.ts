import type { savedFilters as table } from 'contract/saved-filters';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { deleteSavedFilter, findSavedFilters, saveFilter } from '#model/people/saved-filters.ts';

export const savedFilters: Handlers<typeof table> = {
  async listSavedFilters() {
    const data = (await findSavedFilters()).map(({ id, ...fields }) => ({ _id: id, ...fields }));
    return { data };
  },

  async saveFilter(fields, { user }) {
    await saveFilter(fields, actorOf(user));
    return { message: wording.filterSaved };
  },

  async deleteSavedFilter({ id }, { user }) {
    await deleteSavedFilter(id, actorOf(user));
    return { message: wording.filterDeleted };
  },
};
