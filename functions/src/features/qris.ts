import type { qris as table } from 'contract/qris';
import { readQris } from 'contract/rules/money/qris';
import { wording } from 'contract/words/wording';
import { qrisSettings } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { qrisId } from '#model/bills/qris.ts';
import { saveQris } from '#model/office/qris-setting.ts';

export const qris: Handlers<typeof table> = {
  async getQris() {
    const record = (await qrisSettings.get(qrisId))?.data;
    const text = record?.text ?? '';
    const merchant = readQris(text);
    return {
      qris: merchant === undefined ? null : { text, ...merchant },
      changedAt: record?.changedAt.toISOString() ?? null,
      changedBy: record?.changedBy ?? null,
    };
  },

  async saveQris({ text }, { user }) {
    const changed = await saveQris(text, actorOf(user));
    return { message: text === '' ? wording.qrisRemoved : wording.qrisSaved, changed };
  },
};
