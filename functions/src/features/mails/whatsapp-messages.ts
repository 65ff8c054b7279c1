import type { whatsappMessages as table } from 'contract/mails/whatsapp-messages';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { users } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { requireMayEdit } from '#model/accounts/admins.ts';
import { findWhatsappQueue, markWhatsappMessage } from '#model/admin/whatsapp-queue.ts';
import { actorOf } from '#model/base/actors.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { decideWhatsappConsent, toWhatsappConsents } from '#model/people/profile/whatsapp-consents.ts';

const toMessage = (wanted: boolean): string => (wanted ? wording.whatsappAllowed : wording.whatsappWithdrawn);

export const whatsappMessages: Handlers<typeof table> = {
  async getWhatsappConsents(_input, { user }) {
    return { consents: toWhatsappConsents(user.data) };
  },

  async chooseWhatsappConsent({ purpose, wanted }, { user }) {
    await rejectOnConflict(decideWhatsappConsent(user, { purpose, wanted, source: '' }, actorOf(user)));
    return { message: toMessage(wanted) };
  },

  async getUserWhatsappConsents({ id }) {
    return { consents: toWhatsappConsents((await users.getOrThrow(id)).data) };
  },

  async recordWhatsappConsent({ id, purpose, decision, source }, { user: admin }) {
    const wanted = decision === 'give';
    await retryOnConflict(async () => {
      const person = await users.getOrThrow(id);
      requireMayEdit(admin, person);
      return decideWhatsappConsent(person, { purpose, wanted, source }, actorOf(admin));
    });
    return { message: toMessage(wanted) };
  },

  listWhatsappQueue: ({ purpose, event }) => findWhatsappQueue(purpose, event),

  async markWhatsappMessage(message, { user }) {
    const changed = await markWhatsappMessage(message, actorOf(user));
    return {
      message: message.outcome === 'sent' ? adminWording.whatsappSent : adminWording.whatsappSkipped,
      changed,
    };
  },
};
