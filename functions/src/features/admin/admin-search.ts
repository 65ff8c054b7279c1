import type { adminSearch as table } from 'contract/admin/admin-search';
import type { Handlers } from '#http/handler.ts';
import { searchAdmin } from '#model/admin/admin-search.ts';

export const adminSearch: Handlers<typeof table> = {
  searchAdmin: async ({ q }, { user }) => ({ groups: await searchAdmin(q, user.data) }),
};
