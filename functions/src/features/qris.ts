import { ApiError } from 'contract/errors';
import type { qris as table } from 'contract/qris';
import { readQris } from 'contract/rules/money/qris';
import { wording } from 'contract/words/wording';
import { limitRate } from '#auth/rate-limit.ts';
import { qrisSettings } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { provesPassword } from '#model/accounts/passwords.ts';
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

  async saveQris({ text, password }, { user }) {
    await limitRate('qris-password', user.id);
    if (!(await provesPassword(user, password))) {
      const message = wording.passwordWrong;
      throw new ApiError('invalid-input', { message, fields: { password: message } });
    }
    const changed = await saveQris(text, actorOf(user));
    return { message: text === '' ? wording.qrisRemoved : wording.qrisSaved, changed };
  },
};
