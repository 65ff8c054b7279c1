import type { lifeMembers as table } from 'contract/people/life-members';
import { adminWording } from 'contract/text/admin-wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { endLifetime, grantLifetime } from '#model/people/terms/lifetime.ts';

export const lifeMembers: Handlers<typeof table> = {
  async grantLifeMembership({ id, ...decision }, caller) {
    const isNew = await grantLifetime(id, decision, actorOf(caller.user));
    return { message: isNew ? adminWording.lifeGranted : adminWording.lifeHeld };
  },

  async endLifeMembership({ id, ...end }, caller) {
    await endLifetime(id, end, actorOf(caller.user));
    return { message: adminWording.lifeEnded };
  },
};
