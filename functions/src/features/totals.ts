import type { totals as table } from 'contract/totals';
import type { Handlers } from '#http/handler.ts';
import { readMemberTotals } from '#model/user-lists.ts';

export const totals: Handlers<typeof table> = {
  async getTotalUsers() {
    return { totalUsers: (await readMemberTotals()).all };
  },
};
