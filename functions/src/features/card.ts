import type { card as table } from 'contract/card';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { limitRate } from '#auth/rate-limit.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { cardOf, chooseCardName, reissueCard } from '#model/card/card.ts';

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
    return { message: wording.cardReissued, ...reissued };
  },
};
