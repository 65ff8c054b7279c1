import type { money as table } from 'contract/money';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { endingRowOf, listEnding } from '#model/office/ending-memberships.ts';
import { exportMoney } from '#model/office/money-files.ts';
import { readMoneyOverview } from '#model/office/money-overview.ts';
import { listOpenBills } from '#model/office/open-bills.ts';

export const money: Handlers<typeof table> = {
  async getMoneyOverview() {
    return readMoneyOverview();
  },

  async listOpenBills(page) {
    return listOpenBills(page);
  },

  async listEndingMemberships(page) {
    const { entries, ...place } = await listEnding(page);
    return { data: entries.map(endingRowOf), ...place };
  },

  async exportMoney({ file }, { user }) {
    return exportMoney(file, actorOf(user));
  },
};
