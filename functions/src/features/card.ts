import type { card as table } from 'contract/card';
import { messages } from 'contract/messages';
import type { Caller } from '#auth/caller.ts';
import { limitRate } from '#auth/rate-limit.ts';
import { clock } from '#data/clock.ts';
import type { Handlers } from '#http/handler.ts';
import { cardOf, cardState, chooseCardName, reissueCard, revokedSerials } from '#model/card.ts';
import { cardKeysOf } from '#model/card-keys.ts';
import { actorOf } from '#model/ledger.ts';

/** The caller's record as it was read with this request. */
const holderOf = ({ id, record, version }: Caller) => ({ id, data: record, version });

export const card: Handlers<typeof table> = {
  async getCard(_input, caller) {
    return cardOf(holderOf(caller));
  },

  async updateCard({ name }, caller) {
    return chooseCardName(holderOf(caller), name);
  },

  async reissueCard(_input, caller) {
    await limitRate('card-reissue', caller.id);
    const reissued = await reissueCard(holderOf(caller), actorOf(caller));
    return { message: messages.cardReissued, ...reissued };
  },

  async getCardKeys() {
    const revoked = await revokedSerials();
    return { keys: [...cardKeysOf(process.env).all], revoked, at: clock.now().toISOString() };
  },

  async checkCard({ memberNumber, serial }, _caller, { address }) {
    await limitRate('card-check', address);
    return { state: await cardState(memberNumber, serial) };
  },
};
