import type { registrations as table } from 'contract/money/registrations';
import { adminWording } from 'contract/text/admin-wording';
import type { Handlers } from '#http/handler.ts';
import { rejectRegistration } from '#model/accounts/delete-user.ts';
import { actorOf } from '#model/base/actors.ts';
import { approveDues } from '#model/money/payments/approve-dues.ts';
import { listRequests } from '#model/money/payments/request-list.ts';
import { requireReauthenticationForMany } from '#model/money/payments/require-reauthentication-for-many.ts';

export const registrations: Handlers<typeof table> = {
  listRegistrationRequests: (page) => listRequests(page, 'waitingApproval'),

  approveRegistration: (input, { user }) => approveDues('registration', input, actorOf(user)),

  async rejectRegistration({ id, paymentId, reason }, caller) {
    await requireReauthenticationForMany(caller);
    const { changed } = await rejectRegistration(id, actorOf(caller.user), reason || null, paymentId);
    return { message: adminWording.registrationRejected, changed };
  },
};
