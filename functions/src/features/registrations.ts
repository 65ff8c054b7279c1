import type { registrations as table } from 'contract/registrations';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { rejectRegistration } from '#model/accounts/removal.ts';
import { actorOf } from '#model/base/actors.ts';
import { approvePayment } from '#model/payments/decisions.ts';
import { requireReauthenticationForMany } from '#model/payments/rejection-limit.ts';
import { listRequests } from '#model/payments/request-list.ts';

export const registrations: Handlers<typeof table> = {
  async listRegistrationRequests(page) {
    return listRequests(page, 'waitingApproval');
  },

  async approveRegistration({ id, paymentId, seal }, caller) {
    const approval = await approvePayment('registration', id, actorOf(caller.user), {
      paymentId,
      reviewToken: seal,
    });
    const { changed, before: message = wording.registrationApproved, validUntil } = approval;
    return { message, changed, validUntil: validUntil?.toISOString() ?? null };
  },

  async rejectRegistration({ id, paymentId, reason }, caller) {
    await requireReauthenticationForMany(caller);
    const { changed } = await rejectRegistration(id, actorOf(caller.user), reason || null, paymentId);
    return { message: wording.registrationRejected, changed };
  },
};
