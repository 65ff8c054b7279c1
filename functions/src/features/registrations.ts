import { messages } from 'contract/messages';
import type { registrations as table } from 'contract/registrations';
import type { Handlers } from '#http/handler.ts';
import { approvePayment } from '#model/decisions.ts';
import { actorOf } from '#model/ledger.ts';
import { rejectRegistration } from '#model/removal.ts';
import { listRequests } from '#model/user-lists.ts';

export const registrations: Handlers<typeof table> = {
  /** Oldest first: who waits longest is served first. */
  async listRegistrationRequests(page) {
    return listRequests(page, 'waitingApproval', 'createdAt');
  },

  async approveRegistration({ id }, caller) {
    const { changed, validUntil } = await approvePayment('registration', id, {
      id: caller.id,
      name: caller.record.name,
    });
    return { message: messages.registrationApproved, changed, validUntil: validUntil?.toISOString() ?? null };
  },

  async rejectRegistration({ id, reason }, caller) {
    await rejectRegistration(id, actorOf(caller), reason || null);
    return { message: messages.registrationRejected };
  },
};
