import type { membershipTerms as table } from 'contract/people/membership-terms';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { endLifetime, grantLifetime } from '#model/people/terms/lifetime.ts';
import { endPause, pauseMembership } from '#model/people/terms/pauses.ts';

const toEndReply = (isEnded: boolean) => ({ message: isEnded ? wording.pauseEnded : wording.noPause });

export const membershipTerms: Handlers<typeof table> = {
  async pauseMembership({ id, ...pause }, caller) {
    await pauseMembership(id, pause, actorOf(caller.user));
    return { message: adminWording.membershipPaused };
  },

  async endPause({ id }, caller) {
    return toEndReply(await endPause(id, actorOf(caller.user)));
  },

  async endOwnPause(_input, { user }) {
    return toEndReply(await endPause(user.id, actorOf(user)));
  },

  async grantLifeMembership({ id, ...decision }, caller) {
    const isNew = await grantLifetime(id, decision, actorOf(caller.user));
    return { message: isNew ? adminWording.lifeGranted : adminWording.lifeHeld };
  },

  async endLifeMembership({ id, ...end }, caller) {
    await endLifetime(id, end, actorOf(caller.user));
    return { message: adminWording.lifeEnded };
  },
};
