import type { qris as table } from 'contract/money/qris';
import { parseQris } from 'contract/rules/money/qris';
import { adminWording } from 'contract/text/admin-wording';
import { qrisSettings } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { saveQris } from '#model/admin/save-qris.ts';
import { actorOf } from '#model/base/actors.ts';
import { qrisId } from '#model/money/bills/qris.ts';

export const qris: Handlers<typeof table> = {
  async getQris() {
    const record = (await qrisSettings.get(qrisId))?.data;
    const text = record?.text ?? '';
    const merchant = parseQris(text);
    return {
      qris: merchant === undefined ? null : { text, ...merchant },
      changedAt: record?.changedAt.toISOString() ?? null,
      changedBy: record?.changedBy ?? null,
    };
  },

  async saveQris({ text }, { user }) {
    const changed = await saveQris(text, actorOf(user));
    return { message: text === '' ? adminWording.qrisRemoved : adminWording.qrisSaved, changed };
  },
};
