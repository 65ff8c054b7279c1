import type { card as table } from 'contract/card';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/attempt-limits.ts';
import { createCard, reissueCard, setCardName } from '#model/card/card.ts';

export const card: Handlers<typeof table> = {
  async getCard(_input, { user }) {
    return createCard(user);
  },

  async updateCard({ name }, { user }) {
    return setCardName(user, name);
  },

  async reissueCard(_input, { user }) {
    await limitRate('card-reissue', user.id, actorOf(user));
    const reissued = await reissueCard(user);
    return { message: wording.cardReissued, ...reissued };
  },
};
