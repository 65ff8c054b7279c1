import type { renewals as table } from 'contract/money/renewals';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { approveDues, rejectRenewal } from '#model/money/payments/approve-dues.ts';
import { readProof } from '#model/money/payments/proofs.ts';
import { requestRenewal, requireRenewable } from '#model/money/payments/renewal-request.ts';
import { listRequests } from '#model/money/payments/request-list.ts';
import { requireReauthenticationForMany } from '#model/money/payments/require-reauthentication-for-many.ts';

export const renewals: Handlers<typeof table> = {
  async requestRenewal({ paymentProof }, { user }, { storeReply }) {
    requireRenewable(user.data);
    const proof = await readProof(paymentProof.bytes);
    const reply = { message: wording.renewalRequested };
    await requestRenewal(user, proof, {}, (batch) => storeReply(batch, reply));
    return reply;
  },

  listRenewalRequests: (page) => listRequests(page, 'RequestRenew'),

  approveRenewal: (input, { user }) => approveDues('renewal', input, actorOf(user)),

  async rejectRenewal({ id, paymentId, reason }, caller) {
    await requireReauthenticationForMany(caller);
    const { changed } = await rejectRenewal(id, actorOf(caller.user), reason || null, paymentId);
    return { message: adminWording.renewalRejected, changed };
  },
};
