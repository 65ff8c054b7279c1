import type { cardVerification as table } from 'contract/card/card-verification';
import { clock } from '#data/clock.ts';
import type { Handlers } from '#http/handler.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { listRevokedSerials, readLiveCard } from '#model/card/card.ts';
import { parseCardKeys } from '#model/card/signing-keys.ts';

export const cardVerification: Handlers<typeof table> = {
  async getCardKeys() {
    const revoked = await listRevokedSerials();
    return { keys: [...parseCardKeys(process.env).all], revoked, at: clock.now().toISOString() };
  },

  async checkCard({ memberNumber, serial }, _caller, { client }) {
    await limitRate('card-check', client.network);
    return readLiveCard(memberNumber, serial);
  },
};
