import type { CardReply, card as table } from 'contract/card/card';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/files.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { createCard, reissueCard, setCardName } from '#model/card/card.ts';
import { availableWallets } from '#model/card/wallet-card.ts';
import { createApplePass, createGoogleWalletPass } from '#model/card/wallet-passes.ts';

const withWallets = (card: Omit<CardReply, 'wallets'>): CardReply => ({
  ...card,
  wallets: availableWallets(),
});

export const card: Handlers<typeof table> = {
  async getCard(_input, { user }) {
    return withWallets(createCard(user));
  },

  async updateCard({ name }, { user }) {
    return withWallets(await setCardName(user, name));
  },

  async reissueCard(_input, { user }) {
    await limitRate('card-reissue', user.id, actorOf(user));
    const reissued = await reissueCard(user);
    return { message: wording.cardReissued, ...withWallets(reissued) };
  },

  async getGoogleWalletLink(_input, { user }) {
    return { url: await createGoogleWalletPass(user) };
  },

  async getApplePass(_input, { user }) {
    return {
      contentType: 'application/vnd.apple.pkpass',
      bytes: await createApplePass(user),
      fileName: fill(t.passFile, { number: String(user.data.memberNumber) }),
    };
  },
};
