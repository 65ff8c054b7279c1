import type { renewals as table } from 'contract/renewals';
import { wording } from 'contract/words/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { approvePayment, rejectRenewal } from '#model/payments/decisions.ts';
import { readProof } from '#model/payments/proofs.ts';
import { requestRenewal, requireRenewable } from '#model/payments/renewal-request.ts';
import { listRequests } from '#model/people/user-lists.ts';

export const renewals: Handlers<typeof table> = {
  async requestRenewal({ paymentProof }, caller) {
    requireRenewable(caller.record);
    const proof = await readProof(paymentProof.bytes);
    await requestRenewal({ id: caller.id, data: caller.record, version: caller.version }, proof);
    return { message: wording.renewalRequested };
  },

  /** Oldest first, by the request date that the list shows. */
  async listRenewalRequests(page) {
    return listRequests(page, 'RequestRenew', 'updatedAt');
  },

  async approveRenewal({ id }, caller) {
    const { changed, validUntil } = await approvePayment('renewal', id, {
      id: caller.id,
      name: caller.record.name,
    });
    return { message: wording.renewalApproved, changed, validUntil: validUntil?.toISOString() ?? null };
  },

  async rejectRenewal({ id, reason }, caller) {
    await rejectRenewal(id, actorOf(caller), reason || null);
    return { message: wording.renewalRejected };
  },
};
